import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from './person.ts';

/** The noun before the comma, over brackets and the rest of a name. */
export function antecedent(tree: Tree, first: number): number | undefined {
  let at = first - 2;
  if (/^[)"”]$/.test(tree.form(at))) return undefined;
  const { upos } = tree.at(at);
  if (upos !== 'NOUN' && upos !== 'PROPN') return undefined;
  const { head } = tree.at(at);
  // "on 3 March, which": no day does anything.
  const isDay = (i: number) => tree.at(i).upos === 'NUM' && /^\d{1,2}$/.test(tree.form(i));
  if (tree.formsAlike && upos === 'PROPN' && isDay(at - 1)) return undefined;
  const isPart = upos === 'PROPN' && /^(?:flat|compound)/.test(tree.at(at).relation) && head < at;
  // "met Ann through Don Sahlin, who": a name that is hung on another one is not that one.
  const isOne = range({ first: head, last: at }).every((i) => tree.at(i).upos !== 'ADP');
  if (isPart && !isOne && tree.formsAlike) return undefined;
  if (isPart) at = head;
  return at;
}

/** "researchers at the University of Leeds, who", "a spokesman for the bank, who": no place and no bank is somebody. */
export function somebodyBefore(tree: Tree, noun: number, rules: SentenceRules): number | undefined {
  const { Sing: it = '' } = rules.repeatSubject?.pronouns ?? {};
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
  // "a son by Margaret Wheeler, who": a name may be somebody's, but for that of a place.
  const isPlace = rules.withStates?.places?.includes(tree.lower(preposition));
  return isPlace || tree.at(noun).upos === 'NOUN' ? at : undefined;
}

/** "a deposit of 1,200 pounds, which": the deposit. */
export function whatIsMeasured(tree: Tree, noun: number): number {
  const number = tree.child(noun, ['nummod']);
  if (number === undefined || number !== noun - 1) return noun;
  const isOf = tree.at(number - 1).upos === 'ADP' && tree.at(number - 2).upos === 'NOUN';
  return isOf ? number - 2 : noun;
}

/** "the son of a king, who": either noun may be meant. */
export function isUnclear(tree: Tree, noun: number, { sameAs }: SentenceRules): boolean {
  const { head, relation, upos } = tree.at(noun);
  if (!relation.startsWith('nmod') || !/^(?:NOUN|PROPN)$/.test(tree.at(head).upos)) return false;
  // "the city of Paris, which" is Paris; "a shop in Mill Street, which" is the shop, or the street.
  return upos !== 'PROPN' || !tree.children(noun).some((each) => tree.lower(each) === sameAs);
}

/** "parts of Ely, which has", "the parts of Ely, which have": the verb shows which of the two, where one is many. */
export function agreeingOf(
  tree: Tree,
  noun: number,
  many: boolean | undefined,
): number | undefined {
  const { head, relation, features } = tree.at(noun);
  if (many === undefined || !relation.startsWith('nmod') || tree.at(head).upos !== 'NOUN')
    return undefined;
  const [own, other] = [features.Number, tree.at(head).features.Number].map((n) => n === 'Plur');
  if (own === other || tree.relation(noun) === 'conj') return undefined;
  const joined = tree.children(noun).some((each) => tree.relation(each) === 'conj');
  // "the centres of London and Rome, which are"; "as advisers say, bands like X, who"
  const apart = range({ first: head, last: noun }).some((i) => tree.isPunctuation(i));
  if (joined || apart || tree.at(noun - 1).head === head) return undefined;
  return own === many ? noun : head;
}

/** "a club with offices in Ely, which": the club, or Ely. */
export function isPlaceOfThing(
  tree: Tree,
  noun: number,
  { openings, formsAlike }: SentenceRules,
): boolean {
  const at = tree.child(noun, ['case']);
  if (!formsAlike || at === undefined || tree.at(noun).upos !== 'PROPN') return false;
  return openings?.includes(tree.lower(at)) === true && tree.at(at - 1).upos === 'NOUN';
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
