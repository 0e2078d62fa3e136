import type { Identification } from '../language/index.ts';
import { loaded, type TextOptions } from './loaded.ts';

/**
 * Detects the language of a text, with a confidence and alternatives. One sentence is enough; the
 * result is `und` if the text gives no evidence. Detects more languages than can be simplified.
 *
 * @example
 * import { detectLanguage } from 'klartext';
 *
 * const { language, confidence } = await detectLanguage('La casa è grande.');
 * console.log(language, confidence > 0.9); // it true
 */
export async function detectLanguage(
  text: string,
  { files }: Pick<TextOptions, 'files'> = {},
): Promise<Identification> {
  const identifier = await (await loaded(files)).identifier();
  return identifier.identify(text);
}
