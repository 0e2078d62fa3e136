import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadLanguage, pythonLower, tokenizersWith } from '../../language/index.ts';
import { evaluate, type Settings } from '../index.ts';

// Written anew, slowly and from the definitions alone: strings in maps, no numbers for tokens, no
// tables. What the fast code makes of any tokens, case and number of references must be the same.

const english = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });

type Counts = Map<string, number>;
interface Pair {
  readonly source: string;
  readonly output: string;
  readonly references: readonly string[];
}

function counted(tokens: readonly string[], n: number): Counts {
  const counts: Counts = new Map();
  for (let i = 0; i + n <= tokens.length; i++) {
    const gram = JSON.stringify(tokens.slice(i, i + n));
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const times = (counts: Counts, m: number): Counts =>
  new Map([...counts].map(([gram, count]) => [gram, count * m]));
const plus = (a: Counts, b: Counts): Counts =>
  [...b].reduce((sum, [gram, count]) => sum.set(gram, (sum.get(gram) ?? 0) + count), new Map(a));
const minus = (a: Counts, b: Counts): Counts =>
  new Map(
    [...a]
      .map(([gram, count]) => [gram, count - (b.get(gram) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
const both = (a: Counts, b: Counts): Counts => minus(a, minus(a, b));
const sum = (counts: Counts): number => [...counts.values()].reduce((a, b) => a + b, 0);
const kinds = (counts: Counts): Counts => new Map([...counts.keys()].map((gram) => [gram, 1]));
const without = (a: Counts, b: Counts): Counts => new Map([...a].filter(([gram]) => !b.has(gram)));
const per = (part: number, whole: number, nothing = 0) => (whole > 0 ? part / whole : nothing);
const f1 = (p: number, r: number) => (p + r > 0 ? (2 * p * r) / (p + r) : 0);
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const ORDERS = [1, 2, 3, 4];

type Split = (text: string) => readonly string[];

/** What is done, wanted and right, summed over the pairs, for one operation and n. */
function operations({ source, output, references }: Pair, n: number, split: Split, raw: Split) {
  const m = references.length;
  const s = times(counted(raw(source), n), m);
  const o = times(counted(split(output), n), m);
  const r = references.map((one) => counted(split(one), n)).reduce(plus, new Map());
  return {
    add: [without(kinds(o), s), without(kinds(r), s)],
    keep: [both(s, o), both(s, r)],
    delete: [minus(s, o), minus(s, r)],
  } as const;
}

function plainSari(
  pairs: readonly Pair[],
  split: Split,
  options: { precision?: boolean; paper?: boolean; raw?: Split } = {},
): number {
  const { precision = false, paper = false, raw = split } = options;
  const scores = (['add', 'keep', 'delete'] as const).map((operation) => {
    const each = ORDERS.map((n) => {
      const all = pairs.map((pair) => operations(pair, n, split, raw)[operation]);
      const right = all.reduce((total, [done, wanted]) => total + sum(both(done, wanted)), 0);
      const done = all.reduce((total, [one]) => total + sum(one), 0);
      const wanted = all.reduce((total, [, one]) => total + sum(one), 0);
      return [per(right, done), per(right, wanted)] as const;
    });
    const p = mean(each.map(([one]) => one));
    if (operation === 'delete' && precision) return p;
    return paper ? f1(p, mean(each.map(([, one]) => one))) : mean(each.map(([a, b]) => f1(a, b)));
  });
  return 100 * mean(scores);
}

/** Hugging Face's and the original script's: means of sentences. */
function plainSentenceSari(pairs: readonly Pair[], split: Split, nothing: 0 | 1): number {
  const tokens: Split = (text) => (split(text).length > 0 ? split(text) : ['']);
  const shares = (part: Counts, whole: Counts) =>
    [...whole].reduce((total, [gram, count]) => total + (part.get(gram) ?? 0) / count, 0);
  const sentences = pairs.map((pair) =>
    ORDERS.map((n) => {
      const wanted = pair.references.map((one) => counted(tokens(one), n)).reduce(plus, new Map());
      const { add, keep, ...rest } = operations(pair, n, tokens, tokens);
      const right = both(...add).size;
      const kept = both(...keep);
      const recall =
        nothing === 1 ? per(sum(kept), sum(keep[1]), 1) : per(shares(kept, keep[1]), keep[1].size);
      const [deleted] = rest.delete;
      return mean([
        f1(per(right, add[0].size, nothing), per(right, add[1].size, nothing)),
        f1(per(shares(kept, keep[0]), keep[0].size, nothing), recall),
        per(shares(minus(deleted, wanted), deleted), deleted.size, nothing),
      ]);
    }),
  );
  return 100 * mean(sentences.map(mean));
}

function plainBleu(pairs: readonly Pair[], split: Split, sentence: boolean): number {
  const lengths = pairs.map(({ output, references }) => {
    const length = split(output).length;
    const others = references.map((one) => split(one).length);
    others.sort((a, b) => Math.abs(a - length) - Math.abs(b - length) || a - b);
    return [length, others[0]] as const;
  });
  const length = lengths.reduce((total, [one]) => total + one, 0);
  const reference = lengths.reduce((total, [, one]) => total + one, 0);
  const matches = ORDERS.map((n) =>
    pairs.reduce((total, { output, references }) => {
      const most: Counts = new Map();
      for (const one of references) {
        for (const [gram, count] of counted(split(one), n)) {
          most.set(gram, Math.max(count, most.get(gram) ?? 0));
        }
      }
      return total + sum(both(counted(split(output), n), most));
    }, 0),
  );
  const totals = ORDERS.map((n) =>
    pairs.reduce((total, { output }) => total + sum(counted(split(output), n)), 0),
  );
  if (length === 0 || matches.every((right) => right === 0)) return 0;
  const orders = sentence ? totals.filter((total) => total > 0).length : 4;
  if (totals.slice(0, orders).some((total) => total === 0)) return 0;
  let halves = 1;
  const logs = ORDERS.slice(0, orders).map((_, n) => {
    if (matches[n] > 0) return Math.log(matches[n] / totals[n]);
    halves /= 2;
    return Math.log((sentence ? 0.1 : halves) / totals[n]);
  });
  return 100 * Math.exp(mean(logs)) * (length < reference ? Math.exp(1 - reference / length) : 1);
}

function plainTokenF1(pairs: readonly Pair[], split: Split): number {
  return mean(
    pairs.map(({ output, references }) => {
      const o = counted(split(output), 1);
      const scores = references.map((one) => {
        const r = counted(split(one), 1);
        if (sum(o) === 0 || sum(r) === 0) return sum(o) === sum(r) ? 1 : 0;
        return (2 * sum(both(o, r))) / (sum(o) + sum(r));
      });
      return 100 * Math.max(...scores);
    }),
  );
}

const odd = [
  'ß',
  'İ',
  '\u00a0',
  '\ud83d',
  '👍🏽',
  '&amp;',
  '<skipped>',
  '3,000.5',
  'U.S.',
  '「猫」',
  "l'eau",
  '\u0085',
];
const word = fc.constantFrom('the', 'The', 'a', 'cat', 'dog', 'sat', ',', '.', '', ...odd);
const line = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '));
const corpora = fc.integer({ min: 1, max: 10 }).chain((references) =>
  fc.array(
    fc.record({
      source: line,
      output: line,
      references: fc.array(line, { minLength: references, maxLength: references }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
);

const PLAIN: Readonly<Record<string, (pairs: readonly Pair[], split: Split) => number>> = {
  sari: (pairs, split) => plainSari(pairs, split),
  'sari-precision': (pairs, split) => plainSari(pairs, split, { precision: true }),
  'sari-paper': (pairs, split) => plainSari(pairs, split, { paper: true }),
  'sari-paper-precision': (pairs, split) =>
    plainSari(pairs, split, { paper: true, precision: true }),
  'sari-legacy': (pairs, split) =>
    plainSari(pairs, split, { raw: tokenizersWith(english).get('none').split }),
  'sari-sentence': (pairs, split) => mean(pairs.map((pair) => plainSari([pair], split))),
  'sari-hf': (pairs, split) => plainSentenceSari(pairs, split, 1),
  'sari-original': (pairs, split) => plainSentenceSari(pairs, split, 0),
  bleu: (pairs, split) => plainBleu(pairs, split, false),
  'bleu-sentence': (pairs, split) => mean(pairs.map((pair) => plainBleu([pair], split, true))),
  'token-f1': plainTokenF1,
};

const tokenizers = fc.constantFrom(
  '13a',
  'intl',
  'moses',
  'penn',
  'none',
  'char',
  'toktok',
  'words',
);

it.each(Object.keys(PLAIN))('%s is what its definition gives, whatever the settings', (name) => {
  fc.assert(
    fc.property(corpora, tokenizers, fc.boolean(), (pairs, tokenizer, lowercase) => {
      const settings: Settings = { language: english, tokenizer, lowercase };
      const samples = pairs.map((pair, at) => ({
        ...pair,
        id: String(at),
        outputs: { ours: pair.output },
      }));
      const { systems } = evaluate(samples, { metrics: [name], settings, systems: ['ours'] });
      const { split } = tokenizersWith(english).get(tokenizer);
      const plain = PLAIN[name](pairs, (text) => split(lowercase ? pythonLower(text) : text));
      expect(systems.get('ours')!.get(name)!.score.value).toBeCloseTo(plain, 9);
    }),
    { numRuns: 40 },
  );
});
