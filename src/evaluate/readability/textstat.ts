import { KlartextError } from '../../core/index.ts';
import { preparedView, sharedView } from '../features/views.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';
import {
  TEXTSTAT_COUNTS,
  TEXTSTAT_VERSIONS,
  type TextstatCounts,
  type TextstatVersion,
  textstatCounts,
} from './textstat-counts.ts';
import { TEXTSTAT_FORMULAS, textstatLacks, textstatScore } from './textstat-formulas.ts';

const HIGHER = new Set([
  'fre',
  'fernandez-huerta',
  'szigriszt-pazos',
  'gutierrez-polini',
  'gulpease',
]);

/** textstat's numbers by version: `fre-textstat-0.7.3` is what EASSE-DE's tables print. */
export const textstatMetrics: readonly MetricEntry[] = TEXTSTAT_VERSIONS.flatMap((version) =>
  TEXTSTAT_FORMULAS.map((formula) => ({
    name: `${formula}-textstat-${version}`,
    summary: `${formula} as textstat ${version} counts and rounds it`,
    better: HIGHER.has(formula) ? ('higher' as const) : ('lower' as const),
    needs: [],
    prepare: (settings: Settings) => prepareTextstat(formula, version, settings),
  })),
);

function prepareTextstat(formula: string, version: TextstatVersion, settings: Settings): Metric {
  const { language, tokenizer, lowercase } = settings;
  const syllables = language.syllablesLike.pyphen;
  const why = syllables
    ? textstatLacks(formula, version, language.id)
    : 'needs hyphenation patterns, and there are none';
  if (!syllables || why) {
    throw new KlartextError(
      'not-supported',
      `${formula} of textstat ${version} is not to be had for ${language.profile.name}: it ${why}.`,
      'Take "fre" or another formula made for the language.',
    );
  }
  const prepared = preparedView(settings);
  const counts = sharedView(language, `textstat ${version} ${tokenizer} ${lowercase}`, () => {
    return (_raw, text) => textstatCounts(text.through(prepared), version, syllables, true);
  });
  return {
    width: TEXTSTAT_COUNTS.length,
    choices: { tok: tokenizer, case: lowercase ? 'lc' : 'mixed', syll: 'pyphen' },
    measure({ output }, row) {
      const counted = output.through(counts);
      TEXTSTAT_COUNTS.forEach((name, at) => {
        row[at] = counted[name];
      });
    },
    score(sums) {
      const total = Object.fromEntries(
        TEXTSTAT_COUNTS.map((name, at) => [name, sums[at]]),
      ) as TextstatCounts;
      const { words, sentences, syllables: sum } = total;
      return {
        value: textstatScore(formula, total, version, language.id),
        parts: { words, sentences, syllables: sum },
      };
    },
  };
}
