import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEVELS, type Level } from '../../src/core/index.ts';
import { folderFiles, loadIdentifier, loadLanguage } from '../../src/language/index.ts';
import { openDocument } from '../../src/simplify/document/open.ts';
import { levelProfile } from '../../src/simplify/profile/index.ts';
import { Rewriter } from '../../src/simplify/rewrite/driver.ts';
import { RuleSet } from '../../src/simplify/rewrite/rule.ts';
import { readRuleFiles } from '../../src/simplify/rewrite/rule-files.ts';
import { compileRules } from '../../src/simplify/rewrite/rules.ts';
import { Random } from '../random.ts';
import { filesUnder } from '../reading/files.ts';

/**
 * How far the rules alone reach on the development documents: sentences over 20 words that are
 * brought to 20 or fewer, with content kept (the judge passed every step).
 *
 *     npx tsx train/rewrite/reach.ts --language en [--most 600] [--seed 1] [--out changes.jsonl]
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    level: { type: 'string', default: 'B1' },
    most: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    left: { type: 'string' },
  },
});
if (!LEVELS.includes(values.level as Level)) {
  console.error(`--level takes ${LEVELS.join(', ')}, not "${values.level}".`);
  process.exit(2);
}
const LIMIT = 20;
const LONGEST = 120;
const language = await loadLanguage(values.language);
const { compiled } = compileRules(readRuleFiles(values.language));
const identifier = await loadIdentifier(await folderFiles());
const rewriter = new Rewriter(language, new RuleSet(compiled));
const options = { profile: levelProfile(values.level as Level), strength: 'balanced' } as const;
const random = new Random(Number(values.seed));

/** The whole sentences of paragraphs, one file after the other. */
async function sentencesOf(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8');
  const { structure, document } = await openDocument(text, formatOf(file), language);
  return structure.blocks.flatMap((block, at) =>
    block.kind === 'paragraph'
      ? document.paragraphs[at].sentences
          .map(({ start, end }) => document.text.slice(start, end).replace(/\s+/gu, ' '))
          .filter((sentence) => /[.!?]["”’)]*$/u.test(sentence))
          .filter((sentence) => identifier.identify(sentence).language === language.id)
      : [],
  );
}

function formatOf(file: string) {
  return file.endsWith('.html') ? 'html' : file.endsWith('.md') ? 'markdown' : 'text';
}

const files = filesUnder(`.data/documents/${values.language}`).filter((file) =>
  /\.(?:md|html|txt)$/u.test(file),
);
const all: { file: string; source: string }[] = [];
for (const file of files) {
  for (const source of await sentencesOf(file)) all.push({ file, source });
}
const drawn = random.shuffled(all).slice(0, Number(values.most) * 3);
const counts = { sentences: 0, long: 0, changed: 0, longChanged: 0, reached: 0 };
const fired = new Map<string, number>();
const changes: string[] = [];
const left: string[] = [];
const start = performance.now();
for (const { file, source } of drawn) {
  const trees = rewriter.read(source);
  if (trees.length !== 1 || trees[0].words > LONGEST) continue;
  counts.sentences++;
  const isLong = trees[0].words > LIMIT;
  if (isLong) counts.long++;
  const { text, lines, steps } = rewriter.rewrite(source, options);
  if (steps.length === 0) {
    if (isLong) left.push(source);
    continue;
  }
  counts.changed++;
  if (isLong) counts.longChanged++;
  const longest = Math.max(
    ...lines.map((line) => Math.max(...rewriter.read(line.text).map(({ words }) => words))),
  );
  if (isLong && longest <= LIMIT) counts.reached++;
  for (const { rule } of steps) fired.set(rule.id, (fired.get(rule.id) ?? 0) + 1);
  const rules = steps.map(({ rule }) => rule.id);
  changes.push(JSON.stringify({ file, rules, longest, source, text }));
}
const seconds = (performance.now() - start) / 1000;
const share = (n: number, of: number) =>
  `${n} of ${of} (${((100 * n) / Math.max(1, of)).toFixed(1)}%)`;
console.log(`sentences ${counts.sentences}, changed ${share(counts.changed, counts.sentences)}`);
console.log(`over ${LIMIT} words: changed ${share(counts.longChanged, counts.long)}`);
console.log(`brought to ${LIMIT} or fewer: ${share(counts.reached, counts.long)}`);
console.log(`${(counts.sentences / seconds).toFixed(0)} sentences a second`);
for (const [id, count] of [...fired].sort((a, b) => b[1] - a[1])) console.log(`${count}\t${id}`);
if (values.out) writeFileSync(values.out, `${changes.join('\n')}\n`);
if (values.left) writeFileSync(values.left, `${left.join('\n')}\n`);
