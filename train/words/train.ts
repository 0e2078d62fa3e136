import { readFileSync, writeFileSync } from 'node:fs';
import { folderFiles, languageIds, loadFluency } from '../../src/language/index.ts';
import { loadLexicon } from '../../src/simplify/words/lexicon.ts';
import { calibrated } from './calibrate.ts';
import { keptExamples, type RankingExample, rankingExamples } from './examples.ts';
import { goldItems } from './gold.ts';
import { crossValidated, type Figures, figuresOf, learnWeights } from './learn.ts';
import { thesaurusOf } from './thesaurus.ts';

/**
 * `npx tsx train/words/train.ts PACKS [EXAMPLES]`: learns the rankers from the development sets,
 * with the lexicons and thesauri and with the packs in the folder PACKS, and writes the development
 * table into notes/words.md. Languages without a set get weights learned on all the others. A folder
 * EXAMPLES keeps the candidates of all items from one run to the next.
 */
const [packs, kept] = process.argv.slice(2);
const folder = 'languages';
const TAUGHT = ['en', 'es', 'pt', 'zh'];
/** Learned from their own sets only: English has enough, Chinese is too different. */
const ALONE = ['en', 'zh'];
/** Whose model of fluency helps to rank; those of other languages know too few words in a row. */
const FLUENT = ['en'];
/** EASIER has 8,000 words of one annotator: every third one is enough. */
const EVERY: Readonly<Record<string, number>> = { EASIER: 3 };

interface Ranker {
  readonly weights: Readonly<Record<string, number>>;
  readonly calibration: { readonly slope: number; readonly lead: number; readonly bias: number };
}

const rows: string[] = [];
const shared: Record<'shipped' | 'packed', RankingExample[]> = { shipped: [], packed: [] };
for (const id of TAUGHT) {
  const shipped = await learned(id, false);
  const packed = await learned(id, true);
  write(id, shipped, packed);
}
const common = rankerOf(shared.shipped);
const commonPacked = rankerOf(shared.packed);
for (const id of languageIds()) if (!TAUGHT.includes(id)) write(id, common, commonPacked);
writeTable();

async function learned(id: string, withPack: boolean): Promise<Ranker> {
  const items = goldItems(id).filter(({ set }, at) => at % (EVERY[set] ?? 1) === 0);
  const file = kept && `${kept}/${id}-${withPack ? 'packed' : 'shipped'}.json`;
  const examples = await keptExamples(file, async () => {
    const packed = withPack ? [await folderFiles(packs)] : [];
    const files = await folderFiles(undefined, { packs: thesaurusOf(id) });
    const lexicon = await loadLexicon(id, files, packed);
    const fluency = FLUENT.includes(id) ? await loadFluency(files, id) : undefined;
    return rankingExamples({ ...lexicon, ...(fluency && { fluency }) }, items);
  });
  // SIMPLEX-PB is of one thesaurus, EASIER of one annotator: what others wrote keeps them general.
  const pool = shared[withPack ? 'packed' : 'shipped'];
  const extra = ALONE.includes(id) ? [] : [...pool];
  const weightsFor = crossValidated(examples, 5, extra);
  for (const set of new Set(items.map((item) => item.set))) {
    const figures = figuresOf(
      examples.filter(({ item }) => item.set === set),
      weightsFor,
    );
    rows.push(row(set, id, withPack ? 'with pack' : 'shipped', figures));
    console.log(rows.at(-1));
  }
  const few = examples.filter((_, at) => at % Math.ceil(examples.length / 800) === 0);
  // Chinese candidates have no parts of speech and few sources: they teach the others nothing.
  if (id !== 'zh') pool.push(...few.map(unread));
  const weights = learnWeights([...extra, ...examples]);
  return { weights, calibration: calibrated(examples, weightsFor) };
}

/** Without what only this language's forms tell. */
function unread({ item, candidates }: RankingExample): RankingExample {
  return {
    item,
    candidates: candidates.map((candidate) => {
      const { fluency, collocation, ...features } = candidate.features;
      return { ...candidate, features };
    }),
  };
}

function rankerOf(examples: readonly RankingExample[]): Ranker {
  return {
    weights: learnWeights(examples),
    calibration: calibrated(examples, crossValidated(examples)),
  };
}

function write(id: string, shipped: Ranker, packed: Ranker): void {
  const text = JSON.stringify({ ...shipped, packed }, undefined, 2);
  writeFileSync(`${folder}/${id}/lexicon-ranker.json`, `${text}\n`);
}

function row(set: string, id: string, data: string, figures: Figures): string {
  const cells = [figures.covered, figures.accuracy, figures.potential3, figures.potential10];
  return `| ${set} | ${id} | ${data} | ${figures.items} | ${cells.map((value) => value.toFixed(3)).join(' | ')} |`;
}

function writeTable(): void {
  const path = 'notes/words.md';
  const table = [
    '| set | language | data | items | covered | ACC@1 | Potential@3 | Potential@10 |',
    '|---|---|---|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
  const old = readFileSync(path, 'utf8');
  const marked = /(<!-- development -->)[\s\S]*?(<!-- \/development -->)/;
  writeFileSync(path, old.replace(marked, `$1\n\n${table}\n\n$2`));
}
