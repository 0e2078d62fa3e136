import { namedLanguage } from '../../language/ids.ts';
import type { Format } from './structure.ts';

/** The evidence of a document's language. */
export interface LanguageClues {
  /** The language that the document declares, if it is supported: `<html lang="de-AT">` is `de`. */
  readonly named?: string;
  /** Its prose, as far as it is evidence of a language: no markup, scripts or menus. */
  readonly prose: string;
}

/**
 * The evidence of the language of a document that has not been read yet.
 *
 * @example await languageClues('<p class="intro">Guten Tag!', 'html') // { prose: 'Guten Tag!' }
 */
export async function languageClues(source: string, format: Format): Promise<LanguageClues> {
  if (format === 'text') return { prose: source };
  const { structureOf } = await import('./read.ts');
  const structure = structureOf(source, format);
  const named = namedLanguage(structure.language);
  const { text, blocks } = structure;
  const parts = blocks.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end) }));
  return { ...(named !== undefined && { named }), prose: runningText(parts) };
}

/** The number of letters of running text that suffices to identify a language. */
const ENOUGH = 20;

/**
 * The running text of a document; if there is little of it, also its list items, or all of its text.
 * Menus, headings and cells are short, and may be in another language.
 */
export function runningText(
  parts: readonly { readonly kind: string; readonly text: string }[],
): string {
  const textOf = (isWanted: (kind: string) => boolean) =>
    parts.flatMap(({ kind, text }) => (isWanted(kind) ? [text] : [])).join('\n');
  const tiers = [
    textOf((kind) => kind === 'paragraph'),
    textOf((kind) => kind === 'paragraph' || kind === 'item'),
  ];
  return tiers.find((text) => text.replace(/\P{L}+/gu, '').length >= ENOUGH) ?? textOf(() => true);
}
