import type { SynonymGroup } from './evidence.ts';

/** A link of one source: the probability of the target in a walk from the word, and its parts of speech. */
export interface WeightedLink {
  probability: number;
  pos: number;
}

export type LinkMap = Map<string, Map<string, WeightedLink>>;

/** Larger groups are topics, not synonyms. */
const MOST_MEMBERS = 120;

/**
 * Turns groups into links by a walk of two steps: from a word to one of its groups, from there to
 * one of its words. Words that share several small groups have the strongest links; the same measure
 * serves thesauri and, after Bannard and Callison-Burch (2005), translations as pivots.
 */
export function linksOfGroups(groups: Iterable<SynonymGroup>): LinkMap {
  const kept: SynonymGroup[] = [];
  const times = new Map<string, number>();
  for (const group of groups) {
    const members = [...new Set(group.members)].filter((word) => word !== group.head);
    const size = members.length + (group.head === undefined ? 0 : 1);
    if (size < 2 || size > MOST_MEMBERS) continue;
    kept.push({ ...group, members });
    for (const word of group.head === undefined ? members : [group.head]) {
      times.set(word, (times.get(word) ?? 0) + 1);
    }
  }
  const links: LinkMap = new Map();
  for (const { head, members, pos } of kept) {
    const from = head === undefined ? members : [head];
    for (const word of from) {
      const share =
        1 / (times.get(word)! * (head === undefined ? members.length - 1 : members.length));
      for (const target of members) if (target !== word) addLink(links, word, target, share, pos);
    }
  }
  return links;
}

/** The same links in the other direction: from a listed word to its headword. */
export function reversedLinks(links: LinkMap): LinkMap {
  const reversed: LinkMap = new Map();
  for (const [word, targets] of links) {
    for (const [target, { probability, pos }] of targets) {
      addLink(reversed, target, word, probability, pos);
    }
  }
  return reversed;
}

export function addLink(
  links: LinkMap,
  word: string,
  target: string,
  probability: number,
  pos: number,
): void {
  let targets = links.get(word);
  if (!targets) {
    targets = new Map();
    links.set(word, targets);
  }
  const link = targets.get(target);
  if (link) {
    link.probability += probability;
    link.pos |= pos;
  } else targets.set(target, { probability, pos });
}

/** A probability as one of 16 steps of its logarithm, 10⁻⁴ to 1. */
export function strengthOf(probability: number): number {
  return Math.max(0, Math.min(15, Math.round(15 * (1 + Math.log10(probability) / 4))));
}
