import type { Sentence, Token } from '../../../src/core/index.ts';
import type { Language } from '../../../src/language/index.ts';
import {
  contextOf,
  featuresOf,
  type SentenceContext,
} from '../../../src/simplify/words/identify/features.ts';
import { knowledgeOf, type LanguageFile } from '../../../src/simplify/words/identify/model.ts';
import { type FactsOf, rememberedFacts } from '../../../src/simplify/words/identify/word-facts.ts';
import type { Place } from './data.ts';

export function factsFrom(language: Language, file: LanguageFile): FactsOf {
  return rememberedFacts(language, knowledgeOf(language, file));
}

/** Rows of features for places in sentences, and for words without a sentence. */
export function rowMaker(language: Language, facts: FactsOf) {
  const contexts = new Map<Sentence, SentenceContext>();
  const contextFor = (sentence: Sentence) => {
    const known = contexts.get(sentence) ?? contextOf(sentence, language, facts);
    contexts.set(sentence, known);
    return known;
  };
  return {
    ofPlaces: (places: readonly Place[]) =>
      places.map((place) =>
        featuresOf(place.sentence, place, contextFor(place.sentence), language, facts),
      ),
    /** As if in the middle of a usual sentence. */
    ofWords(words: readonly string[]) {
      return words.map((word) => {
        const token: Token = { form: word, start: 0, end: word.length };
        language.analyseTokens([token]);
        const tokens = [...USUAL_BEFORE, token, ...USUAL_AFTER];
        const sentence = { start: 0, end: word.length, tokens };
        const place = { first: USUAL_BEFORE.length, end: USUAL_BEFORE.length + 1 };
        return featuresOf(sentence, place, usualContext(place.first), language, facts);
      });
    },
  };
}

const mark = (): Token => ({ form: '-', start: 0, end: 0 });
const USUAL_BEFORE = Array.from({ length: 10 }, mark);
const USUAL_AFTER = Array.from({ length: 10 }, mark);

/** About the means of CompLex's sentences. */
function usualContext(place: number): SentenceContext {
  const depths = new Array(place + 1).fill(3);
  return { words: 25, meanRarity: 0.5, depths };
}
