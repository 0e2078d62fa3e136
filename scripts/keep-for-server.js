// For the image (Dockerfile): turns the optional packages that the workbench needs into dependencies, at
// the installed version, so that `npm prune --omit=dev` keeps them.
import { readFileSync, writeFileSync } from 'node:fs';

const KEPT = [
  '@embedpdf/fonts-arabic',
  '@hono/node-server',
  'bidi-js',
  'dejavu-fonts-ttf',
  'hono',
  'libsql',
  'mammoth',
  'pdfkit',
  'pg',
  'unpdf',
];
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const manifest = read('package.json');
for (const name of KEPT) {
  manifest.dependencies[name] = read(`node_modules/${name}/package.json`).version;
  delete manifest.devDependencies[name];
}
writeFileSync('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);
