import type { Sentence, Token } from '../../core/index.ts';
import type { Mention } from '../../language/closed-class/index.ts';
import { isAffirmed, isNegation } from '../../language/facts/index.ts';
import type { Language } from '../../language/index.ts';

/** A text by its sentences, and the language they are in. */
interface Analysed {
  readonly sentenceAt: (place: number) => Sentence | undefined;
  readonly language: Language;
}

/**
 * "You can never leave", "No guest may leave": the negation of a possibility is a prohibition. Found by the
 * parse, because the negation may be anywhere in the clause.
 */
export function withNegation<T extends Mention>(mention: T, reading: Analysed): T {
  if (mention.name !== 'possibility' || mention.isWeak || mention.first !== mention.last) {
    return mention;
  }
  const sentence = reading.sentenceAt(mention.start);
  if (!sentence || !isDenied(sentence, mention, reading)) return mention;
  return { ...mention, name: 'prohibition' };
}

function isDenied({ tokens }: Sentence, { start }: Mention, { language }: Analysed): boolean {
  const { facts } = language.profile;
  const at = tokens.findIndex((token) => token.start === start);
  const { upos = '', head = -1 } = tokens[at]?.analysis ?? {};
  if (!facts || !/^(?:AUX|VERB)$/.test(upos)) return false;
  const verb = upos === 'AUX' ? head : at;
  const belongs = ({ analysis }: Token): boolean => {
    if (!analysis) return false;
    if (analysis.head === at || analysis.head === verb) return true;
    // "No guest may …"
    const noun = tokens[analysis.head]?.analysis;
    return analysis.upos === 'DET' && noun?.head === verb && /^nsubj/.test(noun.relation);
  };
  return tokens.some(
    (token, i) => isNegation(token, facts) && belongs(token) && !isAffirmed(tokens, i, facts),
  );
}
