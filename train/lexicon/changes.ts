import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../src/core/index.ts';
import { folderFiles, loadIdentifier, loadLanguage } from '../../src/language/index.ts';
import { openDocument } from '../../src/simplify/document/open.ts';
import { loadPairs, reword } from '../../src/simplify/lexicon/index.ts';
import { levelProfile } from '../../src/simplify/profile/index.ts';
import { Rewriter } from '../../src/simplify/rewrite/driver.ts';
import { loadRules } from '../../src/simplify/rewrite/load.ts';
import { Random } from '../random.ts';
import { filesUnder } from '../reading/files.ts';

/**
 * What the pairs alone change in the development documents, by pair: to be read before a pair stays.
 *
 *     npx tsx train/lexicon/changes.ts --language en [--level B1] [--most 6000] [--out changes.jsonl]
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    level: { type: 'string', default: 'B1' },
    most: { type: 'string', default: '6000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
if (!LEVELS.includes(values.level as Level)) {
  console.error(`--level takes ${LEVELS.join(', ')}, not "${values.level}".`);
  process.exit(2);
}
const LONGEST = 120;
const language = await loadLanguage(values.language);
const identifier = await loadIdentifier(await folderFiles());
const rewriter = new Rewriter(language, await loadRules(values.language));
const lexicon = await loadPairs(values.language);
const profile = levelProfile(values.level as Level);

/** The whole sentences of the paragraphs of a file. */
async function sentencesOf(file: string): Promise<string[]> {
  const format = file.endsWith('.html') ? 'html' : file.endsWith('.md') ? 'markdown' : 'text';
  const { structure, document } = await openDocument(readFileSync(file, 'utf8'), format, language);
  return structure.blocks.flatMap((block, at) =>
    block.kind === 'paragraph' || block.kind === 'item'
      ? document.paragraphs[at].sentences
          .map(({ start, end }) => document.text.slice(start, end).replace(/\s+/gu, ' '))
          .filter((sentence) => /[.!?]["”’)]*$/u.test(sentence))
          .filter((sentence) => identifier.identify(sentence).language === language.id)
      : [],
  );
}

const all: { file: string; source: string }[] = [];
const seen = new Set<string>();
for (const file of filesUnder(`.data/documents/${values.language}`)) {
  if (!/\.(?:md|html|txt)$/u.test(file)) continue;
  for (const source of await sentencesOf(file)) {
    if (!seen.has(source)) all.push({ file, source });
    seen.add(source);
  }
}
const drawn = new Random(Number(values.seed)).shuffled(all).slice(0, Number(values.most));
const fired = new Map<string, number>();
const lines: string[] = [];
let sentences = 0;
const start = process.cpuUsage();
for (const { file, source } of drawn) {
  const [tree, ...more] = rewriter.read(source);
  if (!tree || more.length > 0 || tree.words > LONGEST) continue;
  sentences++;
  const { text, edits } = reword(tree, lexicon, profile);
  if (edits.length === 0) continue;
  const pairs = [...new Set(edits.map((edit) => edit.source.replace('lexicon/', '')))];
  for (const pair of pairs) fired.set(pair, (fired.get(pair) ?? 0) + 1);
  lines.push(JSON.stringify({ file, pairs, source, text }));
}
const { user, system } = process.cpuUsage(start);
console.log(`${all.length} sentences, ${sentences} tried, ${lines.length} changed`);
console.log(`${((sentences * 1e6) / (user + system)).toFixed(0)} a second`);
for (const [id, count] of [...fired].sort((a, b) => b[1] - a[1])) console.log(`${count}\t${id}`);
if (values.out) writeFileSync(values.out, `${lines.join('\n')}\n`);
