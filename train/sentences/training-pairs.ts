import { readFileSync } from 'node:fs';
import type { Language } from '../../src/language/index.ts';
import { detokenized } from '../fluency/texts.ts';
import type { Pair } from './gains.ts';
import { pairsOf } from './pairs.ts';

/** Pairs that the scorer learns from, and how much one of their edits counts. */
export interface TrainingSet {
  readonly name: string;
  readonly pairs: readonly Pair[];
  readonly weight: number;
  /** Rules, by the beginning of their names, that the set tells about; all when not given. */
  readonly only?: string;
}

const TURK = '.data/easse/data/test_sets/turkcorpus/tune.truecase.detok';

function turkCorpus(): Pair[] {
  const lines = (name: string) => readFileSync(`${TURK}.${name}`, 'utf8').trimEnd().split('\n');
  const references = Array.from({ length: 8 }, (_, i) => lines(`simp.${i}`));
  return lines('orig').map((source, i) => ({
    source,
    references: references.map((each) => each[i]),
  }));
}

function wikiSplit(most: number): Pair[] {
  return readFileSync('.data/wikisplit/tune.tsv', 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, most)
    .map((line) => {
      const [source, split] = line.split('\t');
      return {
        source: detokenized(source),
        references: [detokenized(split.replace('<::::>', ''))],
      };
    });
}

interface Revision {
  readonly r_content: string;
  readonly s_content: string;
}

/** Least share of a simple sentence's words that its source must hold, and the other way round. */
const SHARED = 0.6;
const COVERED = 0.4;

/** Sentences of SWiPE with the simple sentences made from them, by the words they share. */
function swipe(language: Language): Pair[] {
  const pages = JSON.parse(readFileSync('.data/swipe/data/swipe_val.json', 'utf8')) as Revision[];
  const sentences = (text: string) =>
    text
      .split('\n')
      .flatMap((line) => language.sentences(line).map(({ start, end }) => line.slice(start, end)));
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return pages.flatMap(({ r_content, s_content }) => {
    const simple = sentences(s_content).map((text) => ({ text, words: wordsOf(text) }));
    return sentences(r_content).flatMap((source): Pair[] => {
      const words = wordsOf(source);
      if (words.size < 6) return [];
      const own = simple.filter((each) => shared(each.words, words) >= SHARED);
      const all = own.map(({ text }) => text).join(' ');
      return shared(words, wordsOf(all)) >= COVERED ? [{ source, references: [all] }] : [];
    });
  });
}

function shared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let both = 0;
  for (const word of words) if (others.has(word)) both++;
  return both / Math.max(1, words.size);
}

/** All sets; one reference says less than eight, and WikiSplit tells only where to split. */
export async function trainingSets(language: Language): Promise<TrainingSet[]> {
  const oneStop = await pairsOf('onestopenglish', 'tune', 2000);
  return [
    { name: 'TurkCorpus tune', pairs: turkCorpus(), weight: 1 },
    { name: 'OneStopEnglish, tune half', pairs: oneStop, weight: 0.25 },
    { name: 'SWiPE validation', pairs: swipe(language).slice(0, 2000), weight: 0.25 },
    { name: 'WikiSplit tune', pairs: wikiSplit(4000), weight: 0.25, only: 'split/' },
  ];
}
