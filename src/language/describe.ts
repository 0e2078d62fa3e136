import type { LanguageFiles } from './files.ts';
import { nonCommercialFiles, readLicences } from './licences.ts';
import { readProfile } from './profile.ts';

/** The languages there are: each is a folder of this name under `languages/`. */
const IDS = ['ar', 'da', 'de', 'en', 'es', 'eu', 'fr', 'it', 'ja', 'pt', 'ru', 'sl', 'ur', 'zh'];

/** Every language that can be loaded, sorted. */
export function languageIds(): string[] {
  return [...IDS];
}

/**
 * The language of ours that a tag names (BCP 47), without its country and script.
 *
 * @example namedLanguage('de-AT') // 'de'
 */
export function namedLanguage(tag: string | undefined): string | undefined {
  const [primary] = (tag ?? '').trim().toLowerCase().split(/[-_]/);
  return IDS.includes(primary) ? primary : undefined;
}

/** What a language can do, by the files in its folder. */
export interface LanguageDescription {
  readonly id: string;
  readonly name: string;
  readonly endonym: string;
  readonly script: string;
  /** Paragraphs, sentences and words. */
  readonly segment: boolean;
  readonly frequency: boolean;
  /** Part of speech, lemma, features, dependency tree. */
  readonly analysis: boolean;
  readonly inflection: boolean;
  readonly syllables: boolean;
  /** The licences of its data as an SPDX expression; the code is MIT. */
  readonly licence?: string;
  /** Files of it that may not be used commercially. */
  readonly nonCommercial: readonly string[];
  /** The card: sources, licences, accuracy. */
  readonly card: string;
}

const PARTS = {
  frequency: 'frequency.tsv.gz',
  analysis: 'analysis.bin.gz',
  inflection: 'inflection.bin.gz',
  syllables: 'syllables.json',
} as const;

/** Describes every language, from its folder. */
export async function describeLanguages(files: LanguageFiles): Promise<LanguageDescription[]> {
  return Promise.all(
    IDS.map(async (id) => {
      const [{ name, endonym, script }, licences] = await Promise.all([
        readProfile(files, id),
        readLicences(files, id),
      ]);
      const has = async (part: keyof typeof PARTS) =>
        (await files.read(`${id}/${PARTS[part]}`)) !== undefined;
      return {
        id,
        name,
        endonym,
        script,
        segment: true,
        frequency: await has('frequency'),
        analysis: await has('analysis'),
        inflection: await has('inflection'),
        syllables: await has('syllables'),
        ...(licences && { licence: licences.licence }),
        nonCommercial: licences ? nonCommercialFiles(licences) : [],
        card: `languages/${id}/README.md`,
      };
    }),
  );
}
