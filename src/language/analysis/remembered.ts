/**
 * A cache of results by their numeric inputs. Readings of the parts of a sentence, and of
 * its edited versions, mostly see the same words in the same places as the sentence itself.
 * Each row of numbers has one place; a new row takes it from an older one, so the table stays small
 * enough for the processor's cache.
 *
 * @example key[0] = word; const place = table.look(); if (table.isNew) values[place] = costly(word);
 */
export class Remembered {
  /** The key, filled in before `look`. */
  readonly key: Int32Array;
  readonly places: number;
  private readonly rows: Int32Array;
  private readonly madeIn: Int32Array;
  private era = 1;
  /** After `look`: was nothing kept for the key, so that its place is to be filled? */
  isNew = true;

  /** `places` is a power of two. */
  constructor(numbers: number, places: number) {
    this.key = new Int32Array(numbers);
    this.places = places;
    this.rows = new Int32Array(numbers * places);
    this.madeIn = new Int32Array(places);
  }

  forget(): void {
    this.era++;
  }

  /** The place of the key. */
  look(): number {
    const { key, rows, madeIn, era } = this;
    const numbers = key.length;
    let hash = 0;
    for (let k = 0; k < numbers; k++) hash = Math.imul(hash ^ key[k], 0x01000193) ^ (hash >>> 15);
    const place = (hash ^ (hash >>> 13)) & (this.places - 1);
    const from = place * numbers;
    this.isNew = madeIn[place] !== era;
    for (let k = 0; k < numbers && !this.isNew; k++) this.isNew = rows[from + k] !== key[k];
    if (!this.isNew) return place;
    madeIn[place] = era;
    for (let k = 0; k < numbers; k++) rows[from + k] = key[k];
    return place;
  }
}
