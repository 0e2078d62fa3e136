import type { Span } from '../../core/index.ts';

/** A sentence of the source and its counterparts in the other text. */
export interface Group {
  readonly source: Span;
  readonly targets: readonly Span[];
}

/** Of two sentences in each other's place, the shorter shares such a part of its words at least. */
const LEAST_SHARED = 0.15;
/** The maximum distance of a sentence from its expected place: keeps the work linear. */
const REACH = 60;
/** A sentence with so many words that stand in no other one of either text tells where it belongs. */
const LEAST_RARE = 2;

/**
 * Each sentence of the other text goes to the source sentence it shares most with, in order. Where it
 * is looked for, words tell that each text has in one sentence only.
 */
export function aligned(
  source: string,
  sources: readonly Span[],
  candidate: string,
  targets: readonly Span[],
): Group[] {
  if (sources.length === 0) return [];
  const [before, after] = [sources.map(stemsIn(source)), targets.map(stemsIn(candidate))];
  const expected = expectedPlaces(before, after);
  let row: Row = { first: 0, scores: new Float64Array(1) };
  const steps: Row[] = [];
  for (const [t, own] of after.entries()) {
    const first = Math.max(row.first, Math.min(expected[t] - REACH, sources.length - 1), 0);
    const last = Math.max(first, Math.min(expected[t] + REACH, sources.length - 1));
    const [scores, froms] = [
      new Float64Array(last - first + 1),
      new Float64Array(last - first + 1),
    ];
    let best = row.first;
    let next = row.first;
    for (let s = first; s <= last; s++) {
      for (; next <= s && next < row.first + row.scores.length; next++) {
        if (scoreAt(row, next) > scoreAt(row, best)) best = next;
      }
      const from = t === 0 ? s : best;
      const alike = Math.max(0, shared(own, before[s]) - LEAST_SHARED);
      scores[s - first] = (t === 0 ? 0 : scoreAt(row, from)) + alike - LEAP * (s - from);
      froms[s - first] = from;
    }
    row = { first, scores };
    steps.push({ first, scores: froms });
  }
  const groups = sources.map(({ start, end }) => ({
    source: { start, end },
    targets: [] as Span[],
  }));
  let at = row.first + row.scores.indexOf(Math.max(...row.scores));
  for (let t = targets.length - 1; t >= 0; t--) {
    const { start, end } = targets[t];
    groups[at].targets.push({ start, end });
    at = scoreAt(steps[t], at);
  }
  for (const group of groups) group.targets.reverse();
  return groups;
}

/** Of two ways that share as much, the one that leaps less. */
const LEAP = 1e-6;

/** Numbers for the sentences of the source from one on. */
interface Row {
  readonly first: number;
  readonly scores: Float64Array;
}

const scoreAt = ({ first, scores }: Row, at: number) => scores[at - first];

type Stems = ReadonlySet<string>;

/** The beginnings of the words of a sentence; of scripts without spaces, pairs of signs. */
const stemsIn = (text: string) => {
  return ({ start, end }: Span): Stems => {
    const words =
      text
        .slice(start, end)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return new Set(
      words.flatMap((word) => (UNSPACED.test(word) ? pairsOf(word) : [word.slice(0, STEM)])),
    );
  };
};

const STEM = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function pairsOf(word: string): string[] {
  const signs = [...word];
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => signs[at] + sign);
}

/** Where in the source each sentence of the other text is looked for: between those that are sure. */
function expectedPlaces(before: readonly Stems[], after: readonly Stems[]): number[] {
  const anchors = [
    { source: 0, target: 0 },
    ...sureOnes(before, after),
    { source: before.length - 1, target: Math.max(after.length - 1, 1) },
  ];
  const places: number[] = [];
  let next = 1;
  for (let t = 0; t < after.length; t++) {
    while (next < anchors.length - 1 && anchors[next].target < t) next++;
    const [left, right] = [anchors[next - 1], anchors[next]];
    const share = (t - left.target) / Math.max(1, right.target - left.target);
    places.push(Math.round(left.source + share * (right.source - left.source)));
  }
  return places;
}

interface Anchor {
  readonly source: number;
  readonly target: number;
}

/** Sentences with rare words in common; the longest series of them that is in order in both texts. */
function sureOnes(before: readonly Stems[], after: readonly Stems[]): Anchor[] {
  const [homes, others] = [onlyHomes(before), onlyHomes(after)];
  const found: Anchor[] = [];
  for (const [target, stems] of after.entries()) {
    const votes = new Map<number, number>();
    for (const stem of stems) {
      const source = homes.get(stem) ?? -1;
      if (source >= 0 && others.get(stem) === target) {
        votes.set(source, (votes.get(source) ?? 0) + 1);
      }
    }
    for (const [source, count] of votes) {
      if (count >= LEAST_RARE) found.push({ source, target });
    }
  }
  return longestRise(found);
}

/** The sentence of a word, -1 if it occurs in several. */
function onlyHomes(sentences: readonly Stems[]): ReadonlyMap<string, number> {
  const homes = new Map<string, number>();
  for (const [at, stems] of sentences.entries()) {
    for (const stem of stems) homes.set(stem, homes.has(stem) ? -1 : at);
  }
  return homes;
}

/** The longest series whose places rise in both texts; they come in the order of one. */
function longestRise(anchors: readonly Anchor[]): Anchor[] {
  const ends: number[] = [];
  const before = new Int32Array(anchors.length);
  for (const [at, { source }] of anchors.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (anchors[ends[middle]].source < source) low = middle + 1;
      else high = middle;
    }
    before[at] = low > 0 ? ends[low - 1] : -1;
    ends[low] = at;
  }
  const found: Anchor[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]) found.unshift(anchors[at]);
  return found;
}

/** The share of the words of the shorter that the longer has, too. */
function shared(a: Stems, b: Stems): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let count = 0;
  for (const word of small) if (large.has(word)) count++;
  return count / small.size;
}
