import { type Random, seededRandom, shuffled } from '../../evaluate/statistics/random.ts';
import { Groups } from '../overlap/groups.ts';
import { NEAR, NearDuplicates } from '../overlap/near-duplicates.ts';
import { NormalForm } from '../overlap/normal-form.ts';
import { SentenceTable } from '../overlap/sentence-table.ts';
import { type PairRecord, SPLITS } from '../record.ts';
import { heldOut } from './sizes.ts';
import { type SplitPlan, settle } from './swap.ts';

export interface SplitChoices {
  readonly seed?: number;
  /** Near-duplicates of at least this similarity stay in one split; 1 means equal sentences only. */
  readonly near?: number;
  /** Keep the records of one document in one split. */
  readonly wholeDocuments?: boolean;
}

const [TRAIN, DEV, TEST] = [0, 1, 2];
const NONE = 255;
/** Slightly less similar pairs are joined too, because a check reads them in another order. */
const SLACK = 0.1;

/** A growing list of small numbers. */
class Bytes {
  list = new Uint8Array(1 << 10);
  length = 0;

  push(value: number): void {
    if (this.length === this.list.length) {
      const grown = new Uint8Array(this.length * 2);
      grown.set(this.list);
      this.list = grown;
    }
    this.list[this.length++] = value;
  }
}

/**
 * Splits corpora together, so that no sentence is in two splits of any of them: it uses MultiSim's
 * sizes, published splits where they exist, and swapping for sentences that several corpora share.
 * It reads records as a stream and stores no text.
 *
 * @example const splitter = new Splitter(); for (const record of records) splitter.add('slots', record);
 */
export class Splitter {
  readonly #choices: SplitChoices;
  readonly #table = new SentenceTable();
  readonly #near = new NearDuplicates();
  readonly #form = new NormalForm();
  readonly #groups = new Groups();
  readonly #given = new Bytes();
  readonly #pairs = new Bytes();
  readonly #corpusOf = new Bytes();
  readonly #corpora: string[] = [];
  /** By sentence, the first record with it. */
  readonly #firstWith: number[] = [];
  readonly #documents = new Map<string, number>();

  constructor(choices: SplitChoices = {}) {
    this.#choices = choices;
  }

  add(
    corpus: string,
    record: Pick<PairRecord, 'source' | 'references' | 'split' | 'document'>,
  ): void {
    const number = this.#groups.add();
    this.#given.push(record.split === undefined ? NONE : SPLITS.indexOf(record.split));
    this.#pairs.push(Math.min(255, Math.max(1, record.references.length)));
    this.#corpusOf.push(this.#corpusNumber(corpus));
    this.#addSentence(record.source, number);
    for (const reference of record.references) this.#addSentence(reference, number);
    if (this.#choices.wholeDocuments && record.document !== undefined) {
      const key = `${corpus}\n${record.document}`;
      const first = this.#documents.get(key);
      if (first === undefined) this.#documents.set(key, number);
      else this.#groups.join(first, number);
    }
  }

  /** Assigns each record to a split. */
  plan(): SplitPlan {
    const { near = NEAR, seed = 1 } = this.#choices;
    if (near < 1) {
      this.#near.forEachPair(near - SLACK, (a, b) =>
        this.#groups.join(this.#firstWith[a], this.#firstWith[b]),
      );
    }
    const count = this.#groups.size;
    const groupOf = new Int32Array(count);
    for (let record = 0; record < count; record++) groupOf[record] = this.#groups.of(record);
    const random = seededRandom(seed);
    const splits = this.#given.list.slice(0, count);
    const isFixed = this.#fixed(splits);
    this.#drawSplits(splits, random);
    const pairs = this.#pairs.list;
    const corpusOf = this.#corpusOf.list;
    return settle({ splits, isFixed, groupOf, pairs, corpusOf, corpora: this.#corpora }, random);
  }

  #addSentence(text: string, record: number): void {
    const form = this.#form.take(text);
    if (form.length === 0) return;
    const known = this.#table.size;
    const sentence = this.#table.add(form);
    if (sentence < known) {
      this.#groups.join(this.#firstWith[sentence], record);
      return;
    }
    this.#firstWith.push(record);
    if ((this.#choices.near ?? NEAR) < 1) this.#near.add(form);
  }

  #corpusNumber(corpus: string): number {
    const last = this.#corpora.length - 1;
    if (this.#corpora[last] === corpus) return last;
    const known = this.#corpora.indexOf(corpus);
    return known >= 0 ? known : this.#corpora.push(corpus) - 1;
  }

  /** A split assigned by the authors is kept. */
  #fixed(splits: Uint8Array): Uint8Array {
    return splits.map((split) => (split === NONE ? 0 : 1));
  }

  /** The authors' splits, and a random draw by MultiSim's sizes for corpora that have none. */
  #drawSplits(splits: Uint8Array, random: Random): void {
    const free: number[][] = this.#corpora.map(() => []);
    const pairsOf = this.#corpora.map(() => 0);
    for (let record = 0; record < splits.length; record++) {
      const corpus = this.#corpusOf.list[record];
      if (splits[record] !== NONE) continue;
      free[corpus].push(record);
      pairsOf[corpus] += this.#pairs.list[record];
    }
    free.forEach((records, corpus) => {
      const wanted = heldOut(pairsOf[corpus]);
      let [test, dev] = [wanted, wanted];
      for (const record of shuffled(records, random)) {
        const pairs = this.#pairs.list[record];
        if (test > 0) {
          splits[record] = TEST;
          test -= pairs;
        } else if (dev > 0) {
          splits[record] = DEV;
          dev -= pairs;
        } else splits[record] = TRAIN;
      }
    });
  }
}
