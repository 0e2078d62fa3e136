import { KlartextError } from '../core/index.ts';
import { type LanguageFiles, readText } from './files.ts';

/** The licences of the data in a folder, as SPDX expressions (`languages/xx/licences.json`). */
export interface DataLicences {
  /** The licence that applies to distributing the whole folder. */
  readonly licence: string;
  /** The licence of each file. */
  readonly files: Readonly<Record<string, string>>;
}

/** The licences that a folder states; undefined if it states none. */
export async function readLicences(
  files: LanguageFiles,
  id: string,
): Promise<DataLicences | undefined> {
  const path = `${id}/licences.json`;
  const text = await readText(files, path);
  if (text === undefined) return undefined;
  try {
    const { licence, files: each } = JSON.parse(text) as DataLicences;
    if (typeof licence === 'string' && typeof each === 'object') return { licence, files: each };
  } catch {
    // Reported below.
  }
  throw new KlartextError(
    'bad-model',
    `languages/${path} is damaged.`,
    'It must contain "licence" and "files"; see languages/README.md.',
  );
}

/** The files that may not be used commercially. */
export function nonCommercialFiles({ files }: DataLicences): string[] {
  return Object.keys(files).filter((file) => /-NC\b/.test(files[file]));
}
