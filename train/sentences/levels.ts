// What a level makes of a text, beside what people wrote for it (TSAR-2025, in .data/): words a
// sentence and the four ratios of ACCESS. `npx tsx train/sentences/levels.ts`; notes/simplify.md has it.
import { LEVELS, sentencesOf } from '../../src/core/index.ts';
import { corpora, folderCorpusFiles, isPair, loadCorpus } from '../../src/corpus/index.ts';
import { mirrorFolder } from '../../src/corpus/load.ts';
import { loadLanguage } from '../../src/language/index.ts';
import {
  DIALS,
  loadEngine,
  measureDials,
  measureSource,
  readDocument,
  simplifyDocument,
} from '../../src/simplify/index.ts';

interface Pair {
  readonly source: string;
  readonly output: string;
}

const entry = corpora.get('tsar2025');
const folder = mirrorFolder(entry, '.data');
if (folder === undefined) throw new Error('TSAR-2025 is not in .data/: npm run data');
const english = await loadLanguage('en');
const engine = await loadEngine('default', english);

const written = new Map<string, Pair[]>();
for await (const record of loadCorpus(entry, folderCorpusFiles(folder))) {
  if (!isPair(record)) continue;
  const level = record.level?.target ?? '';
  const pair = { source: record.source, output: record.references[0] };
  written.set(level, [...(written.get(level) ?? []), pair]);
}
const sources = [...new Set([...written.values()].flat().map(({ source }) => source))];

console.log(`| | sentences | words a sentence | ${DIALS.join(' | ')} |`);
console.log('|---|---:|---:|---:|---:|---:|---:|');
row(
  'source',
  sources.map((source) => ({ source, output: source })),
);
for (const [level, pairs] of written) row(`people, ${level}`, pairs);
for (const level of [undefined, ...LEVELS]) {
  const controls = level === undefined ? {} : { level };
  const simplified = (source: string) =>
    [...simplifyDocument(readDocument(source, 'text', english), { engine, controls })]
      .map(({ output }) => output)
      .join('');
  row(
    level ?? 'no level',
    sources.map((source) => ({ source, output: simplified(source) })),
  );
}

function row(title: string, pairs: readonly Pair[]): void {
  const sentences = pairs.flatMap(({ output }) => sentencesOf(english.segment(output)));
  const words = sentences.reduce(
    (sum, { tokens }) => sum + tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form)).length,
    0,
  );
  const ratios = pairs.map(({ source, output }) =>
    measureDials(measureSource(source, english), output, english),
  );
  const means = DIALS.map((dial) =>
    (ratios.reduce((sum, each) => sum + each[dial], 0) / pairs.length).toFixed(2),
  );
  const cells = [title, sentences.length, (words / sentences.length).toFixed(1), ...means];
  console.log(`| ${cells.join(' | ')} |`);
}
