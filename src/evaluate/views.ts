import { type Language, pythonLower, tokenizersWith } from '../language/index.ts';
import { type View, view } from './text.ts';

/** Tokens as numbers: equal tokens have equal numbers, whatever the view, until `forgetTokens`. */
export type TokenIds = Int32Array;

interface TokenViews {
  readonly tokens: View<readonly string[]>;
  readonly ids: View<TokenIds>;
}

const MOST_TOKENS_KEPT = 1_000_000;
const vocabulary = new Map<string, number>();
const views = new WeakMap<Language, Map<string, TokenViews>>();

/** The tokens of a text: one view for all metrics that ask for the same. */
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
 * memory. To be called between samples: numbers given before and after cannot be compared.
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
  const { split } = tokenizersWith(language).get(tokenizer);
  const tokens = view<readonly string[]>(
    lowercase ? (raw) => split(pythonLower(raw)) : (raw) => split(raw),
  );
  const made = { tokens, ids: view((raw: string) => numbersOf(tokens.make(raw))) };
  known.set(key, made);
  return made;
}

function numbersOf(tokens: readonly string[]): TokenIds {
  const ids = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    let id = vocabulary.get(tokens[i]);
    if (id === undefined) {
      id = vocabulary.size;
      vocabulary.set(tokens[i], id);
    }
    ids[i] = id;
  }
  return ids;
}
