import { namedLanguage } from '../../language/ids.ts';
import type { Format } from './structure.ts';

/** What tells the language of a document. */
export interface LanguageClues {
  /** The language that the document names, if it is one of ours: `<html lang="de-AT">` is `de`. */
  readonly named?: string;
  /** What of it is prose, as far as it tells a language: no markup, scripts or menus. */
  readonly prose: string;
}

/**
 * What tells the language of a document that is not read yet.
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

/** Letters of running text that are enough to tell a language by. */
const ENOUGH = 20;

/**
 * The running text of a document; where there is little of it, its items too, or all there is.
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
