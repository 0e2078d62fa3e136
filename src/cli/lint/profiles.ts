import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { KlartextError, unknownName } from '../../core/index.ts';
import { packageFile } from '../../core/package-file.ts';
import { type GuidelineProfile, lintRules, readProfile } from '../../simplify/lint/index.ts';
import { decodeText, whyUnreadable } from '../input.ts';

const FOLDER = fileURLToPath(packageFile('guidelines/'));

/** A shipped profile by its name, or one of the user's own by its path. */
export function chosenProfile(name: string): GuidelineProfile {
  const shipped = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  if (shipped.includes(name)) {
    return readProfile(readFileSync(`${FOLDER}${name}.json`, 'utf8'), lintRules);
  }
  const isPath = name.includes('/') || name.includes('\\') || name.endsWith('.json');
  if (!isPath && !existsSync(name)) throw unknownName('profile', name, shipped);
  let bytes: Buffer;
  try {
    bytes = readFileSync(name);
  } catch (error) {
    const [message, hint] = whyUnreadable(error);
    throw new KlartextError('missing-data', `${name}: ${message}`, hint, { cause: error });
  }
  return readProfile(decodeText(bytes), lintRules, name);
}
