// Learns what an edit of a sentence is worth: `npx tsx train/sentences/train.ts`.
// Writes languages/sentence-scorer.json; see docs/sentences.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { folderFiles, loadLanguage } from '../../src/language/index.ts';
import { loadSentenceRules } from '../../src/simplify/sentences/rules-file.ts';
import { featuresOf, type ScorerModel } from '../../src/simplify/sentences/weigh.ts';
import { boost } from '../words/identify/boost.ts';
import { type Example, examples, type Pair } from './gains.ts';

const DATA = '.data/easse/data/test_sets/turkcorpus/tune.truecase.detok';
/** Examples as which a key's own mean counts against its rule's. */
const SHRINK = 4;

const lines = (name: string) => readFileSync(`${DATA}.${name}`, 'utf8').trimEnd().split('\n');
const references = Array.from({ length: 8 }, (_, i) => lines(`simp.${i}`));
const pairs: Pair[] = lines('orig').map((source, i) => ({
  source,
  references: references.map((each) => each[i]),
}));

// With `--fold k`, sentences with number ≡ k mod 2 are left out, to measure on them.
const fold = process.argv.includes('--fold')
  ? Number(process.argv[process.argv.indexOf('--fold') + 1])
  : undefined;
const output = fold === undefined ? 'languages/sentence-scorer.json' : `/tmp/scorer-${fold}.json`;

const english = await loadLanguage('en');
const rules = await loadSentenceRules(await folderFiles(), 'en');
const all = examples(pairs, rules, english).filter(({ pair }) => pair % 2 !== fold);
const names = [...new Set(all.map(({ proposal }) => proposal.rule))].sort();

function keyMeans(list: readonly Example[]): Map<string, { sum: number; count: number }> {
  const means = new Map<string, { sum: number; count: number }>();
  const note = (key: string, gain: number) => {
    const entry = means.get(key) ?? { sum: 0, count: 0 };
    means.set(key, { sum: entry.sum + gain, count: entry.count + 1 });
  };
  for (const { proposal, gain } of list) {
    note(proposal.rule, gain);
    note(`${proposal.rule} ${proposal.key}`, gain);
  }
  return means;
}

const means = keyMeans(all);
const mean = ({ sum, count }: { sum: number; count: number }) => sum / Math.max(1, count);
const shrunk = (key: string, rule: string, without?: number): number => {
  const own = means.get(key) ?? { sum: 0, count: 0 };
  const whole = mean(means.get(rule) as { sum: number; count: number });
  const sum = own.sum - (without ?? 0);
  const count = own.count - (without === undefined ? 0 : 1);
  return (sum + SHRINK * whole) / (count + SHRINK);
};

// An example does not see its own worth in its key's mean.
const rows = all.map(({ tree, proposal, loss, gain }) => {
  const key = `${proposal.rule} ${proposal.key}`;
  const keys = { [key]: shrunk(key, proposal.rule, gain) };
  return featuresOf(tree, proposal, loss, english, { rules: names, keys });
});
const trees = boost(
  rows,
  all.map(({ gain }) => Math.max(-40, Math.min(40, gain))),
  all.map(() => 1),
  {
    rounds: 120,
    rate: 0.08,
    leaves: 12,
    smallest: 20,
    ridge: 5,
    features: 0.8,
    examples: 0.8,
    loss: 'squared',
    seed: 6,
  },
);
const keys: Record<string, number> = {};
for (const [key, entry] of means) {
  const rule = names.find((name) => key === name || key.startsWith(`${name} `)) as string;
  if (key === rule) keys[key] = round(mean(entry));
  else if (entry.count >= 2) keys[key] = round(shrunk(key, rule));
}
const model: ScorerModel = { rules: names, keys, trees };
writeFileSync(
  output,
  `${JSON.stringify(model, (_, value) => (typeof value === 'number' ? round(value) : value))}\n`,
);
const perRule = names.map((name) => {
  const { sum, count } = means.get(name) as { sum: number; count: number };
  return `${name.padEnd(24)} ${String(count).padStart(6)} ${(sum / count).toFixed(2).padStart(8)}`;
});
console.log(`${perRule.join('\n')}\n${all.length} examples → ${output}`);

function round(value: number): number {
  return Number(value.toFixed(3));
}
