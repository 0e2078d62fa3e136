import { KlartextError, nearestName, unknownName } from '../core/index.ts';
import {
  describeLanguages,
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
 * Takes the language a user asked for; without one, the one that a text names (`<html lang>`), or
 * else finds it from its prose, and says which. Who needs
 * more than the language can begin to load it as soon as the language is known.
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
    `There is no accurate analyser for "${id}" yet.`,
    'Leave out --accurate: the quick one analyses it.',
  );
}

/** Loads the language of an id; someone who wrote its name, or "en-GB", is told the id. */
export async function askedLanguage(asked: string, options?: LoadOptions): Promise<Language> {
  if (languageIds().includes(asked)) return loadLanguage(asked, undefined, options);
  const known = await describeLanguages(await folderFiles());
  const ids = new Map(
    known.flatMap(({ id, name, endonym }) =>
      [id, name, endonym].map((each) => [each.toLowerCase(), id]),
    ),
  );
  const name = asked.toLowerCase();
  const [primary] = name.split(/[-_]/);
  const meant =
    ids.get(name) ?? ids.get(primary) ?? ids.get(nearestName(name, [...ids.keys()]) ?? '');
  if (!meant) throw unknownName('language', asked, languageIds());
  throw new KlartextError(
    'unknown-language',
    `Unknown language "${asked}".`,
    `Did you mean "${meant}"?`,
  );
}

/** The language of a text; throws when it is none of ours. */
export function identified(text: string, identifier: Identifier): string {
  const { language } = identifier.identify(text);
  if (languageIds().includes(language)) return language;
  if (language === 'und') {
    throw new KlartextError(
      'bad-input',
      'The text does not tell which language it is in.',
      'Name it: --language en',
    );
  }
  throw new KlartextError(
    'not-supported',
    `The text seems to be in a language that klartext does not know yet (${language}).`,
    'If it is in one of these, name it with --language: '.concat(languageIds().join(', ')),
  );
}
