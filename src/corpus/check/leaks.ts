import { NEAR, NearDuplicates } from '../overlap/near-duplicates.ts';
import { NormalForm } from '../overlap/normal-form.ts';
import { SentenceTable } from '../overlap/sentence-table.ts';
import { type PairRecord, SPLITS, type Split } from '../record.ts';

/** A record that contains a sentence. */
export interface LeakPlace {
  readonly corpus: string;
  readonly id: string;
  readonly split: Split;
}

/** A sentence in two splits, or two near-duplicates in different splits. */
export interface Leak {
  readonly kind: 'equal' | 'near';
  /** 1 for equal sentences; else an estimate of the Jaccard index of their 5-grams. */
  readonly similarity: number;
  readonly places: readonly [LeakPlace, LeakPlace];
}

export interface LeakReport {
  readonly records: number;
  /** Distinct sentences, ignoring case, spacing and punctuation. */
  readonly sentences: number;
  /** Records without a split, which were not checked. */
  readonly withoutSplit: number;
  /** Sentences in two splits. */
  readonly equal: number;
  /** Pairs of near-duplicates in different splits. */
  readonly near: number;
  /** The first leaks, as examples. */
  readonly leaks: readonly Leak[];
}

const SHOWN = 1000;

/**
 * Finds sentences in more than one split over all given corpora: equal sentences, and
 * near-duplicates of at least a similarity.
 *
 * @example const search = new LeakSearch(); search.add('slots', record); search.report().equal // 0
 */
export class LeakSearch {
  readonly #near: number;
  readonly #table = new SentenceTable();
  readonly #duplicates = new NearDuplicates();
  readonly #form = new NormalForm();
  readonly #places: LeakPlace[] = [];
  /** By sentence and split, the first record with it; -1 for none. */
  readonly #firstWith: number[] = [];
  #withoutSplit = 0;

  constructor(near: number = NEAR) {
    this.#near = near;
  }

  add(corpus: string, record: Pick<PairRecord, 'id' | 'source' | 'references' | 'split'>): void {
    const { split, id } = record;
    if (split === undefined) {
      this.#withoutSplit++;
      return;
    }
    const place = this.#places.push({ corpus, id, split }) - 1;
    const at = SPLITS.indexOf(split);
    this.#addSentence(record.source, place, at);
    for (const reference of record.references) this.#addSentence(reference, place, at);
  }

  report(): LeakReport {
    const leaks: Leak[] = [];
    const report = (kind: Leak['kind'], similarity: number, a: number, b: number) => {
      if (leaks.length < SHOWN) {
        leaks.push({ kind, similarity, places: [this.#places[a], this.#places[b]] });
      }
    };
    return {
      records: this.#places.length,
      sentences: this.#table.size,
      withoutSplit: this.#withoutSplit,
      equal: this.#findEqual(report),
      near: this.#near < 1 ? this.#findNear(report) : 0,
      leaks,
    };
  }

  #addSentence(text: string, place: number, split: number): void {
    const form = this.#form.take(text);
    if (form.length === 0) return;
    const known = this.#table.size;
    const sentence = this.#table.add(form);
    if (sentence === known) {
      for (const _ of SPLITS) this.#firstWith.push(-1);
      if (this.#near < 1) this.#duplicates.add(form);
    }
    const slot = sentence * SPLITS.length + split;
    if (this.#firstWith[slot] < 0) this.#firstWith[slot] = place;
  }

  #placesOf(sentence: number): number[] {
    const start = sentence * SPLITS.length;
    return this.#firstWith.slice(start, start + SPLITS.length).filter((place) => place >= 0);
  }

  #findEqual(report: (kind: 'equal', similarity: number, a: number, b: number) => void): number {
    let count = 0;
    for (let sentence = 0; sentence < this.#table.size; sentence++) {
      const places = this.#placesOf(sentence);
      if (places.length < 2) continue;
      count++;
      report('equal', 1, places[0], places[1]);
    }
    return count;
  }

  #findNear(report: (kind: 'near', similarity: number, a: number, b: number) => void): number {
    const seen = new Set<number>();
    this.#duplicates.forEachPair(this.#near, (a, b) => {
      const key = a * this.#table.size + b;
      if (seen.has(key)) return;
      for (const one of this.#placesOf(a)) {
        for (const other of this.#placesOf(b)) {
          if (this.#places[one].split === this.#places[other].split) continue;
          if (seen.has(key)) continue;
          seen.add(key);
          report('near', this.#duplicates.similarity(a, b), one, other);
        }
      }
    });
    return seen.size;
  }
}
