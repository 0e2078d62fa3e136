import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sentencesOf } from '../../../src/core/index.ts';
import type { Language } from '../../../src/language/index.ts';
import type {
  Calibration,
  MeanAndDeviation,
} from '../../../src/simplify/words/identify/knowledge.ts';
import type { LanguageFile } from '../../../src/simplify/words/identify/model.ts';
import { visitSequences } from '../../../src/simplify/words/identify/spelling.ts';

const FULL_LIST = 60_000;
const BUCKETS = 8192;
const EPOCHS = 12;
/** Types at the end of a list are names and noise more often than not. */
const AFFIX_WORDS = 40_000;

/** The forms of a language's frequency list, most frequent first. */
export function listOf(id: string): { form: string; zipf: number }[] {
  return gunzipSync(readFileSync(`languages/${id}/frequency.tsv.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [form, zipf] = line.split('\t');
      return { form, zipf: Number(zipf) };
    });
}

/** The entries of the list that are words. */
function wordsOf(id: string) {
  return listOf(id).filter(({ form }) => /^[\p{L}\p{M}'’-]+$/u.test(form));
}

/** What can be learned of a language from its frequency list and an everyday text alone. */
export function learnKnowledge(language: Language): LanguageFile {
  const list = wordsOf(language.id);
  const forms = list.map(({ form }) => form);
  return {
    calibration: calibrate(language),
    rarityBySpelling: learnSpelling(
      forms,
      forms.map((form) => Math.log10(language.frequency.rank(form) ?? 1)),
    ),
    ...affixes(forms.slice(0, AFFIX_WORDS)),
    capitalNouns: writesNounsWithCapitals(language),
  };
}

/** Do most nouns in the middle of a sentence have a capital? */
function writesNounsWithCapitals(language: Language): boolean {
  const text = readFileSync(`examples/${language.id}.txt`, 'utf8');
  const nouns = sentencesOf(language.analyse(text)).flatMap(({ tokens }) =>
    tokens.slice(1).filter(({ analysis }) => analysis?.upos === 'NOUN'),
  );
  return nouns.filter(({ form }) => /^\p{Lu}/u.test(form)).length > nouns.length / 2;
}

export function calibrate(language: Language): Calibration {
  const list = wordsOf(language.id);
  const content = list.filter(
    ({ form }) => !language.isStopWord(form) && language.frequency.rank(form)! > 100,
  );
  const weights = content.map(({ zipf }) => 10 ** zipf);
  const { size } = language.frequency;
  const unknown = Math.log10(Math.max(size * 1.5, 20_000));
  const over = (value: (form: string) => number) =>
    meanAndDeviation(
      content.map(({ form }) => value(form)),
      weights,
    );
  const rarity = over((form) => Math.log10(language.frequency.rank(form) ?? 1));
  // A short list lacks everyday words too: not to be in it says less.
  const most = size < FULL_LIST ? rarity[0] + 2 * rarity[1] : unknown;
  return {
    rarity,
    unknown: Number(Math.min(unknown, most).toFixed(3)),
    characters: over((form) => form.length),
    syllables: over((form) => language.syllables(form)),
  };
}

function meanAndDeviation(values: readonly number[], weights: readonly number[]): MeanAndDeviation {
  const total = weights.reduce((a, b) => a + b, 0);
  const mean = values.reduce((sum, v, i) => sum + v * weights[i], 0) / total;
  const variance = values.reduce((sum, v, i) => sum + weights[i] * (v - mean) ** 2, 0) / total;
  return [Number(mean.toFixed(3)), Number(Math.max(Math.sqrt(variance), 0.1).toFixed(3))];
}

/** Linear regression over hashed character sequences by stochastic gradient, then one byte per weight. */
function learnSpelling(
  words: readonly string[],
  values: readonly number[],
): LanguageFile['rarityBySpelling'] {
  const base = values.reduce((a, b) => a + b, 0) / values.length;
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-3);
  const sequences = words.map((word) => {
    const found: number[] = [];
    visitSequences(word, BUCKETS, (bucket) => found.push(bucket));
    return found;
  });
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    // A fixed stride through the words stands for shuffling.
    for (let k = 0; k < words.length; k++) {
      const i = (k * 7919 + epoch) % words.length;
      const found = sequences[i];
      const norm = Math.sqrt(found.length);
      let value = base;
      for (const bucket of found) value += weights[bucket] / norm;
      const error = values[i] - value;
      for (const bucket of found) {
        const gradient = error / norm - 2e-3 * weights[bucket];
        squares[bucket] += gradient * gradient;
        weights[bucket] += (0.1 * gradient) / Math.sqrt(squares[bucket]);
      }
    }
  }
  const scale = weights.reduce((most, w) => Math.max(most, Math.abs(w)), 1e-9) / 127;
  return {
    base: Number(base.toFixed(4)),
    scale: Number(scale.toPrecision(5)),
    weights: Buffer.from(Int8Array.from(weights, (w) => Math.round(w / scale)).buffer).toString(
      'base64',
    ),
  };
}

/** Beginnings and endings that often turn a word of the list into a rarer one. */
function affixes(forms: readonly string[]): Pick<LanguageFile, 'prefixes' | 'suffixes'> {
  const ranks = new Map(forms.map((form, i) => [form, i]));
  const prefixes = new Map<string, number>();
  const suffixes = new Map<string, number>();
  const add = (table: Map<string, number>, affix: string) =>
    table.set(affix, (table.get(affix) ?? 0) + 1);
  forms.forEach((form, rank) => {
    for (let length = 2; length <= 7 && form.length - length >= 4; length++) {
      if ((ranks.get(form.slice(0, -length)) ?? rank) < rank) add(suffixes, form.slice(-length));
      if ((ranks.get(form.slice(length)) ?? rank) < rank) add(prefixes, form.slice(0, length));
    }
  });
  const often = (table: Map<string, number>) =>
    [...table]
      .filter(([, count]) => count >= 15)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 80)
      .map(([affix]) => affix);
  return { prefixes: often(prefixes), suffixes: often(suffixes) };
}
