import { sentencesOf, unknownName } from '../core/index.ts';
import type { Language } from '../language/index.ts';
import { languageClues } from '../simplify/document/clues.ts';
import { openDocument } from '../simplify/document/open.ts';
import { FORMATS, type Format, type ReadDocument } from '../simplify/document/structure.ts';
import { type LanguageParts, loaded, type TextOptions } from './loaded.ts';

export interface FormattedTextOptions extends TextOptions {
  /** The format of the text; default: `text`. */
  readonly format?: Format;
}

/** The language of a text that may have markup: requested, declared by the text, or detected from its prose. */
export async function partsForText(
  text: string,
  { language, format = 'text', files }: FormattedTextOptions,
): Promise<LanguageParts> {
  checkName('format', format, FORMATS);
  const from = await loaded(files);
  const { named, prose } = await languageClues(text, format);
  return from.partsFor(prose, language ?? named);
}

/** A text as a document, with every sentence analysed. */
export async function readAnalysed(
  text: string,
  format: Format,
  language: Language,
): Promise<ReadDocument> {
  const read = await openDocument(text, format, language);
  for (const { tokens } of sentencesOf(read.document)) language.analyseTokens(tokens);
  return read;
}

/** Rejects a name that is not in a list: callers may use JavaScript. */
export function checkName(kind: string, name: string | undefined, names: readonly string[]): void {
  if (name !== undefined && !names.includes(name)) throw unknownName(kind, name, names);
}
