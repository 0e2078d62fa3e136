import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { html } from '../../core/markup.ts';
import { packageFile } from '../../core/package-file.ts';
import { pagePolicy } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  map: 'application/json',
};
const PACKED = new Set(['html', 'js', 'mjs', 'css', 'json', 'svg', 'map']);
/** Placeholder for the nonce of a page's styles. */
const NONCE = '__CSP_NONCE__';

interface StaticFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly packed?: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** The folder of the built pages. */
export function webFolder(): string {
  return fileURLToPath(packageFile('dist/web/'));
}

/**
 * The files of the workbench. The server reads all of them at start and serves them by exact address,
 * so path traversal is impossible.
 */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const ending = entry.name.split('.').at(-1) ?? '';
      const bytes = new Uint8Array(readFileSync(path));
      const packed = PACKED.has(ending) ? new Uint8Array(gzipSync(bytes)) : undefined;
      this.files.set(`/${relative(folder, path).split(sep).join('/')}`, {
        bytes,
        ...(packed && { packed }),
        type: TYPES[ending] ?? 'application/octet-stream',
      });
    }
  }

  /** The response to a GET; addresses without a file are views of the workbench. */
  answer(path: string, request: Request): Response | undefined {
    const file = path.endsWith('.html') ? undefined : this.files.get(path);
    if (file) return this.file(path, file, request);
    if (/\.[a-z0-9]{1,12}$/i.test(path) && !path.endsWith('.html')) return undefined;
    const page = this.files.get('/index.html');
    return page ? withNonce(page) : missingPage();
  }

  private file(path: string, file: StaticFile, request: Request): Response {
    const takesPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    const isPacked = takesPacked && file.packed !== undefined;
    return new Response(isPacked ? file.packed : file.bytes, {
      headers: {
        'Content-Type': file.type,
        // The names of files in assets/ contain a hash of their content.
        'Cache-Control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(isPacked && { 'Content-Encoding': 'gzip' }),
      },
    });
  }
}

function withNonce({ bytes }: StaticFile): Response {
  const page = new TextDecoder().decode(bytes);
  const nonce = page.includes(NONCE) ? randomBytes(16).toString('base64') : undefined;
  return new Response(nonce === undefined ? page : page.replaceAll(NONCE, nonce), {
    headers: {
      'Content-Type': TYPES.html,
      'Content-Security-Policy': pagePolicy(nonce),
      'Cache-Control': 'no-cache',
    },
  });
}

function missingPage(): Response {
  const page = html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Klartext</title>
<h1>The page is not built yet</h1><p>Run <code>npm run build</code>, then start again. The API answers already: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>`;
  return new Response(page.text, {
    status: 503,
    headers: { 'Content-Type': TYPES.html, 'Content-Security-Policy': pagePolicy(undefined) },
  });
}
