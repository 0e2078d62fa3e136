import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** "was/were made of": the form that the subject of the phrase's verb asks for. */
export function agreedForm(
  tree: Tree,
  { first, last }: Stretch,
  easier: string,
  rules: SentenceRules,
): string | undefined {
  const slash = easier.indexOf('/');
  if (slash < 0) return easier;
  const verb = range({ first, last }).find((i) => tree.isFinite(i));
  if (verb === undefined) return undefined;
  const heads = [verb, tree.at(verb).head, tree.at(tree.at(verb).head).head];
  const subject = heads.map((each) => tree.subjectOf(each)).find((each) => each !== undefined);
  if (subject === undefined || subject > verb) return undefined;
  const { features, upos } = tree.at(subject);
  if (features.PronType === 'Rel' || features.Person === '1') return undefined;
  const other = tree.children(subject).find((each) => tree.relation(each) === 'conj');
  const joined = other !== undefined;
  // "Senator and Governor Ann Lee was": one with two titles, or two.
  const isTitled = joined && [subject, other].every((i) => /^\p{Lu}/u.test(tree.form(i)));
  if (isTitled && tree.at(subject + 1).upos === 'CCONJ') return undefined;
  // "Corn, or maize, served as food": one.
  if (joined && !isAnd(tree, other, rules)) return undefined;
  // "The majority of men opposed it": one or many, as it may be.
  if (upos === 'NOUN' && features.Number !== 'Plur' && tree.isOfMany(subject)) return undefined;
  // "Snijders": a name without an article is one.
  const isName = upos === 'PROPN' && tree.child(subject, ['det']) === undefined;
  // "Most of those ideas were": the noun shows that they are many.
  const counted = /^(?:ADJ|PRON|DET)$/.test(upos)
    ? tree.child(subject, ['nmod', 'obl'])
    : undefined;
  const many = tree.at(counted ?? subject).features.Number === 'Plur';
  const plural = (many && !isName) || joined || features.Person === '2';
  const rest = easier.indexOf(' ', slash);
  const end = rest < 0 ? easier.length : rest;
  return (plural ? easier.slice(slash + 1, end) : easier.slice(0, slash)) + easier.slice(end);
}

/** Is it joined by a word for "and": "corn and maize", not "corn, or maize"? */
export function isAnd(tree: Tree, joined: number, { coordinators = {} }: SentenceRules): boolean {
  const and = tree.children(joined).find((each) => tree.relation(each) === 'cc');
  return and !== undefined && coordinators[tree.lower(and)] === '';
}
