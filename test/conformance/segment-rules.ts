import { folderFiles, readText } from '../../src/language/files.ts';
import type { Profile } from '../../src/language/profile.ts';
import { readSegmentRules, type SegmentRules } from '../../src/language/segment/index.ts';

/** The profile and the segmenting rules of a language, as they ship in `languages/`. */
export async function shippedRules(id: string): Promise<SegmentRules> {
  const files = await folderFiles();
  const profile = JSON.parse((await readText(files, `${id}/profile.json`)) as string) as Profile;
  return readSegmentRules(files, profile);
}
