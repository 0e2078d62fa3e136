import type { Token } from '../../core/index.ts';
import type { Reading } from './reading.ts';

/** Does a text contain an instruction: "Pay the fee.", "Zahlen Sie …", "Payer avant …"? */
export function hasImperative(reading: Reading): boolean {
  return reading.once('imperative', () =>
    reading.sentences.some(({ tokens }) => tokens.some((_, at) => isImperative(tokens, at))),
  );
}

/** A verb in the imperative, or a main verb that has no subject and is in no other mood. */
function isImperative(tokens: readonly Token[], at: number): boolean {
  const { upos, features, relation } = tokens[at].analysis ?? {};
  if (!features || (upos !== 'VERB' && upos !== 'AUX')) return false;
  if (features.Mood === 'Imp') return true;
  if (upos !== 'VERB') return false;
  if (
    !/^(?:root|parataxis)/.test(relation ?? '') ||
    /^(?:Ind|Sub|Cnd)$/.test(features.Mood ?? '')
  ) {
    return false;
  }
  if (features.VerbForm !== 'Inf' && features.VerbForm !== 'Fin') return false;
  return !tokens.some(
    ({ analysis }) => analysis?.head === at && /^(?:nsubj|csubj|expl|aux)/.test(analysis.relation),
  );
}
