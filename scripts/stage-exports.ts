// First step of `npm run exports`: what the package exports, without languages/. 70 MB that no entry
// point leads to took longer to pack than all the rest.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'node_modules/.cache/exports';
rmSync(folder, { recursive: true, force: true });
for (const part of ['README.md', 'LICENSE', 'NOTICE', 'bin', 'dist']) {
  cpSync(part, join(folder, part), { recursive: true });
}
// Packing must not trigger another build.
const { scripts: _, ...described } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(join(folder, 'package.json'), JSON.stringify(described));
