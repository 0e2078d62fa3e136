import type { LanguageFiles } from './files.ts';
import { languageIds } from './ids.ts';
import { nonCommercialFiles, readLicences } from './licences.ts';
import { readProfile } from './profile.ts';

/** What a language supports, judged by the files in its folder. */
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
  /** Its files that may not be used commercially. */
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

/** The languages whose data is installed, sorted. */
export async function installedLanguages(files: LanguageFiles): Promise<string[]> {
  const ids = languageIds();
  const profiles = await Promise.all(ids.map((id) => files.read(`${id}/profile.json`)));
  return ids.filter((_, at) => profiles[at] !== undefined);
}

/** Describes every language that is installed, from its folder. */
export async function describeLanguages(files: LanguageFiles): Promise<LanguageDescription[]> {
  const ids = await installedLanguages(files);
  return Promise.all(
    ids.map(async (id) => {
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
