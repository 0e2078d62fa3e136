import type { Span } from '../../core/index.ts';
import { pythonLower, tokenizersWith } from '../../language/index.ts';
import type { Settings } from '../metric.ts';
import { type View, view } from '../text.ts';
import { countSentences } from './sentences.ts';

const views = new WeakMap<object, Map<string, View<unknown>>>();

/**
 * The view of this name that belongs to a language or function, made once: metrics that ask for
 * the same share it.
 */
export function sharedView<T>(owner: object, name: string, make: () => View<T>['make']): View<T> {
  const known = views.get(owner) ?? new Map<string, View<unknown>>();
  views.set(owner, known);
  let there = known.get(name);
  if (!there) {
    there = view(make());
    known.set(name, there);
  }
  return there as View<T>;
}

/** What decides how a text is made ready. */
export type Preparation = Pick<Settings, 'language' | 'tokenizer' | 'lowercase' | 'punkt'>;

/** A text lowercased if asked and tokenised, as one string: what EASSE's features look at. */
export function preparedView(preparation: Preparation): View<string> {
  const { language, tokenizer, lowercase } = preparation;
  return sharedView(language, `prepared ${tokenizer} ${lowercase}`, () => {
    const tokens = tokenizersWith(language).get(tokenizer);
    return (raw) => tokens.tokenize(lowercase ? pythonLower(raw) : raw);
  });
}

/** Words, sentences and syllables are counted sentence by sentence where a tool does so. */
export interface SentenceSpans {
  readonly prepared: string;
  /** Where sentences start and end; undefined when only their number is known. */
  readonly spans?: readonly Span[];
  readonly count: number;
}

/**
 * Sentences of the prepared text: Punkt's, as EASSE has them, or a count by signs and the
 * language's abbreviations, which comes close. Where words are not spaced, the language's own
 * sentences of the text as it came.
 */
export function sentencesView(preparation: Preparation): View<SentenceSpans> {
  const { language, tokenizer, lowercase, punkt } = preparation;
  const prepared = preparedView(preparation);
  const name = `sentences ${language.id} ${tokenizer} ${lowercase}`;
  if (punkt) {
    return sharedView(punkt, name, () => (_raw, text) => {
      const ready = text.through(prepared);
      const spans = punkt(ready);
      return { prepared: ready, spans, count: spans.length };
    });
  }
  const spaced = language.profile.words === 'spaced';
  return sharedView(language, name, () => (raw, text) => {
    const ready = text.through(prepared);
    const count = spaced
      ? countSentences(ready, (word) => language.isAbbreviation(word))
      : language.sentences(raw).length;
    return { prepared: ready, count };
  });
}

/** The sentence splitter, as a signature names it. */
export function splitterName({ punkt }: Preparation): string {
  return punkt ? 'punkt' : 'own';
}
