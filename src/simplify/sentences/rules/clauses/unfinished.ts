import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** "and endless (see the dates)": the only verb stands in brackets. */
export function hasOnlyInner(tree: Tree, from: number): boolean {
  const verbs = range({ first: from, last: tree.lastWord }).filter((i) =>
    /^(?:VERB|AUX)$/.test(tree.at(i).upos),
  );
  return verbs.length > 0 && verbs.every((i) => tree.enclosed[i]);
}

/** "the deeper the water, the greater the risk" */
export function isSecondMore(tree: Tree, { first, last }: Stretch): boolean {
  const more = (i: number) =>
    tree.at(i).features.Definite === 'Def' && tree.at(i + 1).features.Degree === 'Cmp';
  return more(last) && range({ first: 0, last: first }).some(more);
}

/** "Nous avons lu votre lettre et vous remercions": whom it is done to, since the verb is another person's. */
export function isWhom(tree: Tree, last: number, { proDrop }: SentenceRules): boolean {
  if (proDrop) return false;
  const [one, two] = [tree.at(last), tree.at(last + 1)];
  const [person, told] = [one.features.Person, two.features.Person];
  if (one.upos !== 'PRON' || two.features.VerbForm !== 'Fin') return false;
  // "и мне нравится": its case shows that nobody takes it for the subject.
  if (one.features.Case !== undefined && one.features.Case !== 'Nom') return false;
  return person !== undefined && told !== undefined && person !== told;
}
