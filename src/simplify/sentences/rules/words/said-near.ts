import type { Stretch, Tree } from '../../tree.ts';

/** How near two words would be the same: "modified, altered, or copied". */
const NEXT = 3;
const NEAR = 20;

/**
 * "important for plants and essential for growth" → "and important for growth": said twice, as "An
 * aftershock is a smaller earthquake" would be with each of its words.
 */
export function isSaidNear(tree: Tree, { first, last }: Stretch, easier: string): boolean {
  const unsaid = new Set(easier.split(' '));
  for (let at = first - NEAR; at <= last + NEAR; at++) {
    if (at >= first && at <= last) continue;
    unsaid.delete(tree.at(at).lemma.toLowerCase());
    unsaid.delete(tree.lower(at));
  }
  return unsaid.size === 0;
}

/** "modified, altered or copied" → "changed, changed": another word near before says the same. */
export function isSaidNext(
  tree: Tree,
  { first: index, last }: Stretch,
  easier: string,
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
): boolean {
  const near = tree.at(index).upos === 'VERB' ? NEXT : NEAR;
  for (let at = Math.max(0, index - near); at < index; at++) {
    const { upos, lemma } = tree.at(at);
    if (lemma !== tree.at(index).lemma && table[upos]?.[lemma] === easier) return true;
  }
  // "receive or can get" → "get or can get"
  return [...Array(NEXT).keys()].some((i) => tree.at(last + i + 1).lemma === easier);
}

/** "main main character": a neighbour says it already. */
export function isBeside(tree: Tree, { first, last }: Stretch, form: string): boolean {
  const words = form.toLowerCase().split(' ');
  if (tree.lower(first - 1) === words[0]) return true;
  // "love and affection" → "love and love"
  const near = [last + 1, last + 2, first - 2].map((at) => tree.lower(at));
  return near.includes(words[words.length - 1]);
}
