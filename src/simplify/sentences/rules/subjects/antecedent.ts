import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from './person.ts';

/** The noun before the comma, over brackets and the rest of a name. */
export function antecedent(tree: Tree, first: number): number | undefined {
  let at = first - 2;
  if (/^[)"”]$/.test(tree.form(at))) return undefined;
  const { upos } = tree.at(at);
  if (upos !== 'NOUN' && upos !== 'PROPN') return undefined;
  const { head } = tree.at(at);
  const isPart = upos === 'PROPN' && /^(?:flat|compound)/.test(tree.at(at).relation) && head < at;
  if (isPart) at = head;
  return at;
}

/** "researchers at the University of Leeds, who", "a spokesman for the bank, who": no place and no bank is somebody. */
export function somebodyBefore(tree: Tree, noun: number, rules: SentenceRules): number | undefined {
  const { Sing: it = '' } = {};
  // "It is the members of the board who do it": who they are is asked.
  if (tree.lower(tree.subjectOf(tree.root) ?? -1) === it.toLowerCase()) return undefined;
  let [at, below] = [noun, noun];
  while (/^(?:nmod|flat|compound)/.test(tree.relation(at)) && tree.at(at).head < at) {
    if (isPersonal(tree.at(at).lemma, rules)) return undefined;
    [at, below] = [tree.at(at).head, at];
  }
  if (at === noun || !isPersonal(tree.at(at).lemma, rules)) return undefined;
  const preposition = tree.child(below, ['case']);
  if (preposition === undefined || tree.relation(below) !== 'nmod') return undefined;
  return tree.at(noun).upos === 'NOUN' ? at : undefined;
}

/** "a deposit of 1,200 pounds, which": the deposit. */
export function whatIsMeasured(tree: Tree, noun: number): number {
  const number = tree.child(noun, ['nummod']);
  if (number === undefined || number !== noun - 1) return noun;
  const isOf = tree.at(number - 1).upos === 'ADP' && tree.at(number - 2).upos === 'NOUN';
  return isOf ? number - 2 : noun;
}

/** "the son of a king, who": either noun may be meant. */
export function isUnclear(tree: Tree, noun: number): boolean {
  const { head, relation } = tree.at(noun);
  if (!relation.startsWith('nmod') || !/^(?:NOUN|PROPN)$/.test(tree.at(head).upos)) return false;
  // "the city of Paris, which" is Paris; "a shop in Mill Street, which" is the shop, or the street.
  return true;
}

/**
 * "la escuela de Euskadi, que", "el río Ebro, que": where the preposition is known, the noun before
 * may be meant.
 */
export function belongsToAnother(
  tree: Tree,
  noun: number,
  { of, ofArticles }: SentenceRules,
): boolean {
  if (of && tree.at(noun).upos === 'PROPN' && tree.at(noun - 1).upos === 'NOUN') return true;
  // "son disque avec Ana Gil, qui a eu du succès": the record, or she.
  const named = of && tree.at(noun).upos === 'PROPN';
  if (named && tree.children(noun).some((each) => tree.relation(each) === 'case')) return true;
  return tree.children(noun).some((each) => {
    const word = tree.lower(each);
    return each < noun && (word === of || (ofArticles && Object.hasOwn(ofArticles, word)));
  });
}
