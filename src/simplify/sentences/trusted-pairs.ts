import { sentencesOf } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import type { Proposal } from './proposal.ts';

/** Rules that put another word or phrase in the place of one. */
const LEXICAL = /^(?:words\/|replace\/(?:verb|noun|adj|adv|adp|pron|det|sconj|phrase|cause)$)/;

/**
 * Tells whether a proposal may be made in a language that lists the replacements it trusts
 * (`languages/xx/trusted-pairs.txt`): only those of the list, whatever form they have.
 */
export function trustedPairs(
  pairs: readonly string[],
  language: Language,
): (text: string, proposal: Proposal) => boolean {
  if (pairs.length === 0) return () => true;
  const trusted = new Set(pairs);
  const lemmas = new Map<string, string>();
  const lemmasOf = (phrase: string): string => {
    const plain = phrase.trim().toLowerCase();
    const known = lemmas.get(plain);
    if (known !== undefined) return known;
    const tokens = sentencesOf(language.analyse(plain)).flatMap((sentence) => sentence.tokens);
    const found = tokens.map((token) => token.analysis?.lemma ?? token.form).join(' ');
    lemmas.set(plain, found.toLowerCase());
    return found.toLowerCase();
  };
  return (text, { rule, pieces }) => {
    if (!LEXICAL.test(rule)) return true;
    const changed = pieces
      .map(({ start, end, parts }) => ({
        before: lemmasOf(text.slice(start, end)),
        after: lemmasOf(parts.map((part) => (typeof part === 'string' ? part : '…')).join('')),
      }))
      // An article that follows its noun: an → a.
      .filter(({ before, after }) => before !== after);
    return changed.length === 1 && trusted.has(`${changed[0].before} → ${changed[0].after}`);
  };
}
