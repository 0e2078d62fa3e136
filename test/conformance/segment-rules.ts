import { folderFiles } from '../../src/language/files.ts';
import { readProfile } from '../../src/language/profile.ts';
import { readSegmentRules, type SegmentRules } from '../../src/language/segment/index.ts';

/** The segmenting rules of a language, as they ship in `languages/`. */
export async function shippedRules(id: string): Promise<SegmentRules> {
  const files = await folderFiles();
  return readSegmentRules(files, await readProfile(files, id));
}
