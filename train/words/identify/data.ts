import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Sentence, sentencesOf } from '../../../src/core/index.ts';
import type { Language } from '../../../src/language/index.ts';

/** A word or phrase in its sentence, and what people said of it. */
export interface Item {
  readonly sentence: string;
  readonly start: number;
  readonly end: number;
  /** 1 when anybody marked it (CWI-2018), or the mean rating from 0 to 1 (CompLex). */
  readonly label: number;
}

const root = fileURLToPath(new URL('../../../.data/', import.meta.url));
const lines = (path: string) =>
  existsSync(root + path)
    ? readFileSync(root + path, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];

/** CWI-2018: `english/News_Train`, `spanish/Spanish_Dev`, … */
export function readCwi(name: string): Item[] {
  const folder = name.endsWith('_Test') ? 'testset' : 'traindevset';
  return lines(`cwi2018/datasets/cwi/${folder}/${name}.tsv`).map((line) => {
    const cells = line.split('\t');
    return {
      sentence: cells[1],
      start: Number(cells[2]),
      end: Number(cells[3]),
      label: Number(cells[9]),
    };
  });
}

/** The sets of CWI-2018 by language; French has a test set only. */
export const CWI_SETS: Readonly<Record<string, readonly string[]>> = {
  en: ['english/News', 'english/WikiNews', 'english/Wikipedia'],
  es: ['spanish/Spanish'],
  de: ['german/German'],
};

/** What may be trained on: train and dev, without the few sentences that test sets repeat. */
export function cwiTrain(id: string): Item[] {
  const sets = CWI_SETS[id] ?? [];
  const tested = new Set(
    sets.flatMap((set) => readCwi(`${set}_Test`)).map(({ sentence }) => sentence),
  );
  return sets
    .flatMap((set) => [...readCwi(`${set}_Train`), ...readCwi(`${set}_Dev`)])
    .filter(({ sentence }) => !tested.has(sentence));
}

/** CompLex (LCP 2021): `train/lcp_single_train`, `test-labels/lcp_multi_test`, … */
export function readComplex(name: string): Item[] {
  return lines(`complex-lcp2021/${name}.tsv`)
    .slice(1)
    .flatMap((line) => {
      const [, , sentence, token, complexity] = line.split('\t');
      const start = placeOf(sentence, token ?? '');
      return start < 0
        ? []
        : [{ sentence, start, end: start + token.length, label: Number(complexity) }];
    });
}

/** The first place where it stands as a word of its own, else the first place. */
function placeOf(sentence: string, token: string): number {
  for (let at = sentence.indexOf(token); at >= 0; at = sentence.indexOf(token, at + 1)) {
    const around = `${sentence[at - 1] ?? ' '}${sentence[at + token.length] ?? ' '}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return at;
  }
  return sentence.toLowerCase().indexOf(token.toLowerCase());
}

/** The word complexity lexicon (Maddela and Xu 2018): word → mean rating, mapped from 1…6 to 0…1. */
export function readLexicon(): Map<string, number> {
  return new Map(
    lines('word-complexity-lexicon/word_complexity_lexicon/lexicon.tsv').map((line) => {
      const [word, rating] = line.split('\t');
      return [word, (Number(rating) - 1) / 5];
    }),
  );
}

/** CEFR-J and Octanove vocabulary profiles: word → lowest level, 0 for A1 to 5 for C2. */
export function readCefr(): Map<string, number> {
  const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
  const words = new Map<string, number>();
  for (const file of ['cefrj-vocabulary-profile-1.5', 'octanove-vocabulary-profile-c1c2-1.0']) {
    for (const line of lines(`cefrj/${file}.csv`)) {
      const [heads, , name] = line.split(',');
      const level = levels.indexOf(name);
      if (level < 0) continue;
      for (const word of heads.split('/')) {
        if (/^[a-z-]+$/.test(word)) words.set(word, Math.min(words.get(word) ?? 9, level));
      }
    }
  }
  return words;
}

/** Words sorted by level for learners: CEFR-J (en), HSK 3.0 (zh), JLPT (ja). */
export function wordLevels(): {
  id: string;
  name: string;
  words: { word: string; level: number }[];
}[] {
  const hsk = [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const text = lines(`hsk/wordlists/exclusive/new/${level}.min.json`).join('');
    const entries = text === '' ? [] : (JSON.parse(text) as { s: string }[]);
    return entries.map(({ s }) => ({ word: s, level }));
  });
  const jlpt = [5, 4, 3, 2, 1].flatMap((level) =>
    lines(`jlpt/src/n${level}.csv`)
      .slice(1)
      .map((line) => ({ word: line.split(',')[0], level: 6 - level }))
      .filter(({ word }) => word !== '' && !/[;~～ ・"]/.test(word)),
  );
  const cefr = [...readCefr()].map(([word, level]) => ({ word, level }));
  return [
    { id: 'en', name: 'CEFR-J (trained on)', words: cefr },
    { id: 'zh', name: 'HSK 3.0', words: hsk },
    { id: 'ja', name: 'JLPT', words: jlpt },
  ];
}

export interface Place {
  readonly sentence: Sentence;
  readonly first: number;
  readonly end: number;
}

/** Analyses each sentence once and finds the tokens of every item. */
export function placesOf(items: readonly Item[], language: Language): Place[] {
  const analysed = new Map<string, Sentence>();
  return items.map((item) => {
    let sentence = analysed.get(item.sentence);
    if (!sentence) {
      // An item may span what our splitter takes for two sentences: one row of tokens is enough here.
      const parts = sentencesOf(language.segment(item.sentence));
      const tokens = parts.flatMap((part) => part.tokens);
      language.analyseTokens(tokens);
      sentence = { start: 0, end: item.sentence.length, tokens };
      analysed.set(item.sentence, sentence);
    }
    const { tokens } = sentence;
    let first = tokens.findIndex((token) => token.end > item.start);
    if (first < 0) first = 0;
    let end = first + 1;
    while (end < tokens.length && tokens[end].start < item.end) end++;
    return { sentence, first, end };
  });
}
