import { range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/**
 * Is a clause with "qui" told of something else than the noun before its comma, or can that noun not
 * be said again? Asked where nouns have genders.
 */
export function isOfOther(tree: Tree, noun: number, verb: number, comma: number): boolean {
  const { upos, relation } = tree.at(noun);
  // "Jean est un prénom, qui peut désigner :", "un écart : la glace, qui est légère, flotte"
  const isColon = (i: number) => tree.form(i) === ':';
  if (isColon(tree.lastWord + 1) || range({ first: 0, last: comma }).some(isColon)) return true;
  // "elle n'est pas la capitale, qui est Amsterdam": what it is not.
  const { root } = tree;
  if (noun === root && tree.children(root).some((each) => tree.denies(each))) return true;
  if (upos === 'PROPN') {
    // "Alfa, Beta et Gamma, qui sont": all of them.
    const isMany = tree.at(verb).features.Number === 'Plur' || relation === 'conj';
    // "Big Blue Super Star, qui": the parser sees a part of the name.
    return isMany || (noun < comma - 1 && !isWholeName(tree, noun, comma - 1));
  }
  // "le verbe anglais to twirl, qui": a word of another language.
  return tree.child(noun, ['nummod']) === undefined && !hasArticle(tree, noun);
}

function isWholeName(tree: Tree, noun: number, last: number): boolean {
  const { head, relation } = tree.at(last);
  return head === noun && /^flat/.test(relation);
}

function hasArticle(tree: Tree, noun: number): boolean {
  const article = tree.child(noun, ['det']);
  return article !== undefined && tree.at(article).upos === 'DET';
}
