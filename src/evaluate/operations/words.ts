import { type Sentence, sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { analysisView } from '../features/trees.ts';
import { sharedView } from '../features/views.ts';
import type { View } from '../text.ts';

/** A word for the aligner. */
export interface AlignedWord {
  readonly form: string;
  /** In lower case. */
  readonly lower: string;
  readonly lemma: string;
  /** Undefined for a language without analysis. */
  readonly upos: string | undefined;
  /** Neither a stop word nor punctuation: safe to align at any position. */
  readonly content: boolean;
}

/** The words of a text for the aligner, in one shared view. */
export function alignedWordsView(language: Language): View<readonly AlignedWord[]> {
  return sharedView(language, 'aligned words', () => {
    const analysed = analysisView(language);
    return (_raw, text) => wordsOf(text.through(analysed), language);
  });
}

/** The words of a text, with lemma and part of speech if the language has an analysis. */
export function readWords(text: string, language: Language): AlignedWord[] {
  return wordsOf(sentencesOf(language.analyse(text)), language);
}

/** The words of analysed sentences. */
export function wordsOf(sentences: readonly Sentence[], language: Language): AlignedWord[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.map(({ form, analysis }) => {
      const lower = form.toLowerCase();
      return {
        form,
        lower,
        lemma: (analysis?.lemma ?? form).toLowerCase(),
        upos: analysis?.upos,
        content: /[\p{L}\p{N}]/u.test(form) && !language.isStopWord(lower),
      };
    }),
  );
}
