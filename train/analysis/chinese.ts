import type { GoldSentence } from './treebank.ts';

/**
 * Chinese-GSD tags adverbs (也, 就, 但是) and the particle of relative clauses (的) as subordinating
 * conjunctions, and ordinals (第一) as numerals. The other Chinese treebanks of UD say adverb, particle
 * and adjective; so does this.
 */
export function likeOtherChinese(sentence: GoldSentence): GoldSentence {
  if (!sentence.heads) return sentence;
  const heads = sentence.heads;
  const upos = [...sentence.upos];
  const relations = [...sentence.relations];
  sentence.upos.forEach((tag, i) => {
    if (tag === 'NUM' && relations[i] === 'nummod' && sentence.forms[i].startsWith('第')) {
      upos[i] = 'ADJ';
      relations[i] = 'amod';
    }
    if (tag !== 'SCONJ' || relations[i] !== 'mark') return;
    const isBefore = heads[i] > i;
    upos[i] = isBefore ? 'ADV' : 'PART';
    if (isBefore) relations[i] = 'advmod';
  });
  return { ...sentence, upos, relations };
}
