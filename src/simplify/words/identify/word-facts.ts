import type { Language } from '../../../language/index.ts';
import { casedAs } from '../../../language/inflection/casing.ts';
import { usualSpelling } from '../usual-spelling.ts';
import type { Knowledge, MeanAndDeviation } from './knowledge.ts';
import { compoundZipf, derivation } from './morphology.ts';
import { spellingValue } from './spelling.ts';

/** Facts about a word without its sentence: raw values for reasons, a vector for the model. */
export interface WordFacts {
  readonly zipf: number;
  readonly characters: number;
  readonly syllables: number;
  /** How rare the form is, or its lemma if that is more frequent, as in the vector. */
  readonly rarity: number;
  /** The number of its affixes. */
  readonly depth: number;
  readonly vector: readonly number[];
}

export type FactsOf = (form: string, lemma: string) => WordFacts;

export const WORD_FEATURES = [
  'characters',
  'syllables',
  'rarity of the form',
  'rarity of form or lemma',
  'rarity by spelling',
  'rarity of the base',
  'derivations',
  'compound',
  'capital',
  'capitals',
  'marks',
] as const;

const SHORTEST_UNSPACED = 2;
const MOST_REMEMBERED = 50_000;

/** Facts of words, each computed once. */
export function rememberedFacts(language: Language, knowledge: Knowledge): FactsOf {
  const cache = new Map<string, WordFacts>();
  return (form, lemma) => {
    const key = lemma === form ? form : `${form}\n${lemma}`;
    const known = cache.get(key);
    if (known) return known;
    // The cache is bounded, because a text may have millions of different words.
    if (cache.size > MOST_REMEMBERED) cache.clear();
    // The spelling of another country does not make a word harder.
    const written = (word: string) => {
      const usual = usualSpelling(word, language);
      const isRarer = usual && language.frequency.zipf(usual) > language.frequency.zipf(word);
      return isRarer ? casedAs(word, usual) : word;
    };
    const facts = factsOf(written(form), written(lemma), language, knowledge);
    cache.set(key, facts);
    return facts;
  };
}

function factsOf(form: string, lemma: string, language: Language, knowledge: Knowledge): WordFacts {
  const { calibration, rarityBySpelling, columns } = knowledge;
  const { frequency } = language;
  const lower = form.toLowerCase();
  const rarityOf = (word: string) => {
    const rank = frequency.rank(word);
    return rank === undefined ? calibration.unknown : Math.log10(rank);
  };
  const spaced = language.profile.words === 'spaced';
  const compoundOf = () => compoundZipf(lower, frequency, spaced ? undefined : SHORTEST_UNSPACED);
  // In scripts without spaces, segmenters join known words to longer ones that no list contains; these are not very rare.
  const isJoined = !spaced && compoundOf() > 0 && frequency.rank(form) === undefined;
  const formRarity = isJoined ? calibration.rarity[0] + calibration.rarity[1] : rarityOf(form);
  const rarity = Math.min(formRarity, rarityOf(lemma));
  const characters = Math.min(form.length, 60);
  const readRest = () => {
    const syllables = Math.min(language.syllables(form.slice(0, 60)), 20);
    const { depth, base } = derivation(lower, frequency, knowledge);
    const vector = [
      standard(characters, calibration.characters),
      standard(syllables, calibration.syllables),
      standard(formRarity, calibration.rarity),
      standard(rarity, calibration.rarity),
      standard(spellingValue(rarityBySpelling, form), calibration.rarity),
      standard(Math.min(rarity, rarityOf(base)), calibration.rarity),
      depth,
      compoundOf(),
      /^\p{Lu}/u.test(form) ? 1 : 0,
      form.length > 1 && form !== lower && form === form.toUpperCase() ? 1 : 0,
      /[^\p{L}\p{M}'’]/u.test(form) ? 1 : 0,
      ...(columns.of(lower) ?? columns.of(lemma.toLowerCase()) ?? columns.defaults),
    ];
    return { syllables, depth, vector };
  };
  // Names and other words that are never hard need only their rarity.
  let known: ReturnType<typeof readRest> | undefined;
  const rest = () => {
    known ??= readRest();
    return known;
  };
  return {
    characters,
    rarity: standard(rarity, calibration.rarity),
    get zipf() {
      return Math.max(frequency.zipf(form), frequency.zipf(lemma));
    },
    get syllables() {
      return rest().syllables;
    },
    get depth() {
      return rest().depth;
    },
    get vector() {
      return rest().vector;
    },
  };
}

function standard(value: number, [mean, deviation]: MeanAndDeviation): number {
  return (value - mean) / deviation;
}
