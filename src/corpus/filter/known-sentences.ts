import { NormalForm } from '../overlap/normal-form.ts';
import { SentenceTable } from '../overlap/sentence-table.ts';
import type { PairRecord } from '../record.ts';
import type { PairFilter } from './filter.ts';

/**
 * Keeps pairs that share no sentence with evaluation sets, ignoring case, spacing and punctuation.
 *
 * @example const clean = new Decontamination(); for (const record of testSet) clean.protect(record);
 */
export class Decontamination implements PairFilter {
  readonly name = 'decontaminate';
  readonly keeps = 'no sentence of an evaluation set';
  readonly #table = new SentenceTable();
  readonly #form = new NormalForm();

  /** Adds the sentences of an evaluation set. */
  protect({ source, references }: Pick<PairRecord, 'source' | 'references'>): void {
    for (const text of [source, ...references]) {
      if (this.#form.take(text).length > 0) this.#table.add(this.#form);
    }
  }

  refuse(source: string, reference: string): string | undefined {
    if (this.#holds(source)) return 'the source is in an evaluation set';
    return this.#holds(reference) ? 'the reference is in an evaluation set' : undefined;
  }

  #holds(text: string): boolean {
    const form = this.#form.take(text);
    return form.length > 0 && this.#table.find(form) >= 0;
  }
}

/** Keeps the first of equal pairs. */
export class Deduplication implements PairFilter {
  readonly name = 'duplicates';
  readonly keeps = 'each pair once';
  readonly #sentences = new SentenceTable();
  readonly #form = new NormalForm();
  readonly #seen = new Set<number>();

  refuse(source: string, reference: string): string | undefined {
    const [a, b] = [source, reference].map((text) => this.#sentences.add(this.#form.take(text)));
    // Sentence numbers stay far below 2²⁶, so a pair of them is one exact number.
    const pair = a * 2 ** 26 + b;
    if (this.#seen.has(pair)) return 'the pair occurred before';
    this.#seen.add(pair);
    return undefined;
  }
}
