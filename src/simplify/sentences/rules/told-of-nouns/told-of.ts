import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Piece, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isMany } from '../subjects/number.ts';
import { isPersonal } from '../subjects/person.ts';
import { isOfSomebody } from '../subjects/who.ts';

/** ", caused by …", ", compared with £63,700 for men": told of all that was said, not of somebody. */
export function tellsOfAll(
  tree: Tree,
  participle: number,
  { afterwards, participles }: SentenceRules,
): boolean {
  const { lemma } = tree.at(participle);
  return (
    afterwards?.results.includes(lemma) === true ||
    participles?.notTold?.includes(tree.lower(participle)) === true
  );
}

/** "Geysers are springs, driven by heat": all of them, always. */
export function isOfKind(tree: Tree, subject: number | undefined, rules: SentenceRules): boolean {
  if (!tree.formsAlike || subject === undefined || tree.at(subject).upos !== 'NOUN') return false;
  const determined = tree.child(subject, ['det', 'nummod', 'nmod:poss']) !== undefined;
  return isMany(tree, subject, rules) && !determined;
}

/** "is an album by the band X, formed in 1990": that may be the band. */
export function mayBeOfMaker(
  tree: Tree,
  participle: number,
  { passive, defined }: SentenceRules,
): boolean {
  const { upos, lemma } = tree.at(participle);
  const { root } = tree;
  if (!defined || upos !== 'VERB' || defined.includes(lemma) || tree.at(root).upos !== 'NOUN')
    return false;
  return range({ first: root, last: participle - 1 }).some((i) =>
    passive?.by.includes(tree.lower(i)),
  );
}

/** "He found some beads, worn by the king": of what stands before the comma, when that is no place and nobody. */
export function mayBeOfLast(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const { upos, lemma } = tree.at(comma - 1);
  if (!isOfSomebody(tree, rules) || !/^(?:NOUN|PROPN)$/.test(upos)) return false;
  if (upos === 'NOUN' && isPersonal(lemma, rules)) return false;
  let named = comma - 1;
  while (/^(?:flat|compound|nmod)$/.test(tree.relation(named)) && tree.at(named).head < named) {
    if (tree.child(named, ['case']) !== undefined) break;
    named = tree.at(named).head;
  }
  const cased = tree.child(named, ['case']);
  return cased === undefined || !rules.openings?.includes(tree.lower(cased));
}

/** "founded in 1902 and now run by volunteers": after "It was", the second needs its own "is". */
export function stillSo(
  tree: Tree,
  pieces: readonly Piece[],
  told: Stretch,
  { copula, nowWords }: SentenceRules,
): Piece[] {
  const is = copula?.['Pres.Sing'];
  const joint = range(told).find(
    (i) =>
      tree.at(i).upos === 'CCONJ' &&
      nowWords?.includes(tree.lower(i + 1)) &&
      tree.at(i + 2).features.VerbForm === 'Part',
  );
  if (!is || joint === undefined) return [...pieces];
  const { start } = tree.tokens[joint + 1];
  const apart = (part: Part): Part[] =>
    typeof part === 'string' || start < part.start || start > part.end
      ? [part]
      : [{ ...part, end: tree.tokens[joint].end }, ` ${is} `, { start, end: part.end }];
  return pieces.map((piece) => ({ ...piece, parts: piece.parts.flatMap(apart) }));
}
