import type { Span, Token } from '../../core/index.ts';
import type { Reading } from './reading.ts';

/** The tokens of the sentence in which a place is, and which of them begins there. */
function placed({ start }: Span, reading: Reading): { tokens: readonly Token[]; at: number } {
  const sentence = reading.sentences.find(({ end }) => end > start);
  const tokens = sentence?.tokens ?? [];
  return { tokens, at: tokens.findIndex((token) => token.start === start) };
}

/** The verb that a modal belongs to. "may [occur]", "able to [pay]" */
export function verbOf(place: Span, reading: Reading): Token | undefined {
  const { tokens, at } = placed(place, reading);
  const { upos, head = -1 } = tokens[at]?.analysis ?? {};
  if (upos === 'AUX') return tokens[head];
  return tokens.find(
    ({ analysis }) => analysis?.head === at && /^(?:xcomp|ccomp|csubj)/.test(analysis.relation),
  );
}

/** Is a verb a statement: finite, or with a finite auxiliary? */
export function isStated(verb: Token, { sentences }: Reading): boolean {
  const lemma = lemmaOf(verb);
  return sentences.some(({ tokens }) =>
    tokens.some((token, at) => {
      if (lemmaOf(token) !== lemma) return false;
      const isFiniteVerb = ({ analysis }: Token) =>
        analysis?.features.VerbForm === 'Fin' && analysis.features.Mood !== 'Imp';
      return (
        isFiniteVerb(token) ||
        tokens.some((each) => each.analysis?.head === at && isFiniteVerb(each))
      );
    }),
  );
}

/** The words of the clause or phrase that a word opens: "if [you have a permit]". */
export function openedBy(place: Span, reading: Reading): readonly Token[] {
  const { tokens, at } = placed(place, reading);
  const top = tokens[at]?.analysis?.head ?? -1;
  if (top < 0) return [];
  const inside = new Set([top]);
  for (let grown = true; grown; ) {
    grown = false;
    tokens.forEach(({ analysis }, i) => {
      if (!inside.has(i) && inside.has(analysis?.head ?? -1)) {
        inside.add(i);
        grown = true;
      }
    });
  }
  return tokens.filter((_, i) => i !== at && inside.has(i));
}

export const lemmaOf = ({ form, analysis }: Token) => (analysis?.lemma ?? form).toLowerCase();
