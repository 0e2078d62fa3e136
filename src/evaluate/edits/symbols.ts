/** The code points of a text, so that an emoji is one character; lone surrogates are kept. */
export function codePoints(text: string): Int32Array {
  const points = new Int32Array(text.length);
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const point = text.codePointAt(i) as number;
    points[count++] = point;
    if (point > 0xffff) i++;
  }
  return points.subarray(0, count);
}

/** The number of code points in a text, which is its length in Python. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}

/** Two sequences as numbers from one small range, for the bit-parallel algorithms. */
export interface Numbered {
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** Every number in `a` is below this; this number in `b` stands for any element that `a` lacks. */
  readonly kinds: number;
}

/** Texts are compared by character, lists by word. */
export type Sequence = string | readonly string[];

/** Numbers the characters or words of two sequences by their first position in `a`. */
export function numbered(a: Sequence, b: Sequence): Numbered {
  if (typeof a === 'string' && typeof b === 'string') {
    return numberedBy<number>(codePoints(a), codePoints(b));
  }
  return numberedBy<string>(listOf(a), listOf(b));
}

function listOf(sequence: Sequence): readonly string[] {
  return typeof sequence === 'string' ? Array.from(sequence) : sequence;
}

function numberedBy<T>(a: ArrayLike<T>, b: ArrayLike<T>): Numbered {
  const numbers = new Map<T, number>();
  const first = new Int32Array(a.length);
  for (let i = 0; i < a.length; i++) {
    let number = numbers.get(a[i]);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(a[i], number);
    }
    first[i] = number;
  }
  const second = new Int32Array(b.length);
  for (let i = 0; i < b.length; i++) second[i] = numbers.get(b[i]) ?? numbers.size;
  return { a: first, b: second, kinds: numbers.size };
}

/** The differing part of two sequences: the length of the common prefix, and the ends of the rest. */
export function differingPart({ a, b }: Numbered): { start: number; endA: number; endB: number } {
  let start = 0;
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  return { start, endA, endB };
}

/**
 * Cuts long sequences at proportional positions. Edits found piece by piece also turn one text into
 * the other, but not always by the shortest script: distances are then an upper bound, common
 * subsequences a lower bound. Time is linear in the length.
 */
export function* pieces(
  pair: Numbered,
  longest: number,
): Generator<{ pair: Numbered; startA: number; startB: number }> {
  const { start, endA, endB } = differingPart(pair);
  const lengthA = endA - start;
  const lengthB = endB - start;
  const count = Math.max(1, Math.ceil(Math.max(lengthA, lengthB) / longest));
  for (let i = 0; i < count; i++) {
    const startA = start + Math.floor((lengthA * i) / count);
    const startB = start + Math.floor((lengthB * i) / count);
    const a = pair.a.subarray(startA, start + Math.floor((lengthA * (i + 1)) / count));
    const b = pair.b.subarray(startB, start + Math.floor((lengthB * (i + 1)) / count));
    yield { pair: count === 1 ? { a, b, kinds: pair.kinds } : numberedBy(a, b), startA, startB };
  }
}
