import type { FactsProfile } from '../profile.ts';

/** One word read as part of a number: a value to add, or a power to multiply by. */
export interface NumberPart {
  readonly value: number;
  readonly kind: 'unit' | 'multiplier' | 'ordinal';
}

/** The value of a single word, also of a compound number: dreiundzwanzig. */
export function numberPart(word: string, profile: FactsProfile): NumberPart | undefined {
  const unit = own(profile.numbers, word);
  if (unit !== undefined) return { value: unit, kind: 'unit' };
  const multiplier = own(profile.multipliers, word);
  if (multiplier !== undefined) return { value: multiplier, kind: 'multiplier' };
  const ordinal = own(profile.ordinals, word);
  if (ordinal !== undefined) return { value: ordinal, kind: 'ordinal' };
  const compound = profile.compounds ? compoundValue(word, profile) : undefined;
  return compound === undefined ? undefined : { value: compound, kind: 'unit' };
}

/** Adds up the parts of one number; undefined if a part does not fit the preceding ones. */
export class NumberSum {
  private total = 0;
  private current = 0;
  private lowest = Number.POSITIVE_INFINITY;
  parts = 0;

  get value(): number {
    return this.total + this.current;
  }

  /** Takes one more part if it can belong to the same number: "two hundred five", not "two three". */
  take(part: NumberPart, hyphen: boolean): boolean {
    if (part.kind === 'multiplier') {
      if (this.parts > 0 && this.current === 0) return false;
      if (part.value >= 1000) {
        this.total += (this.current || 1) * part.value;
        this.current = 0;
      } else {
        this.current = (this.current || 1) * part.value;
      }
      this.lowest = part.value;
    } else {
      if (this.parts > 0 && !this.fits(part.value, hyphen)) return false;
      this.current += part.value;
      this.lowest = part.value % 10 === 0 ? 10 ** (String(part.value).length - 1) : 1;
    }
    this.parts++;
    return true;
  }

  /** Smaller than the last part of the number allows; soixante-dix and quatre-vingt-dix-sept too. */
  private fits(value: number, hyphen: boolean): boolean {
    if (value < this.lowest) return true;
    return hyphen && this.lowest === 10 && value < 20;
  }
}

const LONGEST_COMPOUND = 64;

function compoundValue(word: string, profile: FactsProfile): number | undefined {
  if (word.length < 6 || word.length > LONGEST_COMPOUND) return undefined;
  const parts = split(word, profile, new Map());
  if (!parts || parts.length < 2) return undefined;
  let total = 0;
  let current = 0;
  for (const part of parts) {
    if (part >= 1000) {
      total += (current || 1) * part;
      current = 0;
    } else if (part === 100) {
      current = (current || 1) * 100;
    } else {
      current += part;
    }
  }
  return total + current;
}

/** Splits a word into number words from left to right, if it consists of nothing else. */
function split(
  rest: string,
  profile: FactsProfile,
  tried: Map<string, number[] | null>,
): number[] | null {
  if (rest === '') return [];
  const known = tried.get(rest);
  if (known !== undefined) return known;
  tried.set(rest, null);
  for (let length = Math.min(rest.length, 14); length >= 2; length--) {
    const head = rest.slice(0, length);
    const value =
      own(profile.numbers, head) ??
      own(profile.multipliers, head) ??
      (length === rest.length ? own(profile.ordinals, head) : undefined);
    const joins = profile.joiners.includes(head) && length < rest.length;
    if (value === undefined && !joins) continue;
    const tail = split(rest.slice(length), profile, tried);
    if (!tail) continue;
    const parts = value === undefined ? tail : [value, ...tail];
    tried.set(rest, parts);
    return parts;
  }
  return null;
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
