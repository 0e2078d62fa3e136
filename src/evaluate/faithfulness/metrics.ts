import { KlartextError } from '../../core/index.ts';
import type { Metric, MetricEntry, Settings } from '../metric.ts';
import { compareFacts, type Difference, type Faithfulness, factsView } from './check.ts';

const KINDS = ['numbers', 'dates', 'names', 'negation'] as const;
type Kind = (typeof KINDS)[number];

const SUMMARIES: Record<Kind, string> = {
  numbers: 'outputs that lost or invented no number, in per cent',
  dates: 'outputs that lost or invented no date, in per cent',
  names: 'outputs that lost or invented no name, in per cent',
  negation: 'outputs that lost or invented no negation, in per cent',
};

/** One metric for each kind of fact, and one for all of them together. */
export const faithfulnessMetrics: readonly MetricEntry[] = [
  entry('faithful', 'outputs that lost or invented no number, date, name or negation', KINDS),
  ...KINDS.map((kind) => entry(`faithful-${kind}`, SUMMARIES[kind], [kind])),
];

function entry(name: string, summary: string, kinds: readonly Kind[]): MetricEntry {
  const needsNames = kinds.includes('names');
  return {
    name,
    summary,
    better: 'higher',
    needs: needsNames ? ['source', 'analysis'] : ['source'],
    digits: 2,
    prepare(settings) {
      if (needsNames && !settings.language.offers.analysis) {
        throw new KlartextError(
          'not-supported',
          `Names cannot be recognised in ${settings.language.profile.name}: the language has no analysis.`,
          'Use faithful-numbers, faithful-dates or faithful-negation instead.',
        );
      }
      return faithfulness(settings, kinds);
    },
  };
}

/** Statistics: outputs without a finding, outputs, facts lost, facts invented, facts kept. */
function faithfulness({ language }: Settings, kinds: readonly Kind[]): Metric {
  const facts = factsView(language);
  return {
    width: 5,
    choices: { lang: language.id, facts: kinds.join('+') },
    measure({ source, output }, row) {
      const found = compareFacts(source.through(facts), output.through(facts), language);
      row[1] = 1;
      for (const difference of differencesOf(found, kinds)) {
        row[2] += difference.lost.length;
        row[3] += difference.invented.length;
        row[4] += difference.kept;
      }
      row[0] = row[2] + row[3] === 0 ? 1 : 0;
    },
    score: ([faithful, items, lost, invented, kept]) => ({
      value: items > 0 ? (100 * faithful) / items : 0,
      parts: { lost, invented, kept, items },
    }),
  };
}

function differencesOf(found: Faithfulness, kinds: readonly Kind[]): Difference[] {
  return kinds.map((kind) => found[kind]).filter((difference) => difference !== undefined);
}
