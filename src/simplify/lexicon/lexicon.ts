import type { Level } from '../../core/index.ts';
import type { Language } from '../../language/index.ts';
import { rankOf } from '../find/index.ts';
import type { ReaderProfile } from '../profile/index.ts';
import { serves } from '../profile/levels.ts';
import type { Tree } from '../rewrite/tree.ts';
import { type Entry, isLong } from './entry.ts';
import { type Match, matchAt } from './match.ts';
import { type Change, shaped } from './shape.ts';

/** Easier words for a place, and why they are. */
export interface Swap {
  readonly entry: Entry;
  readonly changes: readonly Change[];
  readonly reason: string;
}

/** A phrase that is hard by its length is hard for readers up to this level. */
const LONG_PHRASES: Level = 'B2';
/** An easier word that is also beyond the vocabulary must be this many times as frequent. */
const CLEARLY = 2;
/** Within this distance, the easier word would be repeated: "amend or change". */
const NEAR = 5;

/** The pairs of a language, found by the letters that their first word begins with. */
export class Lexicon {
  readonly entries: readonly Entry[];
  private readonly byStart = new Map<string, Entry[]>();

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    for (const entry of entries) {
      const start = startOf(entry.words[0].text);
      this.byStart.set(start, [...(this.byStart.get(start) ?? []), entry]);
    }
  }

  /**
   * Easier words for the hard words of a sentence; they do not overlap. Where several
   * pairs fit, the longest is taken, then the first.
   *
   * @example lexicon.swaps(tree, levelProfile('B1'))
   */
  swaps(tree: Tree, profile: ReaderProfile): Swap[] {
    const found: Swap[] = [];
    const taken = new Set<number>();
    const all = this.matches(tree);
    for (const match of all) {
      const reason = findingOf(tree, match, profile);
      if (reason === undefined || isSaidNear(tree, match, all)) continue;
      const changes = shaped(tree, match);
      const places = changes?.flatMap(({ first, last }) => range(first, last)) ?? [];
      if (!changes || places.some((at) => taken.has(at))) continue;
      for (const at of places) taken.add(at);
      found.push({ entry: match.entry, changes, reason });
    }
    return found;
  }

  /** The longest first. */
  private matches(tree: Tree): Match[] {
    const all = tree.nodes.flatMap(({ index, lower, lemma }) => {
      const starts = new Set([startOf(lower), startOf(lemma)]);
      const entries = [...starts].flatMap((start) => this.byStart.get(start) ?? []);
      return entries.flatMap((entry) => matchAt(tree, entry, index) ?? []);
    });
    return all.sort((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first);
  }
}

const startOf = (word: string): string => /^\p{L}+/u.exec(word)?.[0] ?? word;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Why a word or phrase is hard for a reader; undefined where it is not, or the other is hardly easier. */
function findingOf(tree: Tree, match: Match, profile: ReaderProfile): string | undefined {
  const { entry, first, last } = match;
  const said = tree.text.slice(tree.at(first).start, tree.at(last).end);
  const { easier, level } = entry;
  const shorter = `"${easier}" is a shorter or more common way to say "${said}".`;
  if (level !== undefined) return serves(level, profile.level) ? shorter : undefined;
  if (isLong(entry) && serves(LONG_PHRASES, profile.level)) return shorter;
  const { vocabulary } = profile;
  const hard = Math.max(...range(first, last).map((at) => rankAt(tree, at)));
  const plain = hardestRank(easier, tree.language);
  if (hard <= vocabulary || (plain > vocabulary && plain * CLEARLY > hard)) return undefined;
  return `"${easier}" is a more common word than "${said}".`;
}

function rankAt(tree: Tree, at: number): number {
  const { lower, lemma } = tree.at(at);
  return rankOf(lower, lemma, tree.language);
}

const hardestRank = (words: string, language: Language): number =>
  Math.max(...words.split(' ').map((word) => rankOf(word, word, language)));

/** "amend or change": the easier word is already there; "amend or modify": two words have the same easier one. */
function isSaidNear(tree: Tree, { entry, first, last }: Match, all: readonly Match[]): boolean {
  const isNear = (at: number) => at >= first - NEAR && at <= last + NEAR;
  const others = all.filter((other) => isNear(other.first) && other.first !== first);
  if (others.some((other) => other.entry.easier === entry.easier)) return true;
  const near = tree.nodes.slice(Math.max(0, first - NEAR), last + 1 + NEAR);
  return near.some(
    ({ index, lemma, upos }) =>
      (index < first || index > last) &&
      lemma === entry.easier.toLowerCase() &&
      /^(?:NOUN|VERB|ADJ|ADV)$/.test(upos),
  );
}
