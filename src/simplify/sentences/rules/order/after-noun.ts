import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, swapped } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/**
 * "искать жену свою" → "искать свою жену", "рыбку золотую" → "золотую рыбку": what describes a noun
 * comes before it, where the language mostly puts it there and tales and verse put it after.
 */
export function describedLater(tree: Tree, { afterNoun }: SentenceRules): Proposal[] {
  if (!afterNoun) return [];
  const found: Proposal[] = [];
  for (let noun = 0; noun < tree.lastWord; noun++) {
    const word = noun + 1;
    if (!isPlainNoun(tree, noun) || !agrees(tree, noun, word)) continue;
    if (tree.enclosed[noun] || afterNoun.except.includes(tree.at(word).lemma)) continue;
    const isOwner = afterNoun.owners.includes(tree.lower(word));
    if (!isOwner && !isQuality(tree, noun, word)) continue;
    if (mayBelongElsewhere(tree, word)) continue;
    found.push(proposal(tree, firstOf(tree, noun), noun, word));
  }
  return found;
}

function isPlainNoun(tree: Tree, noun: number): boolean {
  const isCapital = /^\p{Lu}/u.test(tree.form(noun));
  return tree.at(noun).upos === 'NOUN' && (!isCapital || noun === 0);
}

function agrees(tree: Tree, noun: number, word: number): boolean {
  const { features: one } = tree.at(noun);
  const { features: other } = tree.at(word);
  if (!one.Case || one.Case !== other.Case || one.Number !== other.Number) return false;
  return !other.Gender || one.Gender === other.Gender;
}

/** One adjective of this noun, alone. As a subject it may be the predicate: "Коса русая". */
function isQuality(tree: Tree, noun: number, word: number): boolean {
  const { upos, head, features, relation } = tree.at(word);
  return (
    upos === 'ADJ' &&
    head === noun &&
    relation === 'amod' &&
    features.Case !== 'Nom' &&
    features.Degree === 'Pos' &&
    noun > 0 &&
    tree.children(word).length === 0 &&
    /^\p{Ll}+$/u.test(tree.form(word))
  );
}

/** "ради названий своих книг", "Дом мой.": it may be of what follows, or the predicate. */
function mayBelongElsewhere(tree: Tree, word: number): boolean {
  const { upos } = tree.at(word + 1);
  if (/^(?:NOUN|ADJ|DET|NUM|PROPN)$/.test(upos) && /^\p{Ll}/u.test(tree.form(word + 1)))
    return true;
  if (upos === 'CCONJ' && tree.at(word + 2).upos === 'ADJ') return true;
  const isSubject = tree.at(word).features.Case === 'Nom';
  return isSubject && (tree.isPunctuation(word + 1) || tree.finiteOf(tree.root) === undefined);
}

/** Before the adjectives that the noun has already: "милый брат мой" → "мой милый брат". */
function firstOf(tree: Tree, noun: number): number {
  let first = noun;
  while (first > 0 && tree.at(first - 1).head === noun && tree.relation(first - 1) === 'amod')
    first--;
  return first;
}

function proposal(tree: Tree, first: number, noun: number, word: number): Proposal {
  const isFirst = first === 0 && /^\p{Lu}/u.test(tree.form(0));
  return {
    rule: 'rephrase/after-noun',
    operation: 'rephrase',
    reason: 'What something is like is mostly said before it.',
    pieces: [swapped(tree, { first, last: noun }, { first: word, last: word }, isFirst)],
    dropped: [],
    key: range({ first, last: word })
      .map((i) => tree.lower(i))
      .join(' '),
  };
}
