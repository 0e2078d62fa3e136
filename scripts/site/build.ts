import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NAVIGATION } from './pages.ts';
import { referencePages } from './reference.ts';
import { addressOf, renderPage } from './render.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Writes the site into a folder: the pages of the navigation and all that they link to. */
export function buildSite(out: string): readonly string[] {
  rmSync(out, { recursive: true, force: true });
  const made = referencePages();
  const isFile = (path: string) =>
    made.has(path) || (existsSync(join(ROOT, path)) && statSync(join(ROOT, path)).isFile());
  const waiting = NAVIGATION.flatMap(({ pages }) => pages.map(({ path }) => path));
  const done = new Set<string>();
  for (const path of waiting) {
    if (done.has(path)) continue;
    done.add(path);
    const source = made.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
    const page = renderPage(path, source, isFile);
    write(join(out, addressOf(path)), page.html);
    for (const picture of page.pictures) {
      mkdirSync(dirname(join(out, picture)), { recursive: true });
      cpSync(join(ROOT, picture), join(out, picture));
    }
    waiting.push(...page.pages);
  }
  cpSync(join(ROOT, 'scripts/site/style.css'), join(out, 'style.css'));
  return [...done].map(addressOf);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${buildSite(join(ROOT, 'site')).length} pages in site/`);
}
