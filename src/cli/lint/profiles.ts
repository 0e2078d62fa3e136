import { existsSync, readFileSync } from 'node:fs';
import { KlartextError } from '../../core/index.ts';
import { shippedGuideline, shippedGuidelines } from '../../klartext/guidelines.ts';
import { type GuidelineProfile, lintRules, readProfile } from '../../simplify/lint/index.ts';
import { decodeText, whyUnreadable } from '../input.ts';

/** A built-in profile by name, or the user's own by path. */
export function chosenProfile(name: string): GuidelineProfile {
  const isPath = name.includes('/') || name.includes('\\') || name.endsWith('.json');
  const isShipped = shippedGuidelines().has(name);
  if (isShipped || (!isPath && !existsSync(name))) return shippedGuideline(name);
  let bytes: Buffer;
  try {
    bytes = readFileSync(name);
  } catch (error) {
    const [message, hint] = whyUnreadable(error);
    throw new KlartextError('missing-data', `${name}: ${message}`, hint, { cause: error });
  }
  return readProfile(decodeText(bytes), lintRules, name);
}
