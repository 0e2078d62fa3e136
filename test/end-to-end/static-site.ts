import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A folder of files served as any web space does; what was asked for in vain is kept. */
export async function serveFolder(folder: string) {
  const missing: string[] = [];
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const body = path.includes('..')
      ? undefined
      : await readFile(join(folder, file)).catch(() => undefined);
    if (!body && path !== '/favicon.ico') missing.push(path);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(body ? 200 : 404, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, missing, close: () => server.close() };
}
