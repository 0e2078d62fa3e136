// Learns what an edit of a sentence is worth: `npx tsx train/sentences/train.ts`.
// Writes languages/sentence-scorer.json, and /tmp/scorer-0.json and /tmp/scorer-1.json without the
// sentences of TurkCorpus with an even and an odd number, to measure on them; see notes/0.1/sentences.md.
// `--examples FILE` keeps what takes long, and reads it again; `--sets 1` learns from the first set only.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { folderFiles, loadFluency, loadLanguage } from '../../src/language/index.ts';
import { loadSentenceRules } from '../../src/simplify/sentences/language-file/rules-file.ts';
import { seamsReader } from '../../src/simplify/sentences/seams.ts';
import { featuresOf, type ScorerModel } from '../../src/simplify/sentences/weigh.ts';
import { loadWordSource } from '../../src/simplify/sentences/word-proposals.ts';
import { boost } from '../words/identify/boost.ts';
import { examples } from './gains.ts';
import { KeyMeans, type Worth } from './key-means.ts';
import { trainingSets } from './training-pairs.ts';

/** An edit as a line of numbers; the rule's number and the key's worth come first. */
interface Row extends Worth {
  readonly set: number;
  readonly pair: number;
  readonly features: number[];
}

/** Where one editor left out a modifier, the next would not: `strong` would drop much more. */
const MODIFIERS = /^drop\/(?:modifier|detail|aside)/;
/** Fewer edits of a rule have no mean worth speaking of. */
const LEAST_OF_RULE = 10;

const option = (name: string) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const kept = option('--examples');
const sets = Number(option('--sets') ?? 99);
const target = option('--to') ?? 'languages/sentence-scorer.json';

const rows: Row[] =
  kept !== undefined && existsSync(kept)
    ? (JSON.parse(readFileSync(kept, 'utf8')) as Row[])
    : await allRows();
if (kept !== undefined && !existsSync(kept)) writeFileSync(kept, JSON.stringify(rows));

const used = levelled(rows.filter(({ set }) => set < sets));
write(used, target);
for (const fold of [0, 1]) {
  write(
    used.filter(({ set, pair }) => set > 0 || pair % 2 !== fold),
    `/tmp/scorer-${fold}.json`,
  );
}
console.log(summary(used));

/** What edits were worth in every set, on one scale: that of the first. */
async function allRows(): Promise<Row[]> {
  const files = await folderFiles();
  const english = await loadLanguage('en');
  const rules = await loadSentenceRules(files, 'en');
  const words = await loadWordSource(english.id, Promise.resolve(english), files);
  const seamsOf = seamsReader(await loadFluency(files, 'en'), english);
  const found: Row[] = [];
  let scale = 0;
  for (const [set, { name, pairs, weight, only = '' }] of (await trainingSets(english)).entries()) {
    const list = examples(pairs, rules, english, words).filter(({ proposal }) =>
      proposal.rule.startsWith(only),
    );
    const spread = Math.sqrt(list.reduce((sum, { gain }) => sum + gain ** 2, 0) / list.length);
    if (set === 0) scale = spread;
    for (const { pair, tree, proposal, loss, gain } of list) {
      const { rule, key } = proposal;
      const seams = seamsOf(tree, proposal);
      const features = featuresOf(tree, proposal, loss, english, { rules: [], keys: {} }, seams);
      const own = (gain * scale) / spread;
      found.push({ set, pair, rule, key, gain: own, weight, features: features.map(short) });
    }
    console.log(`${name}: ${pairs.length} pairs, ${list.length} edits`);
  }
  return found;
}

/**
 * The first set, with eight references, says what a rule is worth; sets with one reference only which
 * of its edits are better than others.
 */
function levelled(list: readonly Row[]): Row[] {
  const means = new Map<string, { sum: number; count: number }>();
  const keyOf = ({ set, rule }: Row) => `${set} ${rule}`;
  for (const row of list) {
    const { sum, count } = means.get(keyOf(row)) ?? { sum: 0, count: 0 };
    means.set(keyOf(row), { sum: sum + row.gain, count: count + 1 });
  }
  return list.flatMap((row): Row[] => {
    const [own, first] = [means.get(keyOf(row)), means.get(`0 ${row.rule}`)];
    if (row.set === 0 || !own) return [row];
    if (!first || own.count < LEAST_OF_RULE || MODIFIERS.test(row.rule)) return [];
    return [{ ...row, gain: row.gain - own.sum / own.count + first.sum / first.count }];
  });
}

function short(value: number): number {
  return Number(value.toFixed(3));
}

function write(list: readonly Row[], path: string): void {
  const names = [...new Set(list.map(({ rule }) => rule))].sort();
  const means = new KeyMeans(list);
  const trees = boost(
    // An example does not see its own worth in its key's mean.
    list.map((row) => [names.indexOf(row.rule), means.without(row), ...row.features.slice(2)]),
    list.map(({ gain }) => Math.max(-40, Math.min(40, gain))),
    list.map(({ weight }) => weight),
    {
      rounds: 220,
      rate: 0.06,
      leaves: 16,
      smallest: 25,
      ridge: 8,
      features: 0.7,
      examples: 0.7,
      loss: 'squared',
      seed: 6,
    },
  );
  const model: ScorerModel = { rules: names, keys: means.table(), trees };
  writeFileSync(
    path,
    `${JSON.stringify(model, (_, value) => (typeof value === 'number' ? short(value) : value))}\n`,
  );
  console.log(`${list.length} edits → ${path}`);
}

function summary(list: readonly Row[]): string {
  return [...new Set(list.map(({ rule }) => rule))]
    .sort()
    .map((name) => {
      const gains = list.filter(({ rule }) => rule === name).map(({ gain }) => gain);
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
      return `${name.padEnd(24)} ${String(gains.length).padStart(6)} ${mean.toFixed(2).padStart(8)}`;
    })
    .join('\n');
}
