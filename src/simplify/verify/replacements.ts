import type { Span, Token } from '../../core/index.ts';
import type { Reading } from './reading.ts';

/** A few words that replace a few others, between words that both texts share. */
export interface Replacement {
  readonly source: readonly Token[];
  readonly candidate: readonly Token[];
  /** Too long for a verdict on what one side lacks. */
  readonly isLong: boolean;
}

/** A longer stretch counts as rewritten as a whole. */
const LONGEST = 4;
/** Where words are parted by no spaces, they are shorter: "に|違い|あり|ませ|ん". */
const LONGEST_UNSPACED = 6;
/** Deletions may be longer. */
const LONGEST_CUT = 40;
/** This many consecutive words must be the same on each side. */
const LEAST_ALIKE = 2;
/** Longer texts are not compared word by word. */
const MOST_WORDS = 400;

/**
 * Replacements between shared words: "you [may] stay" → "you
 * [must] stay". Larger rewrites are left to the points that compare whole texts.
 */
export function replacementsIn(source: Reading, candidate: Reading): Replacement[] {
  const [before, after] = [wordsOf(source), wordsOf(candidate)];
  if (before.length > MOST_WORDS || after.length > MOST_WORDS) return [];
  const runs = runsOf(before.map(keyOf), after.map(keyOf));
  const found: Replacement[] = [];
  const longest = source.isSpaced ? LONGEST : LONGEST_UNSPACED;
  // A word that both have between others that differ parts nothing: "ne [sont] pas" → "[sont] bien".
  const firm = runs.filter((run) => isFirm(run, before, after));
  for (let i = 1; i < firm.length; i++) {
    const [left, right] = [firm[i - 1], firm[i]];
    const [own, other] = withoutSharedEnd(
      before.slice(left.source + left.length, right.source),
      after.slice(left.candidate + left.length, right.candidate),
    );
    const most = other.length === 0 ? LONGEST_CUT : longest;
    if (own.length + other.length === 0 || own.length > most || other.length > longest) continue;
    const isLong = other.length > 0 && Math.max(own.length, other.length) > LONGEST;
    found.push({ source: own, candidate: other, isLong });
  }
  return found;
}

/** "If you register, [you]" → "[You]": the last word is not a part of what was left out. */
function withoutSharedEnd(own: readonly Token[], other: readonly Token[]): (readonly Token[])[] {
  let same = 0;
  const isSame = () => {
    const [a, b] = [own[own.length - 1 - same], other[other.length - 1 - same]];
    return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
  };
  while (isSame()) same++;
  return [own.slice(0, own.length - same), other.slice(0, other.length - same)];
}

/** Words that both texts have in the same order. */
interface Run {
  readonly source: number;
  readonly candidate: number;
  readonly length: number;
}

/** The beginning and the end of both texts are as firm as a run of words. */
function isFirm(
  { source, candidate, length }: Run,
  before: readonly Token[],
  after: readonly Token[],
): boolean {
  if (length >= LEAST_ALIKE) return true;
  const isStart = source === 0 && candidate === 0;
  const isEnd = source + length === before.length && candidate + length === after.length;
  return isStart || isEnd;
}

/** The longest common words of two texts as runs; with an empty run at each end. */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const [n, m] = [before.length, after.length];
  const width = m + 1;
  const lengths = new Uint16Array((n + 1) * width);
  for (let i = n - 1; i >= 0; i--) {
    for (let j = m - 1; j >= 0; j--) {
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
    }
  }
  const runs: Run[] = [{ source: 0, candidate: 0, length: 0 }];
  let [i, j] = [0, 0];
  while (i < n && j < m) {
    if (before[i] !== after[j]) {
      if (lengths[(i + 1) * width + j] >= lengths[i * width + j + 1]) i++;
      else j++;
      continue;
    }
    const last = runs[runs.length - 1];
    if (last.source + last.length === i && last.candidate + last.length === j) {
      runs[runs.length - 1] = { ...last, length: last.length + 1 };
    } else {
      runs.push({ source: i, candidate: j, length: 1 });
    }
    i++;
    j++;
  }
  runs.push({ source: n, candidate: m, length: 0 });
  return runs;
}

const wordsOf = (reading: Reading): readonly Token[] =>
  reading.once('word tokens', () =>
    reading.tokens.filter(({ form }) => /[\p{L}\p{N}$€£¥%‰§+−]/u.test(form)),
  );

const keyOf = ({ form }: Token) => form.toLowerCase().replaceAll('’', "'");

/** The place of some neighbouring words. */
export function spanOf(tokens: readonly Token[]): Span[] {
  if (tokens.length === 0) return [];
  return [{ start: tokens[0].start, end: tokens[tokens.length - 1].end }];
}
