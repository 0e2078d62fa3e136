import type { Identification } from '../language/index.ts';
import { loaded, type TextOptions } from './loaded.ts';

/**
 * Which language a text is in, with how sure that is and what else it may be. One sentence is
 * enough; `und` where nothing tells. It knows more languages than can be simplified.
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
