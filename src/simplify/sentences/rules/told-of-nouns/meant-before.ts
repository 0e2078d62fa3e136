import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** Does the verb show that one is told of, or many? */
export function isOfMany(tree: Tree, verb: number, { copula }: SentenceRules): boolean | undefined {
  const at = range({ first: verb, last: verb + 3 }).find((i) => tree.isFinite(i)) ?? verb;
  const word = tree.lower(at);
  const { features, lemma, upos } = tree.at(at);
  const isForm = (number: string) =>
    word === copula?.[`Pres.${number}`] || word === copula?.[`Past.${number}`];
  if (isForm('Sing')) return false;
  if (isForm('Plur')) return true;
  if (features.Tense === 'Past' || (upos === 'AUX' && features.Number === undefined))
    return undefined;
  return word === lemma;
}
