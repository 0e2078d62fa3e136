import type { Tree } from '../../tree.ts';

/**
 * "A barometer is a device, used on ships, that measures …": what a word means, which is told in the
 * clauses that follow. Of a name ("Nice is a town, …") these are extras.
 */
export function isDefinition(tree: Tree): boolean {
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined || subject > tree.root) return false;
  const { upos } = tree.at(subject);
  if (upos !== 'NOUN' || tree.at(tree.root).upos !== 'NOUN') return false;
  const isNamed = tree.tokens
    .slice(1, tree.root)
    .some(({ form }, i) => i < subject && /^\p{Lu}/u.test(form));
  const isGeneral = tree
    .children(subject)
    .some((each) => tree.relation(each) === 'det' && tree.at(each).features.Definite !== undefined);
  return isGeneral && !isNamed;
}
