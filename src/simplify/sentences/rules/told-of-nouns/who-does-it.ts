import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { antecedentAgain, pronounFor, subjectAgain } from '../subjects/subject.ts';

/** "Families have a right to object, giving them a chance": nobody else is named that could be "them". */
export function isGivenTo(
  tree: Tree,
  { subject, comma, verb }: { subject: number; comma: number; verb: number },
  rules: SentenceRules,
): boolean {
  const { upos, features } = tree.at(verb + 1);
  if (upos !== 'PRON' || features.Number !== 'Plur' || features.Case !== 'Acc') return false;
  const others = range({ first: subject + 1, last: comma - 1 });
  return (
    isMany(tree, subject, rules) &&
    !others.some((i) => tree.at(i).upos === 'NOUN' && tree.at(i).features.Number === 'Plur')
  );
}

/** "He", "Ann", "the judges": somebody, who acts himself. */
export function isWillful(tree: Tree, subject: number, rules: SentenceRules): boolean {
  const { upos, lemma, features } = tree.at(subject);
  if (upos === 'PRON')
    return features.PronType === 'Prs' && tree.lower(subject) !== rules.littleWords?.thing;
  return upos === 'PROPN' || isPersonal(lemma, rules);
}

/** "making him the first", "making the oath binding": what was told did that; "making 316 jumps": he did. */
export function changesObject(tree: Tree, verb: number, { causing }: SentenceRules): boolean {
  if (!causing?.includes(tree.at(verb).lemma)) return false;
  if (tree.child(verb, ['iobj']) !== undefined) return true;
  const object = tree.child(verb, ['obj']);
  if (object === undefined || tree.at(object).upos !== 'NOUN') return object !== undefined;
  const { upos } = tree.at(object + 1);
  return tree.child(verb, ['xcomp']) !== undefined || !/^(?:ADP|PUNCT|CCONJ|PART)$/.test(upos);
}

/** Who does it, said again. */
export function doerAgain(tree: Tree, subject: number, rules: SentenceRules): string | undefined {
  const article = tree.child(subject, ['det']);
  const isNew = article !== undefined && rules.indefinite?.includes(tree.lower(article));
  // "Wolfe joined it, serving as its head": whose head is not what Wolfe is.
  const its = tree.tokens.some((_, i) => rules.persons?.thingPronouns?.includes(tree.lower(i)));
  const isName = tree.at(subject).upos === 'PROPN';
  const plain = subjectAgain(tree, subject, rules);
  const pronoun = plain && !(isName && its) ? pronounFor(tree, subject, rules) : plain;
  const { Sing, Plur } = rules.repeatSubject?.pronouns ?? {};
  const isNoun = isNew && pronoun !== Sing && pronoun !== Plur;
  return isNoun ? antecedentAgain(tree, subject, rules) : pronoun;
}

/** "making heavy use of": the noun says what is done, and the subject does it. */
export function isLight(tree: Tree, verb: number, { lightVerbs = {} }: SentenceRules): boolean {
  const object = tree.child(verb, ['obj']);
  if (object === undefined || tree.at(object).upos !== 'NOUN') return false;
  if (tree.child(object, ['det', 'nmod:poss']) !== undefined) return false;
  return (
    Object.hasOwn(lightVerbs, tree.at(verb).lemma) && tree.at(object).features.Number === 'Sing'
  );
}
