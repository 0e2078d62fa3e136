import { KlartextError } from '../core/index.ts';
import { loaded, type TextOptions } from './loaded.ts';

export interface ReadabilityOptions extends TextOptions {
  /** The name of a formula for the language; default: its usual one. */
  readonly formula?: string;
}

/** The result of a readability formula. */
export interface Readability {
  readonly language: string;
  readonly formula: string;
  /** The full name of the formula. */
  readonly title: string;
  readonly value: number;
  /** Which direction means easier to read. */
  readonly better: 'higher' | 'lower';
}

/**
 * The readability of a text by a formula published for its language. Rejects a language without one,
 * because formulas are not valid for other languages.
 *
 * @example
 * import { readability } from 'klartext';
 *
 * const { formula, value, better } = await readability('The cat sat on the mat. It was happy.');
 * console.log(formula, value.toFixed(1), better); // fre 108.3 higher
 */
export async function readability(
  text: string,
  { language: asked, formula: name, files }: ReadabilityOptions = {},
): Promise<Readability> {
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw new KlartextError(
      'bad-input',
      'The text contains no words.',
      'Give a text of at least one sentence.',
    );
  }
  const { readability: measure } = await import('../evaluate/readability/index.ts');
  const parts = await (await loaded(files)).partsFor(text, asked);
  const language = await parts.language(['analysis', 'inflection']);
  const { formula, value } = measure(text, language, name);
  return {
    language: parts.id,
    formula: formula.name,
    title: formula.title,
    value,
    better: formula.better,
  };
}
