import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = `<!doctype html><title>klartext</title>
<script type="module">import * as all from '/module.js'; window.klartext = all;</script>`;

/** A module of `src/` with all it imports, by the names of its files; what only Node has stays outside. */
async function bundled(entry: string): Promise<ReadonlyMap<string, string>> {
  const result = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['es'], fileName: 'module' },
      rollupOptions: { external: /^node:/ },
    },
  })) as Rolldown.RolldownOutput[];
  const chunks = result[0].output.filter((each) => each.type === 'chunk');
  return new Map(chunks.map(({ fileName, code }) => [`/${fileName}`, code]));
}

/** A page that has the module as `window.klartext`, and the languages at `/languages`. */
export async function serveModule(entry: string): Promise<{ url: string; close(): void }> {
  const scripts = await bundled(entry);
  const server = createServer(async ({ url = '/' }, response) => {
    const isData = /^\/languages\/[\w./-]+$/.test(url) && !url.includes('..');
    const data = isData ? await readFile(ROOT + url).catch(() => undefined) : undefined;
    const script = scripts.get(url);
    const [type, body] =
      script !== undefined
        ? ['text/javascript', script]
        : url === '/'
          ? ['text/html', PAGE]
          : ['application/octet-stream', data];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
