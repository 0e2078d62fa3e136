import type { Level, Span } from '../core/index.ts';
import { sourceSpan } from '../simplify/document/structure.ts';
import type { Audience, Decision } from '../simplify/words/index.ts';
import { type FormattedTextOptions, partsForText, readAnalysed } from './text.ts';

export interface HardWordsOptions extends FormattedTextOptions {
  /** The reader's level; default: the usual level of the audience. */
  readonly level?: Level;
  /** The readers; default: `learner`. */
  readonly audience?: Audience;
}

/** A word, a term or a formal phrase that is hard for the reader. */
export interface HardWordFound {
  readonly word: string;
  readonly span: Span;
  /** 0 very easy to 1 very hard. */
  readonly complexity: number;
  /** Why it is hard. */
  readonly reasons: readonly string[];
  /** Simpler words, inflected to fit the sentence, best first; check that they fit. */
  readonly suggestions: readonly string[];
  /** Advice for editors: only `replace` is safe enough to apply without review. */
  readonly advice: Decision['action'];
}

/** Maximum suggestions per word. */
const MOST = 5;

/**
 * The hard words of a text, with simpler alternatives.
 *
 * @example
 * import { hardWords } from 'klartext';
 *
 * const [first] = await hardWords('The meeting was postponed because of the persistent frost.');
 * console.log(first.word, first.suggestions[0]); // postponed delayed
 */
export async function hardWords(
  text: string,
  options: HardWordsOptions = {},
): Promise<HardWordFound[]> {
  const { level, audience, format = 'text' } = options;
  if (text.trim() === '') return [];
  const { wordProposals } = await import('../simplify/words/index.ts');
  const parts = await partsForText(text, options);
  const [language, lexicon, model] = await Promise.all([
    parts.language(),
    parts.lexicon(),
    parts.complexity(),
  ]);
  const { document, structure } = await readAnalysed(text, format, language);
  const proposals = wordProposals(document, {
    language,
    lexicon,
    model,
    most: MOST,
    ...(level && { level }),
    ...(audience && { audience }),
  });
  return proposals.map(({ word, suggestions, decision }) => ({
    word: word.form,
    span: sourceSpan(structure, word),
    complexity: word.complexity,
    reasons: word.reasons.map((reason) => reason.text),
    suggestions: suggestions
      .filter(({ rejected }) => rejected === undefined)
      .map(({ form }) => form),
    advice: decision.action,
  }));
}
