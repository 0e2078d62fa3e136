import type { Span, Token } from '../../core/index.ts';
import type { Reading } from './reading.ts';

/** The tokens of the sentence in which a place is, and which of them begins there. */
function placed({ start }: Span, reading: Reading): { tokens: readonly Token[]; at: number } {
  const tokens = reading.sentenceAt(start)?.tokens ?? [];
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
export function isStated(verb: Token, reading: Reading): boolean {
  return reading.once('stated', () => statedIn(reading)).has(lemmaOf(verb));
}

function statedIn({ sentences }: Reading): ReadonlySet<string> {
  const stated = new Set<string>();
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      const { VerbForm, Mood } = token.analysis?.features ?? {};
      if (VerbForm !== 'Fin' || Mood === 'Imp') continue;
      for (const each of [token, tokens[token.analysis?.head ?? -1]]) {
        if (each) stated.add(lemmaOf(each));
      }
    }
  }
  return stated;
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
