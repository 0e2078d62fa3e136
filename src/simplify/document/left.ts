import type { Document, Sentence } from '../../core/index.ts';
import { type Block, type Structure, sourceSpan } from './structure.ts';

interface LeftOptions {
  /** Is a block in another language, so that it must not change? */
  readonly isForeign?: (text: string) => boolean;
  /** Every line is a sentence, with or without a full stop. */
  readonly everySentence?: boolean;
}

/** Anything longer is not a sentence but a table, a list of numbers or no text. */
export const LONGEST_SENTENCE = 250;

/** Why a block is left unchanged. */
export function whyLeft(
  structure: Structure,
  block: Block,
  options: LeftOptions,
): string | undefined {
  const { text } = structure;
  if (options.everySentence) return undefined;
  if (block.ignored === 'all') return 'ignored by a comment';
  if (block.kind === 'quotation') return 'a quotation';
  if (block.isFixed) return 'a table or code';
  if (block.kind === 'heading') return 'a heading';
  if (block.kind === 'other') return 'not running text';
  if (isVerse(structure, block)) return 'verse';
  if (options.isForeign?.(text.slice(block.start, block.end))) return 'another language';
  return undefined;
}

const VERSE_LINES = 3;
const LONGEST_VERSE = 60;
const NARROW = 45;

/** Short lines that each start with a capital or are very short, most of them inside a sentence. */
function isVerse(structure: Structure, { start, end }: Block): boolean {
  const { source } = structure;
  const place = sourceSpan(structure, { start, end });
  // The first lines show whether a paragraph is prose.
  const lines = source
    .slice(place.start, Math.min(place.end, place.start + 20 * LONGEST_VERSE))
    .split(/\n|<br\s*\/?>/i)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (lines.length < VERSE_LINES || lines.some((line) => line.length > LONGEST_VERSE)) return false;
  const capitals = lines.filter((line) => /^[^\p{L}\p{N}]*\p{Lu}/u.test(line)).length;
  const whole = lines.slice(0, -1).filter((line) => ENDS.test(line)).length;
  // Prose is not wrapped at so few letters; Chinese lines are shorter.
  const isNarrow =
    lines.length > VERSE_LINES &&
    lines.every((line) => line.length <= NARROW && /\p{Ll}/u.test(line));
  return (capitals >= 0.8 * lines.length || isNarrow) && whole <= 0.5 * lines.length;
}

const ENDS = /[.!?…。！？．؟۔।:;][\p{Pe}\p{Pf}"'”’»]*$/u;

/** "The tenant must: - keep it clean, - pay": an item that is part of a sentence, not a name or a title. */
const GOES_ON = /^[^\p{L}\p{N}]{0,3}\p{Ll}|[,，、]$/u;

/** Why a sentence is left unchanged: lines of verse, addresses and cells are not sentences. */
export function whySentenceLeft(
  { text }: Document,
  { start, end, tokens }: Sentence,
  { everySentence }: LeftOptions,
  kind: Block['kind'],
): string | undefined {
  if (tokens.length > LONGEST_SENTENCE) return 'too long for a sentence';
  if (everySentence) return undefined;
  if (kind === 'item' && GOES_ON.test(text.slice(start, end))) return undefined;
  return ENDS.test(text.slice(Math.max(start, end - 8), end))
    ? undefined
    : 'not a complete sentence';
}
