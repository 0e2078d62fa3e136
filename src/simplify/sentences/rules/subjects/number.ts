import type { SentenceRules } from '../../language-file/rules-file.ts';
import { textOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** A longer name is not said twice. */
const LONGEST_NAME = 5;

/** "Cocteau Twins were a band", "Angry Birds is a game": one or many, as the verb tells, whatever the name looks like. */
export function isMany(tree: Tree, subject: number, { copula = {} }: SentenceRules): boolean {
  const { head, features } = tree.at(subject);
  const finite = tree.finiteOf(head);
  const verb = finite === undefined ? '' : tree.lower(finite);
  if (tellsOfMany(verb, copula)) return true;
  if (verb === copula['Pres.Sing'] || verb === copula['Past.Sing']) return false;
  return features.Number === 'Plur';
}

/** "are", "were" */
export function tellsOfMany(verb: string, copula: SentenceRules['copula']): boolean {
  return verb === copula?.['Pres.Plur'] || verb === copula?.['Past.Plur'];
}

/** "Polydor Records … and is": one, whatever its name looks like; the verb's form tells. */
export function agreeing(
  tree: Tree,
  again: string,
  subject: Stretch,
  verb: number,
  { repeatSubject, copula, participles }: SentenceRules,
): string | undefined {
  const { Sing, Plur } = repeatSubject?.pronouns ?? {};
  const perfect = participles?.perfect ?? [];
  const word = tree.lower(verb);
  const isForm = (number: string) =>
    word === copula?.[`Pres.${number}`] || word === copula?.[`Past.${number}`];
  const { upos, features, lemma } = tree.at(verb);
  // "A number … and have", "and remain": the plain form tells of many.
  const many = upos === 'VERB' && features.Tense === 'Pres' && word === lemma;
  // "is a village and commune": of one thing it is no verb.
  const main = tree.lower(tree.finiteOf(tree.root) ?? -1);
  if (many && again === Sing && main === copula?.['Pres.Sing']) return undefined;
  // "The pair are less likely … and can drift": many, as the first verb tells.
  const isMany = main === copula?.['Pres.Plur'] || main === copula?.['Past.Plur'];
  if (again === Sing && isMany && copula && !isForm('Sing')) return Plur;
  if (again === Sing && (isForm('Plur') || many || (lemma === word && perfect.includes(word))))
    return Plur;
  if (again !== Plur || !isForm('Sing')) return again;
  const words = tree.tokens.slice(subject.first, subject.last + 1);
  const isName = words.every(({ form }) => /^\p{Lu}/u.test(form));
  return isName && words.length < LONGEST_NAME ? textOf(tree, subject) : undefined;
}
