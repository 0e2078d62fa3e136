import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('./', import.meta.url));
const LANGUAGES = ['en', 'de'];
const OUT = `${ROOT}site/demo`;

/** Puts the data that the page fetches beside it: two languages, what all share, and the guidelines. */
const data: Plugin = {
  name: 'klartext-data',
  closeBundle() {
    const isWanted = (path: string) =>
      !path.includes('/') || LANGUAGES.includes(path.split('/')[0]);
    const names = readFileSync(`${ROOT}languages/files.txt`, 'utf8').trim().split('\n');
    const wanted = names.filter(isWanted);
    mkdirSync(`${OUT}/languages`, { recursive: true });
    for (const name of wanted) cpSync(`${ROOT}languages/${name}`, `${OUT}/languages/${name}`);
    writeFileSync(`${OUT}/languages/files.txt`, `${wanted.join('\n')}\n`);
    mkdirSync(`${OUT}/guidelines`, { recursive: true });
    for (const name of readdirSync(`${ROOT}guidelines`)) {
      if (name.endsWith('.json')) cpSync(`${ROOT}guidelines/${name}`, `${OUT}/guidelines/${name}`);
    }
  },
};

const source = (path: string) => `${ROOT}src/${path}/index.ts`;

// A page that simplifies and checks without a server: a folder of files for any web space.
export default defineConfig({
  root: `${ROOT}examples/demo`,
  base: './',
  plugins: [data],
  worker: { format: 'es' },
  resolve: {
    // micromark needs no document in a worker, if bundlers are told that it is one.
    conditions: ['worker', 'module', 'browser', 'development|production'],
    alias: [
      { find: /^klartext$/, replacement: source('klartext') },
      { find: /^klartext\/(\w+)$/, replacement: source('$1') },
    ],
  },
  build: { outDir: OUT, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
});
