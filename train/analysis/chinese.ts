import type { GoldSentence } from './treebank.ts';

/** A sentence that is being changed. */
interface Draft {
  readonly forms: readonly string[];
  readonly xpos: readonly string[];
  readonly upos: string[];
  readonly heads: number[];
  readonly relations: string[];
}

/**
 * The Chinese treebanks of UD annotate the same things in different ways. This brings them to the
 * habits of Chinese-PUD: tags of adverbs, particles and suffixes, classifiers, commas, compounds. Every
 * habit was read off all treebanks by counting; no sentence of PUD is trained on. Chains of clauses stay
 * as the guidelines and all other treebanks have them: the first clause is the main one, the others are
 * conjuncts or stand beside it. In PUD they hang on the last clause, as `dep`, which names nothing.
 */
export function likeOtherChinese(sentence: GoldSentence): GoldSentence {
  if (!sentence.heads) return sentence;
  const draft: Draft = {
    forms: sentence.forms,
    xpos: sentence.xpos,
    upos: [...sentence.upos],
    heads: [...sentence.heads],
    relations: [...sentence.relations],
  };
  retag(draft);
  raiseClassifiers(draft);
  attachCommas(draft);
  nameCompounds(draft);
  if (!isTree(draft.heads)) return sentence;
  const { upos, heads, relations } = draft;
  return { ...sentence, upos, heads, relations };
}

/**
 * GSD tags adverbs (也, 就, 但是) and the particle of relative clauses (的) as subordinating
 * conjunctions, ordinals (第一) as numerals, suffixes (者, 省) and prefixes (大) as particles.
 */
function retag({ forms, xpos, upos, heads, relations }: Draft): void {
  upos.forEach((tag, i) => {
    if (tag === 'NUM' && relations[i] === 'nummod' && forms[i].startsWith('第')) {
      upos[i] = 'ADJ';
      relations[i] = 'amod';
    }
    if (tag === 'PART' && xpos[i] === 'SFN') upos[i] = 'NOUN';
    if (tag === 'PART' && xpos[i] === 'PFA') {
      upos[i] = 'ADJ';
      relations[i] = 'amod';
    }
    if (tag !== 'SCONJ' || relations[i] !== 'mark') return;
    const isBefore = heads[i] > i;
    upos[i] = isBefore ? 'ADV' : 'PART';
    if (isBefore) relations[i] = 'advmod';
  });
}

const COUNTING = new Set(['nummod', 'det', 'amod']);

/** 三 个 人: the classifier hangs on the noun and the number on the classifier, not the other way. */
function raiseClassifiers({ upos, heads, relations }: Draft): void {
  relations.forEach((relation, at) => {
    const counter = heads[at];
    if (relation !== 'clf' || counter < 0 || counter > at) return;
    if (relations[counter] === 'clf') return;
    const above = heads[counter];
    const counts = COUNTING.has(relations[counter]);
    heads[at] = above;
    relations[at] = counts ? 'clf' : relations[counter];
    heads[counter] = at;
    if (!counts) relations[counter] = upos[counter] === 'DET' ? 'det' : 'nummod';
    heads.forEach((head, i) => {
      if (head === counter && i > at) heads[i] = at;
    });
  });
}

/** A comma belongs to the phrase that ends before it. */
function attachCommas({ forms, heads, relations }: Draft): void {
  forms.forEach((form, comma) => {
    if (relations[comma] !== 'punct' || !/^[，；,;]$/.test(form)) return;
    let top = comma - 1;
    while (top > 0 && relations[top] === 'punct') top--;
    if (top < 0 || relations[top] === 'punct') return;
    while (heads[top] >= 0 && heads[top] < comma) top = heads[top];
    heads[comma] = top;
  });
}

const NOMINAL = new Set(['NOUN', 'PROPN', 'X']);

/** Nouns side by side, with no 的 between them, are a compound. */
function nameCompounds({ upos, heads, relations }: Draft): void {
  const marked = new Set(heads.filter((_, i) => relations[i] === 'case'));
  relations.forEach((relation, i) => {
    // GSD says nmod of a time beside a verb.
    if (relation === 'nmod' && /^(VERB|ADJ|AUX)$/.test(upos[heads[i]] ?? '')) relations[i] = 'obl';
    const nominal = NOMINAL.has(upos[i]) && NOMINAL.has(upos[heads[i]] ?? '');
    if (relation === 'nmod' && heads[i] > i && nominal && !marked.has(i)) relations[i] = 'compound';
  });
}

/** Does every word lead to the one root? */
function isTree(heads: readonly number[]): boolean {
  if (heads.filter((head) => head < 0).length !== 1) return false;
  return heads.every((_, word) => {
    let steps = 0;
    for (let at = word; at >= 0; at = heads[at]) if (++steps > heads.length) return false;
    return true;
  });
}
