import type { PairRecord } from '../record.ts';

/** Decides whether to keep a pair. */
export interface PairFilter {
  /** Its name in the report: `bleu`, `length`. */
  readonly name: string;
  /** A description of what it keeps: "sentence BLEU from 10 to 70". */
  readonly keeps: string;
  /** Undefined if the pair is kept; else the reason for dropping it, with the figure. */
  refuse(source: string, reference: string): string | undefined;
}

/** What one filter removed. */
export interface Removed {
  readonly name: string;
  readonly keeps: string;
  /** Pairs that reached it. */
  readonly seen: number;
  readonly removed: number;
  /** The first few. */
  readonly examples: readonly {
    readonly id: string;
    readonly why: string;
    readonly source: string;
    readonly reference: string;
  }[];
}

const EXAMPLES = 5;

/**
 * Applies filters in sequence: a pair reaches the next filter only if the previous one kept it. A
 * record loses its dropped references, and is dropped when none is left.
 *
 * @example const filters = new FilterChain([bleuFilter(10, 70, tokenizer)]); filters.apply(record)
 */
export class FilterChain {
  readonly #filters: readonly PairFilter[];
  readonly #tallies: { seen: number; removed: number; examples: Removed['examples'][number][] }[];
  #pairs = 0;
  #records = 0;
  #keptRecords = 0;

  constructor(filters: readonly PairFilter[]) {
    this.#filters = filters;
    this.#tallies = filters.map(() => ({ seen: 0, removed: 0, examples: [] }));
  }

  /** The record with the references that are kept, or undefined if there are none. */
  apply(record: PairRecord): PairRecord | undefined {
    const { references } = record;
    this.#records++;
    this.#pairs += references.length;
    const kept: number[] = [];
    for (let at = 0; at < references.length; at++) {
      if (this.#passes(record, references[at])) kept.push(at);
    }
    if (kept.length === 0) return undefined;
    this.#keptRecords++;
    return kept.length === references.length ? record : withReferences(record, kept);
  }

  report(): { pairs: number; records: number; keptRecords: number; filters: Removed[] } {
    const filters = this.#filters.map(({ name, keeps }, at) => ({
      name,
      keeps,
      ...this.#tallies[at],
    }));
    return {
      pairs: this.#pairs,
      records: this.#records,
      keptRecords: this.#keptRecords,
      filters,
    };
  }

  #passes({ id, source }: PairRecord, reference: string): boolean {
    for (let at = 0; at < this.#filters.length; at++) {
      const tally = this.#tallies[at];
      tally.seen++;
      const why = this.#filters[at].refuse(source, reference);
      if (why === undefined) continue;
      tally.removed++;
      if (tally.examples.length < EXAMPLES) tally.examples.push({ id, why, source, reference });
      return false;
    }
    return true;
  }
}

/** Keeps fields with one value per reference aligned with the references. */
function withReferences(record: PairRecord, kept: readonly number[]): PairRecord {
  const { references, operations, annotators, confidence } = record;
  const chosen = <T>(list: readonly T[]) =>
    list.length === references.length ? kept.map((at) => list[at]) : list;
  return {
    ...record,
    references: chosen(references),
    ...(operations && { operations: chosen(operations) }),
    ...(annotators && { annotators: chosen(annotators) }),
    ...(confidence && { confidence: chosen(confidence) }),
  };
}
