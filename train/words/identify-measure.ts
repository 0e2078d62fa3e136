import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sentencesOf } from '../../src/core/index.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { hardWords, loadComplexity } from '../../src/simplify/words/identify/index.ts';
import { sumOfTrees } from '../../src/simplify/words/identify/trees.ts';
import { type Item, readComplex, readCwi, wordLevels } from './identify/data.ts';
import { rowMaker } from './identify/rows.ts';
import { assessItems, macroF1, pearson, spearman } from './identify/score.ts';

/**
 * `npx tsx train/words/identify-measure.ts`: how well the shipped models find hard words, on test
 * data never trained on. Prints the table of notes/hard-words.md.
 */
const CWI_TESTS = [
  { id: 'en', set: 'english/News_Test', target: 0.8 },
  { id: 'en', set: 'english/WikiNews_Test' },
  { id: 'en', set: 'english/Wikipedia_Test' },
  { id: 'es', set: 'spanish/Spanish_Test', target: 0.73 },
  { id: 'de', set: 'german/German_Test', target: 0.72 },
  { id: 'fr', set: 'french/French_Test', target: 0.72 },
];
const COMPLEX_TESTS = [
  { kind: 'single', target: 0.7 },
  { kind: 'multi', target: undefined },
];

async function tools(id: string) {
  const language = await loadLanguage(id);
  return { language, model: await loadComplexity(language) };
}

const line = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

line('test', 'language', 'items', 'measure', 'reached', 'target');
line('---', '---', '---:', '---', '---:', '---:');
for (const { id, set, target } of CWI_TESTS) {
  const { language, model } = await tools(id);
  const items = readCwi(set);
  const said = assessItems(items, language, model);
  const f1 = macroF1(said.map(({ label, marked }) => ({ label, guess: marked > 0.5 ? 1 : 0 })));
  line(`CWI-2018 ${set}`, id, items.length, 'macro F1', f1.toFixed(3), target ?? '');
}
const english = await tools('en');
for (const { kind, target } of COMPLEX_TESTS) {
  const items: Item[] = readComplex(`test-labels/lcp_${kind}_test`);
  const said = assessItems(items, english.language, english.model);
  const labels = items.map(({ label }) => label);
  const r = (values: number[]) => pearson(values, labels).toFixed(3);
  line(
    `CompLex ${kind}`,
    'en',
    items.length,
    'Pearson, rating',
    r(said.map(({ rating }) => rating)),
    target ?? '',
  );
  line(
    `CompLex ${kind}`,
    'en',
    items.length,
    'Pearson, complexity',
    r(said.map(({ complexity }) => complexity)),
    '',
  );
}
for (const { id, name, words } of wordLevels()) {
  const { language, model } = await tools(id);
  const rows = rowMaker(language, model.facts).ofWords(words.map(({ word }) => word));
  const ratings = rows.map((row) =>
    sumOfTrees(model.rated, [...row, sumOfTrees(model.marked, row)]),
  );
  const rho = spearman(
    ratings,
    words.map(({ level }) => level),
  );
  line(`${name}, words alone`, id, words.length, 'Spearman with level', rho.toFixed(3), '');
}
{
  const text = readFileSync(
    fileURLToPath(new URL('../../examples/en.txt', import.meta.url)),
    'utf8',
  );
  const document = english.language.analyse(`${text}\n`.repeat(200));
  const before = process.cpuUsage();
  hardWords(document, { model: english.model });
  const seconds = process.cpuUsage(before).user / 1e6;
  const count = sentencesOf(document).length;
  line(
    'speed, analysed text',
    'en',
    count,
    'sentences per CPU second',
    Math.round(count / seconds),
    '',
  );
}
