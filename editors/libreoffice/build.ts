import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';

const SOURCES = fileURLToPath(new URL('src', import.meta.url));

/** Packs the extension into an .oxt file, which LibreOffice installs. */
export function buildOfficeExtension(path: string): void {
  const names = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:py|txt|xcs|xcu|xml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(SOURCES.length + 1));
  const files = names
    .sort()
    .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(SOURCES, name))] as const);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zipSync(Object.fromEntries(files)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = fileURLToPath(new URL('dist/klartext.oxt', import.meta.url));
  buildOfficeExtension(path);
  console.log(path);
}
