import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GuidelineInfo } from '../../contract/index.ts';
import { unknownName } from '../../core/index.ts';
import { packageFile } from '../../core/package-file.ts';
import { type GuidelineProfile, lintRules, readProfile } from '../../simplify/lint/index.ts';
import { looksAtWhole, markOf } from './marks.ts';

const FOLDER = fileURLToPath(packageFile('guidelines/'));

const known = new Map<string, GuidelineProfile>();

function shipped(): ReadonlyMap<string, GuidelineProfile> {
  if (known.size > 0) return known;
  for (const file of readdirSync(FOLDER).sort()) {
    if (!file.endsWith('.json')) continue;
    const profile = readProfile(readFileSync(`${FOLDER}${file}`, 'utf8'), lintRules, file);
    known.set(profile.id, profile);
  }
  return known;
}

/** A shipped profile by its id, or one that the caller wrote. */
export function profileOf(asked: string | object = 'plain'): GuidelineProfile {
  if (typeof asked !== 'string') return readProfile(JSON.stringify(asked), lintRules);
  const profile = shipped().get(asked);
  if (!profile) throw unknownName('profile', asked, [...shipped().keys()]);
  return profile;
}

export function guidelineInfos(): GuidelineInfo[] {
  return [...shipped().values()].map(({ id, title, citation, rules }) => ({
    id,
    title,
    citation: [...citation],
    rules: [...rules].map(([name, { severity, advice }]) => ({
      name,
      summary: lintRules.get(name).summary,
      mark: markOf(name),
      severity,
      ...(advice !== undefined && { advice }),
      wholeDocument: looksAtWhole(name),
    })),
  }));
}
