import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadLanguage } from '../../src/language/index.ts';
import { longestSentence } from '../../src/simplify/models/taught/writing-engine.ts';
import { Random } from '../random.ts';
import { filesUnder, type Item, USED, usedFiles, writeLines } from './files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string' },
    set: { type: 'string', default: 'documents-fresh' },
    seed: { type: 'string' },
    most: { type: 'string', default: '150' },
    /** At most so many of one file. */
    each: { type: 'string', default: '15' },
    out: { type: 'string' },
    /** Files of the set `documents` may be drawn again and are not noted. */
    development: { type: 'boolean', default: false },
  },
});
const { language: id, seed, out, set } = values;
if (!id || !seed || !out) {
  console.error(
    'Usage: draw.ts --language ID --seed N --out DIR [--most 150] [-- simplify options]',
  );
  process.exit(2);
}

/** One sentence of `klartext simplify --json`. */
interface Simplified {
  readonly start: number;
  readonly source: string;
  readonly text: string;
  readonly edits: readonly { readonly source: string }[];
  readonly left?: string;
}

const LIMIT = 20;
const PER_EDITOR = 6;
const SHORTEST_TO_EDIT = 9;

const language = await loadLanguage(id, undefined, { without: ['analysis', 'inflection'] });
const pick = new Random(Number(seed));
const used = usedFiles();
const files = filesUnder(`.data/${set}/${id}`).filter(
  (file) => /\.(?:md|html|txt)$/.test(file) && (values.development || !used.has(file)),
);

/** Files in turns over the genres, so that none outweighs the others. */
function inTurns(all: readonly string[]): string[] {
  const byGenre = new Map<string, string[]>();
  for (const file of pick.shuffled(all)) {
    const genre = file.split('/').at(-2) ?? '';
    byGenre.set(genre, [...(byGenre.get(genre) ?? []), file]);
  }
  const queues = [...byGenre.values()];
  return Array.from({ length: Math.max(0, ...queues.map((queue) => queue.length)) }).flatMap(
    (_, round) => queues.flatMap((queue) => (queue[round] ? [queue[round]] : [])),
  );
}

const wordsOf = (text: string) =>
  language.words(text).filter(({ start }) => /[\p{L}\p{N}]/u.test(text[start])).length;

const items: Item[] = [];
const unread: { file: string; before: string; source: string }[] = [];
const reach = { sentences: 0, changed: 0, long: 0, brought: 0, files: [] as string[] };
for (const file of inTurns(files)) {
  if (items.length >= Number(values.most)) break;
  const run = spawnSync(
    'node',
    ['bin/klartext.js', 'simplify', file, '-l', id, '--json', ...positionals],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  if (run.stdout.trim() === '') throw new Error(`${file}: ${run.stderr}`);
  const { sentences } = JSON.parse(run.stdout) as { sentences: Simplified[] };
  const running = sentences.filter(({ left }) => left === undefined);
  const changed: Item[] = [];
  running.forEach(({ source, text, edits }, at) => {
    const before = running
      .slice(Math.max(0, at - 2), at)
      .map((each) => each.source)
      .join(' ')
      .slice(-240);
    reach.sentences++;
    if (wordsOf(source) > LIMIT) {
      reach.long++;
      if (longestSentence(text, language) <= LIMIT) reach.brought++;
    }
    if (wordsOf(source) >= SHORTEST_TO_EDIT) unread.push({ file, before, source });
    if (text === source) return;
    reach.changed++;
    changed.push({
      id: '',
      file,
      genre: file.split('/').at(-2) ?? '',
      before,
      source,
      output: text,
      rules: [...new Set(edits.map((edit) => edit.source))],
    });
  });
  items.push(...pick.shuffled(changed).slice(0, Number(values.each)));
  reach.files.push(file);
}
const drawn = items
  .slice(0, Number(values.most))
  .map((item, at) => ({ ...item, id: `s${at + 1}` }));
const toEdit = pick
  .shuffled(unread)
  .slice(0, Math.ceil(drawn.length / PER_EDITOR))
  .map((each, at) => ({ id: `e${at + 1}`, ...each }));
mkdirSync(out, { recursive: true });
writeFileSync(`${out}/items.jsonl`, writeLines(drawn));
writeFileSync(`${out}/to-edit.jsonl`, writeLines(toEdit));
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
  encoding: 'utf8',
}).stdout.trim();
writeFileSync(
  `${out}/reach.json`,
  `${JSON.stringify({ seed, commit, options: positionals, ...reach }, null, 1)}\n`,
);
if (!values.development) {
  mkdirSync('notes/readings', { recursive: true });
  appendFileSync(USED, reach.files.map((file) => `${file}\t${out.split('/').at(-1)}\n`).join(''));
}
console.log(
  `${drawn.length} changed sentences of ${reach.files.length} files, ${toEdit.length} for an editor`,
);
console.log(`over ${LIMIT} words: ${reach.long}, brought under: ${reach.brought}`);
