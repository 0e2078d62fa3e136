import type { Construct, ReaderProfile } from '../profile/index.ts';
import type { Tree } from '../rewrite/tree.ts';
import { finiteOf } from '../rewrite/verbs.ts';

/** A limit of a reader profile that a sentence breaks. */
export interface BrokenLimit {
  readonly kind: 'words' | 'clauses' | 'vocabulary' | Construct;
  readonly value: number;
  readonly limit: number;
  /** The hard words, for `vocabulary`. */
  readonly words?: readonly string[];
}

/**
 * The message for a broken limit.
 *
 * @example messageOf({ kind: 'words', value: 31, limit: 18 }) // '31 words (limit 18)'
 */
export function messageOf({ kind, value, limit, words }: BrokenLimit): string {
  if (!words) return `${value} ${kind} (limit ${limit})`;
  const listed = words.map((word) => `“${word}”`).join(', ');
  return `${value === 1 ? 'a hard word' : `${value} hard words`} (not among the ${limit} most frequent): ${listed}`;
}

/**
 * The limits of length that a sentence breaks; a short sentence may have any number of clauses.
 * The rules for a construction also find it.
 *
 * @example brokenLimits(tree, levelProfile('B1')) // [{ kind: 'words', value: 31, limit: 18 }]
 */
export function brokenLimits(tree: Tree, profile: ReaderProfile): BrokenLimit[] {
  const { words } = tree;
  const clauses = clausesOf(tree);
  const broken: BrokenLimit[] = [];
  if (words > profile.words) broken.push({ kind: 'words', value: words, limit: profile.words });
  if (clauses > profile.clauses && words > profile.words)
    broken.push({ kind: 'clauses', value: clauses, limit: profile.clauses });
  return broken;
}

const CLAUSE = /^(?:root|advcl|ccomp|csubj|acl|conj|parataxis)/;

function clausesOf(tree: Tree): number {
  return tree.nodes.filter(
    ({ relation, index, head }) =>
      (head < 0 || CLAUSE.test(relation)) && finiteOf(tree, index) !== undefined,
  ).length;
}
