import type { GuidelineInfo } from '../../contract/index.ts';
import { shippedGuideline, shippedGuidelines } from '../../klartext/guidelines.ts';
import { type GuidelineProfile, lintRules, readProfile } from '../../simplify/lint/index.ts';
import { looksAtWhole, markOf } from './marks.ts';

/** A built-in profile by id, or one supplied by the caller. */
export function profileOf(asked: string | object = 'plain'): GuidelineProfile {
  if (typeof asked !== 'string') return readProfile(JSON.stringify(asked), lintRules);
  return shippedGuideline(asked);
}

export function guidelineInfos(): GuidelineInfo[] {
  return [...shippedGuidelines().values()].map(({ id, title, citation, rules }) => ({
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
