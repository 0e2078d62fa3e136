// Learns what an edit of a sentence is worth: `npx tsx train/sentences/train.ts`.
// Writes languages/sentence-scorer.json; see docs/sentences.md. With `--fold k`, sentences with number
// ≡ k mod 2 are left out, to measure on them: the model goes to /tmp/scorer-k.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { folderFiles, loadLanguage } from '../../src/language/index.ts';
import { loadSentenceRules } from '../../src/simplify/sentences/rules-file.ts';
import { featuresOf, type ScorerModel } from '../../src/simplify/sentences/weigh.ts';
import { loadWordSource } from '../../src/simplify/sentences/word-proposals.ts';
import { boost } from '../words/identify/boost.ts';
import { type Example, examples, type Pair } from './gains.ts';
import { KeyMeans } from './key-means.ts';

const DATA = '.data/easse/data/test_sets/turkcorpus/tune.truecase.detok';
const lines = (name: string) => readFileSync(`${DATA}.${name}`, 'utf8').trimEnd().split('\n');
const references = Array.from({ length: 8 }, (_, i) => lines(`simp.${i}`));
const pairs: Pair[] = lines('orig').map((source, i) => ({
  source,
  references: references.map((each) => each[i]),
}));

const fold = process.argv.includes('--fold')
  ? Number(process.argv[process.argv.indexOf('--fold') + 1])
  : undefined;
const output = fold === undefined ? 'languages/sentence-scorer.json' : `/tmp/scorer-${fold}.json`;

const files = await folderFiles();
const english = await loadLanguage('en');
const rules = await loadSentenceRules(files, 'en');
const words = await loadWordSource(english, files);
const seen = pairs
  .map((pair, i) => ({ ...pair, number: i }))
  .filter(({ number }) => number % 2 !== fold);
const all = examples(seen, rules, english, words);
const names = [...new Set(all.map(({ proposal }) => proposal.rule))].sort();
const means = new KeyMeans(all);

// An example does not see its own worth in its key's mean.
const rows = all.map(({ tree, proposal, loss, gain }) => {
  const keys = { [`${proposal.rule} ${proposal.key}`]: means.without(proposal, gain) };
  return featuresOf(tree, proposal, loss, english, { rules: names, keys });
});
const trees = boost(
  rows,
  all.map(({ gain }) => Math.max(-40, Math.min(40, gain))),
  all.map(() => 1),
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
  output,
  `${JSON.stringify(model, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value))}\n`,
);
console.log(`${summary(all)}\n${all.length} examples → ${output}`);

function summary(list: readonly Example[]): string {
  return names
    .map((name) => {
      const gains = list.filter(({ proposal }) => proposal.rule === name).map(({ gain }) => gain);
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
      return `${name.padEnd(24)} ${String(gains.length).padStart(6)} ${mean.toFixed(2).padStart(8)}`;
    })
    .join('\n');
}
