import { KlartextError } from '../core/index.ts';
import { askedLanguageId, identifiedLanguageId } from '../language/choose.ts';
import {
  folderFiles,
  type Identifier,
  type Language,
  type LoadOptions,
  languageIds,
  loadIdentifier,
  loadLanguage,
} from '../language/index.ts';
import { languageClues } from '../simplify/document/clues.ts';
import type { Format } from '../simplify/document/structure.ts';
import type { Terminal } from './terminal.ts';

/** The language for a text, loaded once. */
export type ChooseLanguage = (text: string, name: string, format?: Format) => Promise<Language>;

/**
 * Takes the language that the user named, else the one that the text declares (`<html lang>`), else
 * detects it from the prose and prints it. A caller that needs more data can start to load it as soon
 * as the language is known.
 */
export async function languageChooser(
  asked: string | undefined,
  terminal: Terminal,
  begin: (id: string, loading: Promise<Language>) => void = () => {},
): Promise<ChooseLanguage> {
  if (asked !== undefined) {
    const loading = askedLanguage(asked);
    if (languageIds().includes(asked)) begin(asked, loading);
    const language = await loading;
    return async () => language;
  }
  const loaded = new Map<string, Promise<Language>>();
  let identifier: Identifier | undefined;
  return async (text, name, format = 'text') => {
    const { named, prose } = await languageClues(text, format);
    if (named === undefined) identifier ??= await loadIdentifier(await folderFiles());
    const id = named ?? identified(prose, identifier as Identifier);
    if (!loaded.has(id)) {
      const loading = loadLanguage(id);
      loaded.set(id, loading);
      begin(id, loading);
    }
    const language = await loaded.get(id)!;
    if (!terminal.json) {
      terminal.notice(
        `${name === '-' ? '' : `${name}: `}language: ${id} (${language.profile.name})\n`,
      );
    }
    return language;
  };
}

/** Refuses a language that has no accurate analyser. */
export function requireParser({ id, offers }: Language): void {
  if (offers.parser) return;
  throw new KlartextError(
    'not-supported',
    `Klartext has no accurate analyser for "${id}" yet.`,
    'Leave out --accurate to use the fast one.',
  );
}

/** Loads the language with this id; for a name or "en-GB", the error states the id. */
export async function askedLanguage(asked: string, options?: LoadOptions): Promise<Language> {
  const known = languageIds().includes(asked);
  const id = known ? asked : await askedLanguageId(asked, await folderFiles());
  return loadLanguage(id, undefined, options);
}

const OPTION = { name: '--language', example: '--language en' };

/** The language of a text; throws if Klartext does not support it. */
export const identified = (text: string, identifier: Identifier): string =>
  identifiedLanguageId(text, identifier, OPTION);
