import { KlartextError, type Sample, type Score } from '../../core/index.ts';
import { BASELINE, baselines, wordsIn } from '../../evaluate/baselines.ts';
import { type Evaluation, evaluate } from '../../evaluate/evaluate.ts';
import type { Setting } from './setting.ts';

/** The scores of baselines, named in a comma-separated list; the mean over their rounds. */
export function scoreBaselines(
  list: string,
  samples: readonly Sample[],
  setting: Setting,
  systems: readonly string[],
): Record<string, Record<string, Score>> {
  const names = list.split(',').map((name) => name.trim());
  const words = wordsIn(setting.settings.language);
  return Object.fromEntries(
    names.map((name) => {
      if (systems.includes(name)) throw sameName(name);
      const rounds = baselines.get(name).rounds(samples, words);
      const results = rounds.map((round) => evaluate(round, { ...setting, systems: [BASELINE] }));
      return [name, meanOf(results)];
    }),
  );
}

function meanOf(results: readonly Evaluation[]): Record<string, Score> {
  const rounds = results.map(({ systems }) => [...(systems.get(BASELINE) ?? [])]);
  return Object.fromEntries(
    rounds[0].map(([metric, { score }], at) => {
      const scores = rounds.map((round) => round[at][1].score);
      const mean = (of: (one: Score) => number) =>
        scores.reduce((sum, one) => sum + of(one), 0) / scores.length;
      const parts = Object.keys(score.parts).map((part) => [part, mean((one) => one.parts[part])]);
      return [
        metric,
        { ...score, value: mean((one) => one.value), parts: Object.fromEntries(parts) },
      ];
    }),
  );
}

function sameName(name: string): KlartextError {
  return new KlartextError(
    'bad-option',
    `A system has the same name as the baseline "${name}".`,
    'Give the system another name: --output other=FILE.',
  );
}
