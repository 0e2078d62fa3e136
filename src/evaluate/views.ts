import { type Language, pythonLower, type Tokenizer, tokenizersWith } from '../language/index.ts';
import { type View, view } from './text.ts';
import { Vocabulary } from './vocabulary.ts';

/** Tokens as numbers: equal tokens have equal numbers, in all views, until `forgetTokens`. */
export type TokenIds = Int32Array;

interface TokenViews {
  readonly tokens: View<readonly string[]>;
  readonly ids: View<TokenIds>;
}

const MOST_TOKENS_KEPT = 1_000_000;
const vocabulary = new Vocabulary();
const views = new WeakMap<Language, Map<string, TokenViews>>();

/** The tokens of a text, in one view for all metrics with the same settings. */
export function tokensView(
  language: Language,
  tokenizer: string,
  lowercase: boolean,
): View<readonly string[]> {
  return tokenViews(language, tokenizer, lowercase).tokens;
}

/** The same tokens as numbers, for counting n-grams. */
export function tokenIdsView(
  language: Language,
  tokenizer: string,
  lowercase: boolean,
): View<TokenIds> {
  return tokenViews(language, tokenizer, lowercase).ids;
}

/**
 * Empties the vocabulary when it has grown too large, so that a stream of any length fits in
 * memory. Call it between samples: numbers from before and after cannot be compared.
 */
export function forgetTokens(): void {
  if (vocabulary.size > MOST_TOKENS_KEPT) vocabulary.clear();
}

function tokenViews(language: Language, tokenizer: string, lowercase: boolean): TokenViews {
  const known = views.get(language) ?? new Map<string, TokenViews>();
  views.set(language, known);
  const key = `${tokenizer} ${lowercase}`;
  const there = known.get(key);
  if (there) return there;
  const chosen = tokenizersWith(language).get(tokenizer);
  const prepare = lowercase ? pythonLower : (raw: string) => raw;
  const made: TokenViews = {
    tokens: view((raw) => chosen.split(prepare(raw))),
    ids: view((raw) => {
      const text = prepare(raw);
      return chosen.scan ? scannedNumbers(text, chosen.scan) : numbersOf(chosen.split(text));
    }),
  };
  known.set(key, made);
  return made;
}

/** Numbers of many texts share an array: separate arrays took a tenth of SARI's time. */
const POOL = 1 << 16;
let pool = new Int32Array(POOL);
let used = 0;

/** A text gives at most as many tokens as it has characters. */
function reserve(tokens: number): void {
  if (pool.length - used >= tokens) return;
  pool = new Int32Array(Math.max(POOL, tokens));
  used = 0;
}

function scannedNumbers(text: string, scan: NonNullable<Tokenizer['scan']>): TokenIds {
  reserve(text.length);
  const first = used;
  scan(text, (from, start, end) => {
    pool[used++] = vocabulary.number(from, start, end);
  });
  return pool.subarray(first, used);
}

function numbersOf(tokens: readonly string[]): TokenIds {
  reserve(tokens.length);
  const first = used;
  for (const token of tokens) pool[used++] = vocabulary.number(token, 0, token.length);
  return pool.subarray(first, used);
}
