import type { Built } from '../build/piece.ts';
import type { Tree } from '../tree.ts';
import type { Licence } from './proposal.ts';

/** The share of arcs between words of the source that a new sentence must keep when parsed alone. */
const LEAST_SHARE = 0.65;
const LEAST_ARCS = 6;

/** Parsed alone, a new sentence has the same structure as in the source: same root, same arcs. */
export const sameReading: Licence = ({ tree, built, read }) => {
  for (const each of built) {
    if (each.isItem || each.text.endsWith(':')) continue;
    const [fresh] = read(each.text);
    if (!fresh) continue;
    const sources = sourcesOf(fresh, each);
    const meant = shallowest(tree, each);
    const root = sources[fresh.root];
    if (
      meant !== undefined &&
      root !== undefined &&
      root !== meant &&
      !areOnePredicate(tree, root, meant)
    )
      return `“${fresh.at(fresh.root).form}” is read as the main verb, not “${tree.at(meant).form}”`;
    const share = sharedArcs(tree, fresh, sources);
    if (share < LEAST_SHARE) return `“${each.text}” is read otherwise than in the source`;
  }
  return undefined;
};

/** For each word of the new sentence the word of the source that it is. */
function sourcesOf(fresh: Tree, { pieces }: Built): (number | undefined)[] {
  const at = new Map<number, number | undefined>();
  let place = 0;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (place > 0 && piece.isSpaced) place++;
    at.set(place, piece.source);
    place += piece.text.length;
  }
  return fresh.nodes.map(({ start }) => at.get(start));
}

/** The word of the source that a new sentence is built around: the one nearest to the root. */
function shallowest(tree: Tree, { pieces }: Built): number | undefined {
  let best: { at: number; depth: number; size: number } | undefined;
  for (const { source, text, isRepeated } of pieces) {
    if (source === undefined || text === '' || isRepeated) continue;
    if (tree.at(source).upos === 'PUNCT') continue;
    const depth = [...tree.path(source)].length;
    const size = tree.subtree(source).length;
    if (!best || depth < best.depth || (depth === best.depth && size > best.size))
      best = { at: source, depth, size };
  }
  return best?.at;
}

/** A copula or auxiliary and its predicate. */
function areOnePredicate(tree: Tree, a: number, b: number): boolean {
  const isPart = (part: number, predicate: number) =>
    tree.at(part).head === predicate &&
    /^(?:cop|aux|aux:pass|xcomp|conj|advcl)$/.test(tree.at(part).relation);
  return isPart(a, b) || isPart(b, a);
}

function sharedArcs(tree: Tree, fresh: Tree, sources: readonly (number | undefined)[]): number {
  const present = new Set(sources);
  let [same, all] = [0, 0];
  for (const node of fresh.nodes) {
    const source = sources[node.index];
    if (source === undefined || node.upos === 'PUNCT') continue;
    const { head } = tree.at(source);
    if (head < 0 || !present.has(head)) continue;
    all++;
    if (node.head >= 0 && sources[node.head] === head) same++;
  }
  return all < LEAST_ARCS ? 1 : same / all;
}
