import { isComma, isJoining, isVerb, lastWord, once, opensClause, type Series } from './members.ts';
import type { Node, Tree } from './tree.ts';

const MOST_WORDS = 8;
const LEAST_THINGS = 3;
const STOP = /^[;:()–—"„“»«]$/u;
const NOUN = /^(?:NOUN|PROPN|X)$/;
const BEFORE_NOUN = /^(?:DET|ADJ|NUM)$/;

/** The things at the end that a word announces: "zum Beispiel A, B und C". */
export const announcedThings = once((tree) => {
  const opener = tree.nodes.findLastIndex(({ index }) => index > 2 && tree.is(index, 'announcing'));
  const members = opener < 0 ? undefined : thingsFrom(tree, opener + 1);
  return members && { opener, members };
});

/**
 * Things in a row at the end that nothing announces: "Dort gibt es A, B und C". The first one begins
 * where a noun phrase can begin; where it may be a part of a longer one, there is none.
 */
export const thingsInRow = once((tree) => {
  const comma = firstComma(tree);
  if (comma === undefined) return undefined;
  let start = comma;
  const upos = (at: number) => tree.nodes[at]?.upos ?? '';
  while (start > 0 && (NOUN.test(upos(start - 1)) || BEFORE_NOUN.test(upos(start - 1)))) {
    start--;
    if (upos(start) === 'DET') break;
  }
  const nouns = tree.nodes.slice(start, comma).filter((node) => NOUN.test(node.upos));
  const opener = start - 1;
  const isPart =
    (NOUN.test(upos(opener)) && !tree.is(start, 'object-form')) ||
    (upos(opener) === 'ADP' && NOUN.test(upos(opener - 1)));
  if (nouns.length !== 1 || opener < 2 || isPart || tree.at(opener).upos === 'PUNCT')
    return undefined;
  const members = thingsFrom(tree, start);
  return members && { opener, members };
});

/** The first comma of the row that ends the sentence. */
function firstComma(tree: Tree): number | undefined {
  let found: number | undefined;
  for (let at = lastWord(tree); at > 0; at--) {
    const node = tree.at(at);
    if (isVerb(node) || STOP.test(node.form) || opensClause(tree, at)) break;
    if (isComma(node)) found = at;
  }
  return found;
}

function thingsFrom(tree: Tree, from: number): readonly (readonly number[])[] | undefined {
  const last = lastWord(tree);
  const members: number[][] = [[]];
  let isJoined = false;
  for (let at = from; at <= last; at++) {
    const node = tree.at(at);
    const member = members[members.length - 1];
    if (isComma(node)) {
      if (isJoined || member.length === 0) return undefined;
      members.push([]);
    } else if (isJoining(node) && isLastJoining(tree, at, last)) {
      isJoined = true;
      // Of alternatives, "oder" is kept.
      members.push(tree.is(at, 'or') ? [at] : []);
    } else if (STOP.test(node.form) || isVerb(node) || opensClause(tree, at)) return undefined;
    else member.push(at);
  }
  const isThing = (member: readonly number[]) =>
    member.length <= MOST_WORDS && member.some((at) => NOUN.test(tree.at(at).upos));
  const isRow = isJoined && members.length >= LEAST_THINGS && members.every(isThing);
  return isRow && areAlike(tree, members) ? members : undefined;
}

/** What stands before the first thing or after the last one may be said of all, unless all have it. */
function areAlike(tree: Tree, members: readonly (readonly number[])[]): boolean {
  const nodes = members.map((member) =>
    member.map((at) => tree.at(at)).filter((node) => !isJoining(node)),
  );
  const [first, ...rest] = nodes;
  const opens = (pattern: RegExp) => (member: readonly Node[]) => pattern.test(member[0].upos);
  if (opens(BEFORE_NOUN)(first) && !rest.every(opens(BEFORE_NOUN))) return false;
  if (opens(/^ADP$/)(first) !== rest.every(opens(/^ADP$/))) return false;
  const hasMore = (member: readonly Node[]) =>
    member
      .slice(member.findIndex((node) => NOUN.test(node.upos)))
      .some(({ upos }) => upos === 'ADP');
  const others = nodes.slice(0, -1);
  return !hasMore(nodes[nodes.length - 1]) || others.some(hasMore);
}

/** The conjunction that no comma and no other conjunction follows. */
function isLastJoining(tree: Tree, at: number, last: number): boolean {
  return tree.nodes.slice(at + 1, last + 1).every((node) => !isJoining(node) && !isComma(node));
}

/** The thing that a word begins. */
export function thingAt(tree: Tree, first: number): readonly number[] | undefined {
  const all = [announcedThings(tree), thingsInRow(tree)].flatMap(
    (series: Series | undefined) => series?.members ?? [],
  );
  return all.find(([own]) => own === first);
}
