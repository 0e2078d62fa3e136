// Before a data package is packed: copies the licence texts it needs to its LICENSES/. Afterwards,
// with --remove: removes them again.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const texts = fileURLToPath(new URL('../LICENSES/', import.meta.url));
rmSync('LICENSES', { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  const { files } = JSON.parse(readFileSync('licences.json', 'utf8'));
  const ids = new Set(Object.values(files).flatMap((each) => each.split(/ (?:AND|OR) /)));
  mkdirSync('LICENSES');
  for (const id of ids) {
    if (existsSync(`${texts}${id}.txt`)) copyFileSync(`${texts}${id}.txt`, `LICENSES/${id}.txt`);
  }
}
