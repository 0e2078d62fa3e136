import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';
import { tellsOfMany } from '../subjects/number.ts';

/** "Michael and his team made", "how Geordie and I live": one subject of two. */
export function joinsPeople(tree: Tree, at: number): boolean {
  const { upos, features } = tree.at(at + 1);
  const { upos: other, features: own } = tree.at(at - 1);
  // "said he and the others had": who acts is known by the form.
  if (tree.formsAlike && other === 'PRON' && own.Case === 'Nom') return true;
  return other === 'PROPN' && upos === 'PRON' && features.PronType === 'Prs';
}

/** "knew the dog and the cat were": the verb tells of two, so that both nouns are its subject. */
export function tellsOfTwo(
  tree: Tree,
  subject: number,
  finite: number,
  { copula }: SentenceRules,
): boolean {
  const many = tellsOfMany(tree.lower(finite), copula);
  const joined = tree.children(subject).some((each) => tree.relation(each) === 'conj');
  return (
    many &&
    !joined &&
    /^(?:NOUN|PRON)$/.test(tree.at(subject).upos) &&
    tree.at(subject).features.Number === 'Sing'
  );
}

/** "He claims it was wrong, and A did B": that may be claimed, too. */
export function mayBeSaid(tree: Tree, at: number, { tails, formsAlike }: SentenceRules): boolean {
  const { root } = tree;
  if (!formsAlike || !tails?.said?.includes(tree.at(root).lemma)) return false;
  return tree.tokens.some((_, i) => i > root && i < at && tree.isFinite(i));
}
