import type { Token } from '../../../core/index.ts';
import type { TokenRange } from './features.ts';

const LONGEST_TERM = 4;
const INSIDE = new Set(['NOUN', 'ADJ']);
const LINKS = new Set(['ADP', 'DET']);

/**
 * Sequences of nouns and their modifiers: "mitral valve", "tasa de interés
 * bancario". They are terms only if they depend on one another in the tree.
 */
export function termPlaces(tokens: readonly Token[]): TokenRange[] {
  const places: TokenRange[] = [];
  for (let first = 0; first < tokens.length; ) {
    const end = INSIDE.has(uposOf(tokens[first])) ? endOfTerm(tokens, first) : first + 1;
    if (end - first > 1 && isConnected(tokens, first, end)) {
      places.push({ first, end });
    }
    first = end;
  }
  return places;
}

/** Nouns and adjectives, with prepositions between nouns if the language uses them so. */
function endOfTerm(tokens: readonly Token[], first: number): number {
  let end = first + 1;
  for (let at = end; at < tokens.length && at - first < LONGEST_TERM; at++) {
    const upos = uposOf(tokens[at]);
    if (INSIDE.has(upos)) end = at + 1;
    else if (!LINKS.has(upos) || !bindsNoun(tokens, at, first)) break;
  }
  return end;
}

/** Does this preposition or article belong to a noun that modifies a noun of the term? */
function bindsNoun(tokens: readonly Token[], at: number, first: number): boolean {
  const noun = tokens[at].analysis?.head ?? -1;
  const analysis = tokens[noun]?.analysis;
  return (
    analysis?.upos === 'NOUN' &&
    analysis.relation.startsWith('nmod') &&
    analysis.head >= first &&
    analysis.head < at &&
    noun > at
  );
}

/** All words but one, a noun, depend on a word of the term. */
function isConnected(tokens: readonly Token[], first: number, end: number): boolean {
  const outside = tokens.slice(first, end).filter(({ analysis }) => {
    const head = analysis?.head ?? -1;
    return head < first || head >= end;
  });
  return outside.length === 1 && uposOf(outside[0]) === 'NOUN';
}

function uposOf(token: Token): string {
  return token.analysis?.upos ?? '';
}
