import { KlartextError } from '../core/index.ts';
import { loaded, type TextOptions } from './loaded.ts';

export interface ReadabilityOptions extends TextOptions {
  /** The name of a formula that the language has; its usual one when not given. */
  readonly formula?: string;
}

/** What a readability formula says of a text. */
export interface Readability {
  readonly language: string;
  readonly formula: string;
  /** The name of the formula in full. */
  readonly title: string;
  readonly value: number;
  /** Which way is easier to read. */
  readonly better: 'higher' | 'lower';
}

/**
 * The readability of a text by a formula published for its language. A language without one is
 * refused: no formula is borrowed from another language.
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
      'There are no words to measure.',
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
