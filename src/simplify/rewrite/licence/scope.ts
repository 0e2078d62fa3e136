import type { Node, Tree } from '../tree.ts';
import { finiteOf, isClause } from '../verbs.ts';
import { areParted, isConditional, type Licence, placesOf } from './proposal.ts';

/** A condition, a negation or a restriction stays with all that it covers. */
export const scope: Licence = (proposal) => {
  const { tree } = proposal;
  const places = placesOf(proposal);
  const parted = (a: number, b: number) => areParted(places, a, b);
  const opening = tree.nodes.find(
    ({ index, relation }) =>
      index < tree.root && /^(?:mark|advmod)$/.test(relation) && opensCondition(tree, index),
  );
  // A condition before the main verb covers everything joined to it, whatever the tree says.
  if (opening && conjuncts(tree, tree.root).some(({ index }) => parted(index, tree.root)))
    return `“${opening.form}” covers both parts`;
  const fronted = frontedPhrase(tree);
  if (fronted && conjuncts(tree, tree.root).some(({ index }) => parted(index, tree.root)))
    return `“${fronted}” covers both parts`;
  for (const node of tree.nodes) {
    if (node.head < 0) continue;
    if (isCondition(tree, node)) {
      const covered = [
        node.head,
        ...conjuncts(tree, node.head)
          .map(({ index }) => index)
          .filter((at) => !isClosedBefore(tree, node, at)),
      ];
      if (covered.some((at) => parted(at, node.index))) return 'a condition covers both parts';
    }
    if (tree.is(node.index, 'negation') && isNegationTorn(tree, node, parted))
      return `“${node.form}” covers both parts`;
  }
  return undefined;
};

/** "You pay if you stay, and we keep the key": what stands behind the first statement is said of it alone. */
const isClosedBefore = (tree: Tree, { index, head }: Node, at: number) =>
  head < index && tree.nodes[tree.span(at)[0] - 1]?.form === ',' && isClause(tree, at);

/**
 * "For old contracts, …", "After the check, …": what stands before a comma at the beginning is said of
 * all that is joined behind it. A single adverb, or "in addition", connects with the sentence before.
 */
function frontedPhrase(tree: Tree): string | undefined {
  const [first] = tree.childNodes(tree.root).filter(({ relation }) => relation !== 'punct');
  if (!first || !/^(?:obl|advcl|nmod)/.test(first.relation) || first.index > tree.root) return;
  const span = tree.span(first.index);
  const last = span[span.length - 1];
  const isClosed = [last, last + 1].some((at) => tree.nodes[at]?.form === ',');
  if (span.length < 2 || !isClosed) return undefined;
  const phrase = span.map((at) => tree.at(at).form).join(' ');
  return tree.rules.isIn('connective', phrase.toLowerCase()) ? undefined : phrase;
}

/** "Where" opens a condition at the start; later it is mostly a place. */
const opensCondition = (tree: Tree, at: number) =>
  tree.is(at, 'condition') || (tree.is(at, 'opening-condition') && tree.onlyMarks(0, at));

const conjuncts = (tree: Tree, at: number) =>
  tree.childNodes(at).filter(({ relation }) => relation === 'conj');

function isCondition(tree: Tree, { index, relation }: Node): boolean {
  if (/^advcl/.test(relation)) {
    const [first] = tree.span(index);
    return (
      isConditional(tree, index) || tree.rules.isIn('inverted-condition', tree.at(first).lower)
    );
  }
  return (
    relation === 'obl' &&
    tree
      .childNodes(index)
      .some((child) => child.relation === 'case' && tree.is(child.index, 'condition-adposition'))
  );
}

/** "did not call or write", "did not leave and lock the door": both are denied. */
function isNegationTorn(
  tree: Tree,
  { head }: Node,
  parted: (a: number, b: number) => boolean,
): boolean {
  return conjuncts(tree, head).some(({ index }) => {
    const isAlternative = tree
      .childNodes(index)
      .some((each) => each.relation === 'cc' && tree.is(each.index, 'or'));
    return (finiteOf(tree, index) === undefined || isAlternative) && parted(index, head);
  });
}
