import { KlartextError, nearestName, unknownName } from '../core/index.ts';
import { installedLanguages } from './describe.ts';
import type { LanguageFiles } from './files.ts';
import type { Identifier } from './identify/index.ts';
import { languageIds } from './ids.ts';
import { readProfile } from './profile.ts';

/** How a caller specifies a language, for error hints. */
export interface LanguageOption {
  /** `--language`, or `language` in a call of the library. */
  readonly name: string;
  /** The option with a language: `--language en`. */
  readonly example: string;
}

/** The requested id; for a name or "en-GB", the error states the id. */
export async function askedLanguageId(asked: string, files: LanguageFiles): Promise<string> {
  if (languageIds().includes(asked)) return asked;
  const installed = await installedLanguages(files);
  const profiles = await Promise.all(installed.map((id) => readProfile(files, id)));
  const ids = new Map(
    profiles.flatMap(({ id, name, endonym }) =>
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

/**
 * The id of the language of a text. Throws when we do not support it, or when the identifier
 * is less confident than required: a caller who never sees the answer should not get a guess.
 *
 * @example identifiedLanguageId('La casa è grande.', identifier, option) // 'it'
 */
export function identifiedLanguageId(
  text: string,
  identifier: Pick<Identifier, 'identify'>,
  option: LanguageOption,
  leastConfidence = 0,
): string {
  const { language, confidence, alternatives } = identifier.identify(text);
  if (language === 'und') {
    throw new KlartextError(
      'bad-input',
      'The language of the text cannot be detected.',
      `Set it: ${option.example}`,
    );
  }
  if (confidence < leastConfidence) {
    const likely = [language, ...alternatives.map((each) => each.language)].slice(0, LIKELY);
    throw new KlartextError(
      'bad-input',
      `The text is too short to detect its language; it may be ${likely.join(', ')}.`,
      `Set it: ${option.example}`,
    );
  }
  if (languageIds().includes(language)) return language;
  throw new KlartextError(
    'not-supported',
    `The text seems to be in a language that klartext does not support (${language}).`,
    `If it is in one of these, set it with ${option.name}: ${languageIds().join(', ')}`,
  );
}

const LIKELY = 3;
