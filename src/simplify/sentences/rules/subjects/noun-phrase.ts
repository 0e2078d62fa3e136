import type { Stretch, Tree } from '../../tree.ts';

/** A proper name with the words that belong to it. */
export function nameOf(tree: Tree, index: number): Stretch | undefined {
  if (tree.at(index).upos !== 'PROPN') return undefined;
  let [first, last] = [index, index];
  while (isNamePart(tree, first - 1) && tree.isUnder(first - 1, index)) first--;
  while (tree.at(last + 1).upos === 'PROPN' && tree.isUnder(last + 1, index)) last++;
  // "Prime Minister Anna Keller": the first word has its capital anyway.
  if (first === 1 && tree.at(0).upos === 'ADJ' && tree.at(tree.at(0).head).upos === 'PROPN')
    first = 0;
  // "Anglo-Saxon buildings": the name is part of a longer word.
  if (/^[-–]$/.test(tree.form(last + 1)) || /^[-–]$/.test(tree.form(first - 1))) return undefined;
  // "Pepper's Lonely Band", "A Song of Ice and Fire": the name may begin before.
  if (/^['’]s?$/.test(tree.form(first - 1))) return undefined;
  const { head } = tree.at(index);
  const isPart = /^(?:nmod|conj)$/.test(tree.relation(index)) && head < index;
  if (isPart && tree.at(head).upos === 'PROPN' && first <= head + 3) return undefined;
  // "Harold "Trey" Gowdy": the name goes on.
  if (/^["“”„«'‘]/u.test(tree.form(last + 1)) || tree.at(last + 1).upos === 'PROPN')
    return undefined;
  // "Dr (David) Hywel Francis": it goes on after the bracket.
  if (tree.form(last + 1) === '(' && tree.form(last + 3) === ')' && isNamePart(tree, last + 4))
    return undefined;
  const before = tree.at(first - 1);
  if (/^(?:DET|ADJ|NOUN)$/.test(before.upos) && before.head === index) {
    if (before.upos === 'DET') return { first: first - 1, last };
    return undefined;
  }
  return { first, last };
}

/** Proper nouns, and other words with a capital inside the sentence. */
function isNamePart(tree: Tree, index: number): boolean {
  const { upos } = tree.at(index);
  if (index < 0 || upos === 'DET' || upos === 'ADP') return false;
  return upos === 'PROPN' || (index > 0 && /^\p{Lu}/u.test(tree.form(index)));
}

/** A noun with all before it that belongs to it, and nothing after it. */
export function nounPhrase(tree: Tree, index: number): Stretch | undefined {
  const { upos } = tree.at(index);
  if (upos !== 'NOUN' && upos !== 'PRON') return undefined;
  let first = index;
  for (const child of tree.children(index)) {
    if (tree.relation(child) === 'conj') return undefined;
    if (tree.relation(child) === 'case' || tree.relation(child) === 'mark') return undefined;
    if (child > index || tree.isPunctuation(child)) continue;
    const below = tree.stretch(child);
    if (!below) return undefined;
    if (below.first < first) first = below.first;
  }
  for (let i = first; i < index; i++) {
    const mark = tree.isPunctuation(i) && tree.form(i) !== '-';
    if (!tree.isUnder(i, index) || mark || tree.at(i).upos === 'ADV') return undefined;
  }
  // "Rivers such as X rise": what follows the noun may be needed to know which is meant.
  const after = tree.children(index).filter((child) => child > index);
  if (after.some((child) => !tree.isPunctuation(child) && tree.relation(child) !== 'nmod')) {
    return undefined;
  }
  return { first, last: index };
}
