import type { Example } from '../prompt/build.ts';
import { type ExampleSelector, termsOf } from './example-index.ts';

const K1 = 1.2;
const B = 0.75;
/** A term in more texts than this is not informative; it counts only if a text has no rarer ones. */
const COMMON_SHARE = 0.02;
const COMMON_LEAST = 1000;
const MOST_TERMS = 24;

/**
 * The nearest examples by BM25 (Robertson and Zaragoza 2009) over words, or over any other terms:
 * no model is needed. Postings are in two flat arrays; a query considers its rarest terms only.
 *
 * @example new Bm25Index(['a red house', 'a dog']).nearest('the house', 1) // [0]
 */
export class Bm25Index {
  private readonly terms: (text: string) => string[];
  private readonly ids = new Map<string, number>();
  private readonly starts: Uint32Array;
  private readonly texts: Uint32Array;
  private readonly weights: Float32Array;
  private readonly scores: Float32Array;
  readonly size: number;

  constructor(texts: readonly string[], terms: (text: string) => string[] = termsOf) {
    this.terms = terms;
    this.size = texts.length;
    this.scores = new Float32Array(texts.length);
    const lengths = new Uint32Array(texts.length);
    // First pass: which terms each text has, in one growing list.
    let flat = new Uint32Array(1 << 16);
    let used = 0;
    const frequency: number[] = [];
    for (const [at, text] of texts.entries()) {
      const found = terms(text);
      lengths[at] = found.length;
      if (used + found.length > flat.length) flat = grown(flat, used + found.length);
      for (const term of found) {
        let id = this.ids.get(term);
        if (id === undefined) {
          id = this.ids.size;
          this.ids.set(term, id);
          frequency.push(0);
        }
        flat[used++] = id;
        frequency[id]++;
      }
    }
    const places = new Uint32Array(frequency.length + 1);
    for (let id = 0; id < frequency.length; id++) places[id + 1] = places[id] + frequency[id];
    const listed = new Uint32Array(used);
    const next = places.slice();
    for (let at = 0, i = 0; at < texts.length; at++) {
      for (const end = i + lengths[at]; i < end; i++) listed[next[flat[i]]++] = at;
    }
    const mean = used / Math.max(1, texts.length);
    ({
      starts: this.starts,
      texts: this.texts,
      weights: this.weights,
    } = weighed(listed, places, lengths, mean));
  }

  /** Numbers of the nearest texts, the nearest first; texts without a common term are omitted. */
  nearest(query: string, count: number, isWanted: (at: number) => boolean = () => true): number[] {
    const wanted = this.rarest(query);
    const { scores, starts } = this;
    const touched: number[] = [];
    for (const id of wanted) {
      const inTexts = starts[id + 1] - starts[id];
      const idf = Math.log(1 + (this.size - inTexts + 0.5) / (inTexts + 0.5));
      for (let i = starts[id]; i < starts[id + 1]; i++) {
        const at = this.texts[i];
        if (scores[at] === 0) touched.push(at);
        scores[at] += idf * this.weights[i];
      }
    }
    const best = topOf(touched, count, (at) => scores[at], isWanted);
    for (const at of touched) scores[at] = 0;
    return best;
  }

  private rarest(query: string): number[] {
    const known = [...new Set(this.terms(query))].flatMap((term) => this.ids.get(term) ?? []);
    const inTexts = (id: number) => this.starts[id + 1] - this.starts[id];
    known.sort((a, b) => inTexts(a) - inTexts(b) || a - b);
    const limit = Math.max(COMMON_LEAST, COMMON_SHARE * this.size);
    const telling = known.filter((id) => inTexts(id) <= limit);
    return (telling.length > 0 ? telling : known.slice(0, 2)).slice(0, MOST_TERMS);
  }
}

/** The highest numbers; of equal ones, the first. Linear in their number. */
export function topOf(
  items: readonly number[],
  count: number,
  score: (item: number) => number,
  isWanted: (item: number) => boolean,
): number[] {
  const best: number[] = [];
  const isBefore = (a: number, b: number) =>
    score(a) > score(b) || (score(a) === score(b) && a < b);
  for (const item of items) {
    if (best.length === count && (count === 0 || !isBefore(item, best[count - 1]))) continue;
    if (!isWanted(item)) continue;
    let place = best.length;
    while (place > 0 && isBefore(item, best[place - 1])) place--;
    best.splice(place, 0, item);
    if (best.length > count) best.pop();
  }
  return best;
}

/** Combines repeated entries of a term and text, weighted by their number. */
function weighed(
  listed: Uint32Array,
  places: Uint32Array,
  lengths: Uint32Array,
  mean: number,
): { starts: Uint32Array; texts: Uint32Array; weights: Float32Array } {
  const starts = new Uint32Array(places.length);
  const weights = new Float32Array(listed.length);
  let used = 0;
  for (let id = 0; id + 1 < places.length; id++) {
    starts[id] = used;
    for (let i = places[id]; i < places[id + 1]; ) {
      const at = listed[i];
      let times = 0;
      for (; i < places[id + 1] && listed[i] === at; i++) times++;
      listed[used] = at;
      weights[used] = (times * (K1 + 1)) / (times + K1 * (1 - B + (B * lengths[at]) / mean));
      used++;
    }
  }
  starts[places.length - 1] = used;
  return { starts, texts: listed.subarray(0, used), weights: weights.subarray(0, used) };
}

function grown(list: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(2 * list.length, least));
  larger.set(list);
  return larger;
}

/** The nearest examples by words they share with the text. */
export function nearestByWords(
  examples: readonly Example[],
  terms: (text: string) => string[] = termsOf,
): ExampleSelector {
  const index = new Bm25Index(
    examples.map(({ source }) => source),
    terms,
  );
  return {
    name: 'nearest',
    select: (source, count) =>
      index
        .nearest(source, count, (at) => examples[at].source !== source)
        .map((at) => examples[at])
        .reverse(),
  };
}
