import type { Span } from '../../core/index.ts';
import { pythonLower, tokenizersWith } from '../../language/index.ts';
import type { Settings } from '../metric.ts';
import { type View, view } from '../text.ts';
import { countSentences } from './sentences.ts';

const views = new WeakMap<object, Map<string, View<unknown>>>();

/**
 * The cached view of this name for a language or function, which metrics share.
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

/** The settings that determine the preparation of a text. */
export type Preparation = Pick<Settings, 'language' | 'tokenizer' | 'lowercase' | 'punkt'>;

/** A tokenised and, if requested, lower-case text as one string, the input of EASSE's features. */
export function preparedView(preparation: Preparation): View<string> {
  const { language, tokenizer, lowercase } = preparation;
  return sharedView(language, `prepared ${tokenizer} ${lowercase}`, () => {
    const tokens = tokenizersWith(language).get(tokenizer);
    return (raw) => tokens.tokenize(lowercase ? pythonLower(raw) : raw);
  });
}

/** The sentences of a text, for tools that count sentence by sentence. */
export interface SentenceSpans {
  readonly prepared: string;
  /** The starts and ends of sentences; undefined if only their number is known. */
  readonly spans?: readonly Span[];
  readonly count: number;
}

/**
 * Sentences of the prepared text: Punkt's, as in EASSE, or a similar count by punctuation and the
 * language's abbreviations. In languages without spaces, the language's own sentences of the
 * original text.
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

/** The name of the sentence splitter in a signature. */
export function splitterName({ punkt }: Preparation): string {
  return punkt ? 'punkt' : 'own';
}
