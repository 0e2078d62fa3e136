import {
  type LabelledRating,
  type PreferenceReport,
  preferenceReports,
} from '../evaluate/statistics/preference-report.ts';
import { preferenceTest } from '../evaluate/statistics/preferences.ts';
import { type Power, powerOfPreference } from './power.ts';

/** Preferences, and how many more judgements a test would need. */
export interface StudyPreference extends PreferenceReport {
  readonly power?: Power;
}

/** A judgement between two known systems, even if one of them never won. */
export interface Preference extends LabelledRating {
  readonly pair: readonly [string, string];
}

export const SIMILAR = 'similar';

export function studyPreferences(judgements: readonly Preference[]): StudyPreference[] {
  const pairs = new Map(judgements.map(({ system, pair }) => [system, pair]));
  return preferenceReports(judgements).map((report) => {
    const [first, second] = pairs.get(report.system) ?? ['', ''];
    const counts = {
      first: report.counts[first] ?? 0,
      second: report.counts[second] ?? 0,
      similar: report.counts[SIMILAR] ?? 0,
    };
    const power = powerOfPreference(counts.first, counts.second);
    return {
      ...report,
      test: { first, second, ...preferenceTest(counts) },
      ...(power && { power }),
    };
  });
}
