import { Columns, packColumns } from '../columns.ts';
import { hash64, normalForm } from '../hash.ts';
import type { WordsOf } from '../sequences/words.ts';
import type { ShardStore } from '../store.ts';

/** This many words of an evaluation set in a row are no coincidence (GPT-3: 13). */
const RUN = 10;

/**
 * Texts of evaluation sets, as hashes: a sequence that contains one of them, or ten of its words in
 * a row, is excluded from training data. Case, spacing and punctuation are ignored.
 */
export class ProtectedTexts {
  #slots: Uint32Array<ArrayBufferLike>;
  #size: number;
  readonly #wordsOf: WordsOf;

  constructor(
    wordsOf: WordsOf,
    slots: Uint32Array<ArrayBufferLike> = new Uint32Array(1 << 12),
    size = 0,
  ) {
    this.#wordsOf = wordsOf;
    this.#slots = slots;
    this.#size = size;
  }

  static async load(store: ShardStore, name: string, wordsOf: WordsOf): Promise<ProtectedTexts> {
    const columns = await Columns.open(store, name);
    const [size] = await columns.counts('size');
    return new ProtectedTexts(wordsOf, await columns.counts('slots'), size);
  }

  pack(): Buffer {
    return packColumns({ size: Uint32Array.of(this.#size), slots: this.#slots });
  }

  protect(text: string): void {
    const form = normalForm(text);
    if (form !== '') this.#add(hash64(form));
    const words = this.#wordsOf(text);
    for (let at = 0; at + RUN <= words.length; at++) {
      this.#add(hash64(words.slice(at, at + RUN).join(' ')));
    }
  }

  /** Whether a text contains a protected text; `sentences` are its sentences. */
  holds(text: string, sentences: readonly string[]): boolean {
    for (let first = 0; first < sentences.length; first++) {
      let form = '';
      for (let last = first; last < sentences.length; last++) {
        form += normalForm(sentences[last]);
        if (form !== '' && this.#has(hash64(form))) return true;
      }
    }
    const words = this.#wordsOf(text);
    for (let at = 0; at + RUN <= words.length; at++) {
      if (this.#has(hash64(words.slice(at, at + RUN).join(' ')))) return true;
    }
    return false;
  }

  #slot([high, low]: [number, number]): number {
    const mask = this.#slots.length / 2 - 1;
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const [h, l] = [this.#slots[2 * at], this.#slots[2 * at + 1]];
      if ((h === 0 && l === 0) || (h === high && l === low)) return 2 * at;
    }
  }

  #has(hash: [number, number]): boolean {
    const slot = this.#slot(hash);
    return this.#slots[slot] !== 0 || this.#slots[slot + 1] !== 0;
  }

  #add(hash: [number, number]): void {
    const slot = this.#slot(hash);
    if (this.#slots[slot] !== 0 || this.#slots[slot + 1] !== 0) return;
    this.#slots[slot] = hash[0];
    this.#slots[slot + 1] = hash[1];
    this.#size++;
    if (this.#size * 4 > this.#slots.length) this.#grow();
  }

  #grow(): void {
    const old = this.#slots;
    this.#slots = new Uint32Array(old.length * 2);
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] === 0 && old[at + 1] === 0) continue;
      const slot = this.#slot([old[at], old[at + 1]]);
      this.#slots[slot] = old[at];
      this.#slots[slot + 1] = old[at + 1];
    }
  }
}
