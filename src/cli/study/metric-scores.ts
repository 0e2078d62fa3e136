import { KlartextError, type Sample } from '../../core/index.ts';
import { evaluate, metrics, type Settings } from '../../evaluate/index.ts';
import {
  type MetricAgainstRatings,
  metaEvaluation,
  segmentMeans,
} from '../../evaluate/statistics/meta-evaluation.ts';
import { countedAnswers, ratingsIn, type StudyData } from '../../study/index.ts';
import { askedLanguage } from '../choose-language.ts';

/**
 * Correlates automatic metrics with the ratings of a study, sentence by sentence. "all" means every
 * metric whose requirements the items meet.
 */
export async function metricsAgainst(
  { design, units, answers }: StudyData,
  asked: string,
): Promise<readonly MetricAgainstRatings[]> {
  const byUnit = new Map(units.map((unit) => [unit.id, unit]));
  const { segments, dimensions } = segmentMeans(ratingsIn(design, countedAnswers(answers), byUnit));
  const items = new Map(units.map(({ item }) => [item.id, item]));
  const samples = segments.map(({ item, system = '' }): Sample => {
    const { source = '', references = [], outputs = {} } = items.get(item) ?? {};
    return { id: item, source, references, outputs: { rated: outputs[system] ?? '' } };
  });
  const hasReferences = samples.every(({ references }) => references.length > 0);
  const names =
    asked === 'all'
      ? computable(hasReferences)
      : asked.split(',').map((name) => named(name.trim(), hasReferences));
  const language = await askedLanguage(design.language);
  const settings: Settings = {
    language,
    tokenizer: language.profile.evaluationTokenizer ?? '13a',
    lowercase: true,
  };
  const scores: Record<string, number[]> = {};
  for (const name of names) {
    const found = scoresOf(name, samples, settings);
    if (found) scores[name] = found;
  }
  return metaEvaluation(scores, dimensions).rows;
}

function named(name: string, hasReferences: boolean): string {
  const { needs } = metrics.get(name);
  if (hasReferences || !needs.includes('references')) return name;
  throw new KlartextError(
    'bad-option',
    `"${name}" needs references, but not every item of this study has some.`,
    'Name them when you create the study (--references FILE), or choose metrics without references: fkgl.',
  );
}

function computable(hasReferences: boolean): string[] {
  return metrics.names().filter((name) => {
    const { needs } = metrics.get(name);
    return !needs.includes('encoder') && (hasReferences || !needs.includes('references'));
  });
}

/** A metric for each sample separately; undefined if the language lacks what it needs. */
function scoresOf(
  name: string,
  samples: readonly Sample[],
  settings: Settings,
): number[] | undefined {
  try {
    const { systems } = evaluate(samples, {
      metrics: [name],
      settings,
      systems: ['rated'],
      keepRows: true,
    });
    const { metric, rows } = systems.get('rated')?.get(name) ?? {};
    if (!metric || !rows) return undefined;
    const all = rows.all();
    return samples.map(
      (_, at) => metric.score(all.subarray(at * metric.width, (at + 1) * metric.width)).value,
    );
  } catch {
    return undefined;
  }
}
