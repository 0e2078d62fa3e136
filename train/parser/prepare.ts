import { mkdirSync, writeFileSync } from 'node:fs';
import { UPOS } from '../../src/core/index.ts';
import type { Spelling } from '../../src/language/analysis/word-table.ts';
import { AFFIXES, frequentForm, WordInputs } from '../../src/language/parser/word-input.ts';
import type { WordVectors } from '../../src/language/vectors/word-vectors.ts';
import type { GoldSentence } from '../analysis/treebank.ts';
import type { ParserData } from './data.ts';

/** Rows of the table of hashed affixes. */
export const AFFIX_ROWS = 8192;
/** A word this frequent has a learned vector of its own. */
const FREQUENT = 3;
const MOST_WORDS = 6000;

/** Values of a learned word vector, and of one that begins with what texts tell. */
const WORD_DIMENSIONS = 48;
const PRETRAINED_DIMENSIONS = 64;
/** A word so frequent in texts has a vector, too. */
const FREQUENT_IN_TEXTS = 5;

/** Names of what the network tells apart, in the order of its rows. */
export interface ParserNames {
  readonly words: readonly string[];
  readonly bundles: readonly string[];
  readonly relations: readonly string[];
}

export function namesOf(
  { train }: ParserData,
  texts: readonly (readonly string[])[] = [],
  textWords = 0,
): ParserNames {
  const counts = new Map<string, number>();
  const bundles = new Set<string>();
  const relations = new Set<string>(['root']);
  for (const sentence of train) {
    sentence.forms.forEach((form, i) => {
      const word = frequentForm(form);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      bundles.add(bundleOf(sentence, i));
      if (sentence.heads) relations.add(sentence.relations[i]);
    });
  }
  const words = [...counts].filter(([, count]) => count >= FREQUENT);
  words.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const learned = words.slice(0, MOST_WORDS).map(([word]) => word);
  return {
    words: [...learned, ...wordsOfTexts(texts, textWords, new Set(learned))],
    bundles: [...bundles].sort(),
    relations: [...relations].sort(),
  };
}

/** The most frequent other words of texts. */
function wordsOfTexts(
  texts: readonly (readonly string[])[],
  most: number,
  known: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, number>();
  for (const forms of most > 0 ? texts : []) {
    for (const word of forms.map(frequentForm)) {
      if (!known.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= FREQUENT_IN_TEXTS)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}

/** What is known of words besides the training data. */
export interface WordSource {
  readonly vectors?: WordVectors | undefined;
  readonly vectorEndings?: number | undefined;
  readonly spelling?: Spelling | undefined;
  /** Sentences to learn vectors from (`embed.py`). */
  readonly texts?: readonly (readonly string[])[] | undefined;
}

/** `NOUN|Number=Plur`: the part of speech with the features. */
export function bundleOf({ upos, features }: GoldSentence, i: number): string {
  return features[i] === '_' ? upos[i] : `${upos[i]}|${features[i]}`;
}

/**
 * Writes what `train.py` reads: the numbers of names, and every sentence as rows of numbers. Words
 * become numbers here, by the code that does it when the parser is used.
 */
export function prepare(
  data: ParserData,
  names: ParserNames,
  folder: string,
  { vectors, vectorEndings = 0, spelling, texts }: WordSource = {},
): void {
  mkdirSync(folder, { recursive: true });
  const inputs = new WordInputs(names.words, AFFIX_ROWS, vectors, vectorEndings, spelling);
  const write = (name: string, numbers: readonly number[]) =>
    writeFileSync(`${folder}/${name}.i32`, Int32Array.from(numbers));
  write('train', numbersOf(data.train, names, inputs));
  write('relatives', numbersOf(data.relatives, names, inputs));
  write('held-out', numbersOf(data.heldOut, names, inputs));
  write('dials', numbersOf(data.dials, names, inputs));
  write('raw', numbersOf(data.raw, names, inputs));
  writeFileSync(`${folder}/vectors.i8`, vectors?.bytes ?? new Int8Array(0));
  if (texts) {
    const plain = texts.map((forms) => forms.map(frequentForm).join(' '));
    writeFileSync(`${folder}/texts.txt`, plain.join('\n'));
    writeFileSync(`${folder}/words.txt`, names.words.join('\n'));
  }
  const sizes = {
    words: names.words.length,
    bundles: names.bundles.length,
    relations: names.relations.length,
    tags: UPOS.length,
    affixRows: AFFIX_ROWS,
    affixes: AFFIXES,
    vectorDimensions: vectors?.dimensions ?? 0,
    wordDimensions: texts ? PRETRAINED_DIMENSIONS : WORD_DIMENSIONS,
    pretrained: texts !== undefined,
  };
  writeFileSync(`${folder}/sizes.json`, `${JSON.stringify(sizes, undefined, 2)}\n`);
}

/** Per sentence its length; per word its rows, tag, bundle, head (0 is the root) and relation; −1 is unknown. */
function numbersOf(
  sentences: readonly GoldSentence[],
  names: ParserNames,
  inputs: WordInputs,
): number[] {
  const bundles = new Map(names.bundles.map((name, place) => [name, place]));
  const relations = new Map(names.relations.map((name, place) => [name, place]));
  const numbers: number[] = [];
  for (const sentence of sentences) {
    const { forms, upos, heads } = sentence;
    numbers.push(forms.length);
    forms.forEach((form, i) => {
      const { word, vector, affixes } = inputs.of(form);
      numbers.push(word, vector, ...affixes, UPOS.indexOf(upos[i] as (typeof UPOS)[number]));
      numbers.push(bundles.get(bundleOf(sentence, i)) ?? -1);
      numbers.push(heads ? heads[i] + 1 : -1);
      numbers.push(heads ? (relations.get(sentence.relations[i]) ?? -1) : -1);
    });
  }
  return numbers;
}
