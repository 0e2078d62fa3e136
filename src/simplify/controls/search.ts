import type { Random } from '../../evaluate/statistics/index.ts';
import type { Dial, DialSetting } from './dials.ts';

/** The score of a setting; higher is better. */
export type Judge = (setting: DialSetting) => Promise<number>;

export interface Trial {
  readonly setting: DialSetting;
  readonly value: number;
}

export interface SearchOptions {
  readonly dials: readonly Dial[];
  readonly judge: Judge;
  readonly low: number;
  readonly high: number;
  /** Values are rounded to multiples of it: ACCESS has bins of 0.05. */
  readonly step: number;
}

/**
 * A (1 + 1) evolution strategy with the one-fifth rule, as Nevergrad's OnePlusOne, which MUSS uses
 * with a budget of 64 in [0.2, 1.5] (Martin et al. 2022, app. A). Deterministic for a seed, so that a
 * judge with a cache lets an interrupted search resume where it stopped.
 */
export async function onePlusOne(
  options: SearchOptions & {
    readonly budget: number;
    readonly random: Random;
    readonly start?: number;
  },
): Promise<Trial[]> {
  const { dials, low, high, judge, budget, random, start = 0.8 } = options;
  const rounded = rounder(options);
  const trials: Trial[] = [];
  const seen = new Set<string>();
  const attempt = async (setting: DialSetting): Promise<Trial> => {
    seen.add(keyOf(setting));
    const trial = { setting, value: await judge(setting) };
    trials.push(trial);
    return trial;
  };
  let best = await attempt(settingOf(dials, () => rounded(start)));
  let width = (high - low) / 4;
  while (trials.length < budget) {
    let next = best.setting;
    // A draw that is rounded to a known setting provides no information.
    for (let draw = 0; draw < REDRAWS && seen.has(keyOf(next)); draw++) {
      const reach = width * (1 + draw / 10);
      next = settingOf(dials, (dial) =>
        rounded((best.setting[dial] ?? start) + reach * normal(random)),
      );
    }
    if (seen.has(keyOf(next))) break;
    const trial = await attempt(next);
    if (trial.value >= best.value) {
      best = trial;
      width = Math.min(high - low, width * 2);
    } else width = Math.max(options.step, width * SHRINK);
  }
  return trials;
}

const REDRAWS = 60;
/** 2^(−1/4): one success in five leaves the width unchanged. */
const SHRINK = 0.84;

function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random.fraction()));
  return radius * Math.cos(2 * Math.PI * random.fraction());
}

/** All settings around the means of training data, as MultiSim searches (Ryan et al. 2023, app. C). */
export async function gridAround(
  options: SearchOptions & { readonly means: DialSetting; readonly spread: number },
): Promise<Trial[]> {
  const { dials, means, spread, judge } = options;
  const rounded = rounder(options);
  let settings: DialSetting[] = [{}];
  for (const dial of dials) {
    const mean = means[dial] ?? 1;
    const values = [...new Set([mean - spread, mean, mean + spread].map(rounded))];
    settings = settings.flatMap((setting) =>
      values.map((value) => ({ ...setting, [dial]: value })),
    );
  }
  const trials: Trial[] = [];
  for (const setting of settings) trials.push({ setting, value: await judge(setting) });
  return trials;
}

/**
 * Greedy forward selection of dials (thesis of L. Martin, §9.4): the one that helps most is added
 * first, at its best value, and so on while the score improves.
 */
export async function forwardSelection(
  options: SearchOptions & { readonly values: readonly number[] },
): Promise<Trial[]> {
  const { dials, values, judge } = options;
  const trials: Trial[] = [{ setting: {}, value: await judge({}) }];
  let [best] = trials;
  const left = new Set(dials);
  while (left.size > 0) {
    let round: Trial | undefined;
    for (const dial of left) {
      for (const value of values) {
        const setting = { ...best.setting, [dial]: value };
        const trial = { setting, value: await judge(setting) };
        trials.push(trial);
        if (!round || trial.value > round.value) round = trial;
      }
    }
    if (!round || round.value <= best.value) break;
    for (const dial of left)
      if (!(dial in best.setting) && dial in round.setting) left.delete(dial);
    best = round;
  }
  return trials;
}

/**
 * Values without parallel data (thesis of L. Martin, §10.4.5): the mean length of some simple texts
 * over that of some sources, rounded to 0.05, for every dial. Their contents need not correspond.
 *
 * @example unpairedRatio(['A long sentence here.'], ['Short one.'], 0.05) // 0.5
 */
export function unpairedRatio(
  sources: readonly string[],
  simple: readonly string[],
  step: number,
): number {
  const mean = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + [...text].length, 0) / Math.max(1, texts.length);
  const before = mean(sources);
  return before === 0 ? 1 : toStep(mean(simple) / before, step);
}

/** A sample of the texts, without replacement. */
export function sampled<T>(items: readonly T[], count: number, random: Random): T[] {
  const pool = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && pool.length > 0) {
    const at = random.below(pool.length);
    drawn.push(pool[at]);
    pool[at] = pool[pool.length - 1];
    pool.pop();
  }
  return drawn;
}

/** The best trial; of equal ones, the first. */
export function bestOf(trials: readonly Trial[]): Trial {
  return trials.reduce((best, trial) => (trial.value > best.value ? trial : best));
}

/** A canonical description of a setting. */
export function keyOf(setting: DialSetting): string {
  return Object.entries(setting)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([dial, value]) => `${dial}=${value}`)
    .join(' ');
}

function rounder({ low, high, step }: SearchOptions): (value: number) => number {
  return (value) => toStep(Math.min(high, Math.max(low, value)), step);
}

function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(6));
}

function settingOf(dials: readonly Dial[], value: (dial: Dial) => number): DialSetting {
  return Object.fromEntries(dials.map((dial) => [dial, value(dial)]));
}
