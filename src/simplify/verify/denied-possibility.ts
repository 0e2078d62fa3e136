import type { Sentence, Token } from '../../core/index.ts';
import { isAffirmed, isNegation } from '../../language/facts/index.ts';
import type { Reading, SaidMention } from './reading.ts';

/**
 * "You can never leave", "No guest may leave": what is denied to be possible is forbidden. Told by the
 * parse, since a negation may stand anywhere in the clause.
 */
export function withNegation(mention: SaidMention, reading: Reading): SaidMention {
  if (mention.name !== 'possibility' || mention.isWeak || mention.first !== mention.last) {
    return mention;
  }
  const sentence = reading.sentences.find(({ end }) => end > mention.start);
  if (!sentence || !isDenied(sentence, mention, reading)) return mention;
  return { ...mention, name: 'prohibition' };
}

function isDenied({ tokens }: Sentence, { start }: SaidMention, { language }: Reading): boolean {
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
