import { unknownName } from '../core/index.ts';
import { nodeModule } from '../core/node-module.ts';
import { packageFile } from '../core/package-file.ts';
import { type GuidelineProfile, lintRules, readProfile } from '../simplify/lint/index.ts';

const [{ readdirSync, readFileSync }, { fileURLToPath }] = await Promise.all([
  nodeModule<typeof import('node:fs')>('node:fs'),
  nodeModule<typeof import('node:url')>('node:url'),
]);

const known = new Map<string, GuidelineProfile>();

/** The profiles in `guidelines/` of this package, by name; read once, in Node. */
export function shippedGuidelines(): ReadonlyMap<string, GuidelineProfile> {
  if (known.size > 0) return known;
  const folder = fileURLToPath(packageFile('guidelines/'));
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.json')) continue;
    const name = file.slice(0, -'.json'.length);
    known.set(name, readProfile(readFileSync(`${folder}${file}`, 'utf8'), lintRules, file));
  }
  return known;
}

/**
 * A built-in profile by name.
 *
 * @example shippedGuideline('plain').title // 'Plain language'
 */
export function shippedGuideline(name: string): GuidelineProfile {
  const profile = shippedGuidelines().get(name);
  if (!profile) throw unknownName('profile', name, [...shippedGuidelines().keys()]);
  return profile;
}
