import type { TokenProfile } from '../profile.ts';

/** A profile's token rules and the exceptions of `tokens.txt`, as lookup tables. */
export interface TokenTables {
  readonly profile: TokenProfile;
  /** Lengths of the parts of words with special splits; one part: keep whole. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  readonly longestWord: number;
  /** Tokens that start with a sign, such as smileys, by their first code unit, longest first. */
  readonly signs: ReadonlyMap<number, readonly string[]>;
  readonly elisions: ReadonlySet<string>;
  readonly enclitics: ReadonlySet<string>;
  readonly longestEnclitic: number;
  readonly hyphenPrefixes: ReadonlySet<string>;
  readonly hyphenSuffixes: ReadonlySet<string>;
  readonly units: ReadonlySet<string>;
}

/** Smileys and signs of every language. */
const GENERAL = [
  ...[':)', ':-)', ':(', ':-(', ';)', ';-)', ':D', ':-D', ';D', ':P', ':-P', ';P', ':p', ':-p'],
  ...[':/', ':-/', ':o', ':O', ':-O', ':|', ':*', ':-*', ":'(", '=)', '=(', '=D', '<3', '^_^'],
  ...['-_-', '>:(', '(:', '->', '<-', '=>', '<=', '>=', '!=', '+/-', "'s", '’s', "'em", '’em'],
];

/**
 * Prepares the tables of a language. A line of `tokens.txt` is a token to keep whole, or one with `|`
 * where it is split: `can|not`, `aujourd'hui`, `Yahoo!`.
 */
export function tokenTables(profile: TokenProfile, lines: readonly string[]): TokenTables {
  const words = new Map<string, number[]>();
  const signs = new Map<number, string[]>();
  for (const line of [...GENERAL, ...lines]) {
    const whole = line.length > 1 ? line.replaceAll('|', '') : line;
    if (/^[\p{L}\p{N}]/u.test(line)) {
      words.set(
        plain(whole),
        line.split('|').map((part) => part.length),
      );
    } else {
      const unit = line.charCodeAt(0);
      signs.set(unit, [...(signs.get(unit) ?? []), whole]);
    }
  }
  for (const list of signs.values()) list.sort((a, b) => b.length - a.length);
  const enclitics = new Set(profile.enclitics ?? []);
  return {
    profile,
    words,
    longestWord: longest(words.keys()),
    signs,
    elisions: new Set(profile.elisions ?? []),
    enclitics,
    longestEnclitic: longest(enclitics),
    hyphenPrefixes: new Set(profile.hyphenPrefixes ?? []),
    hyphenSuffixes: new Set(profile.hyphenSuffixes ?? []),
    units: new Set(profile.units ?? []),
  };
}

export const APOSTROPHES = "'’ʼ‘`´";

/** The keys of tables: lower case, with straight apostrophes and plain hyphens. */
export function plain(word: string): string {
  return word
    .toLowerCase()
    .replace(/[’ʼ‘`´]/g, "'")
    .replace(/[‐‑]/g, '-');
}

function longest(words: Iterable<string>): number {
  let length = 0;
  for (const word of words) length = Math.max(length, word.length);
  return length;
}
