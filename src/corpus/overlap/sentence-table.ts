import type { NormalForm } from './normal-form.ts';

/**
 * Assigns equal normal forms equal numbers, from 0. It stores 64 bits of each form instead of the
 * form itself, so that millions fit in memory; the chance that two of a million forms share these
 * bits is about one in thirty million.
 */
export class SentenceTable {
  #slots = new Int32Array(1 << 12).fill(-1);
  #high = new Int32Array(1 << 11);
  #low = new Int32Array(1 << 11);
  size = 0;

  /** The number of a form; a new form gets the value of `size` before the call. */
  add(form: NormalForm): number {
    const [high, low] = hash64(form);
    let slot = this.#find(high, low);
    if (this.#slots[slot] >= 0) return this.#slots[slot];
    if (this.size * 2 >= this.#slots.length) {
      this.#grow();
      slot = this.#find(high, low);
    }
    const number = this.size++;
    this.#slots[slot] = number;
    this.#high[number] = high;
    this.#low[number] = low;
    return number;
  }

  /** The number of a known form, or -1. */
  find(form: NormalForm): number {
    return this.#slots[this.#find(...hash64(form))];
  }

  #find(high: number, low: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const number = this.#slots[slot];
      if (number < 0 || (this.#low[number] === low && this.#high[number] === high)) return slot;
    }
  }

  #grow(): void {
    const length = this.#slots.length * 2;
    this.#slots = new Int32Array(length).fill(-1);
    const [high, low] = [this.#high, this.#low];
    this.#high = new Int32Array(length >> 1);
    this.#low = new Int32Array(length >> 1);
    this.#high.set(high);
    this.#low.set(low);
    for (let number = 0; number < this.size; number++) {
      this.#slots[this.#find(high[number], low[number])] = number;
    }
  }
}

/** Two rounds of multiply and mix over the code units, as MurmurHash finishes. */
function hash64({ codes, length }: NormalForm): [high: number, low: number] {
  let [high, low] = [0x9e3779b9 ^ length, 0x85ebca6b];
  for (let i = 0; i < length; i++) {
    const code = codes[i];
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  return [mix(high ^ Math.imul(low, 0xc2b2ae35)), mix(low ^ Math.imul(high, 0x27d4eb2f))];
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
