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

/** The old version counts each difficult word once per text, so counts cannot be summed over texts. */
const NOT_A_SUM = 'gunning-fog-textstat-0.7.3';

/** textstat's numbers by version: `fre-textstat-0.7.3` is the number in EASSE-DE's tables. */
export const textstatMetrics: readonly MetricEntry[] = TEXTSTAT_VERSIONS.flatMap((version) =>
  TEXTSTAT_FORMULAS.map((formula) => ({
    name: `${formula}-textstat-${version}`,
    summary: `${formula} as textstat ${version} counts and rounds it`,
    better: HIGHER.has(formula) ? ('higher' as const) : ('lower' as const),
    needs: [],
    prepare: (settings: Settings) => prepareTextstat(formula, version, settings),
  })),
).filter(({ name }) => name !== NOT_A_SUM);

function prepareTextstat(formula: string, version: TextstatVersion, settings: Settings): Metric {
  const { language, tokenizer, lowercase } = settings;
  const { pyphen, cmudict } = language.syllablesLike;
  const byDictionary = version !== '0.7.3' && cmudict !== undefined;
  const syllablesOf = byDictionary ? cmudict : pyphen;
  const why = whyNot(formula, settings);
  if (!syllablesOf || why) {
    throw new KlartextError(
      'not-supported',
      `${formula} of textstat ${version} is not available for ${language.profile.name}: it ${why}.`,
      'Use "fre" or another formula for the language.',
    );
  }
  const prepared = preparedView(settings);
  const counts = sharedView(language, `textstat ${version} ${tokenizer} ${lowercase}`, () => {
    const words = { syllablesOf, easyWords: language.easyWords };
    return (_raw, text) => textstatCounts(text.through(prepared), version, words, true);
  });
  return {
    width: TEXTSTAT_COUNTS.length,
    choices: {
      tok: tokenizer,
      case: lowercase ? 'lc' : 'mixed',
      syll: byDictionary ? 'cmudict' : 'pyphen',
    },
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

/** Why a metric is not available for a language; undefined if it is. */
function whyNot(formula: string, { language }: Settings): string | undefined {
  if (!language.syllablesLike.pyphen) return 'needs hyphenation patterns, which are missing';
  if (formula === 'gunning-fog' && !language.easyWords) {
    return 'needs a list of easy words, which is missing';
  }
  return textstatLacks(formula, language.id);
}
