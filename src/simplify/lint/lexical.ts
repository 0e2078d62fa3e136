import type { Document } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { suggestAt } from '../words/suggest.ts';
import type { LintContext } from './rule.ts';

const SUGGESTED = 3;
/** A check suggests only reliable words: half of the others mean something else. Users who choose for themselves may see those. */
const SURE_ENOUGH = 0.5;
const SAME_FROM = 9;

/** Queries of lint rules to a lexicon. */
export function lexicalAdvice(
  document: Document,
  language: Language,
  lexicon: Lexicon,
  leastConfidence = SURE_ENOUGH,
): Required<Pick<LintContext, 'simplerWords' | 'synonyms'>> {
  return {
    simplerWords: (sentence, token) =>
      suggestAt(document, sentence, token, { language, lexicon, most: SUGGESTED })
        .filter(
          ({ gain, confidence, rejected }) =>
            gain > 0 && confidence >= leastConfidence && rejected === undefined,
        )
        .map(({ form }) => form),
    synonyms: (lemma) =>
      lexicon.tables.flatMap((table) =>
        table
          .linksOf(lemma)
          .filter(({ strengths }) => thesauriAgree(strengths))
          .map(({ word }) => word),
      ),
  };
}

/** Two thesauri call them the same: one alone is too ready to. */
function thesauriAgree(strengths: ReadonlyMap<{ readonly kind: string }, number>): boolean {
  const sure = [...strengths].filter(
    ([{ kind }, strength]) => (kind === 'thesaurus' || kind === 'wordnet') && strength >= SAME_FROM,
  );
  return sure.length >= 2;
}
