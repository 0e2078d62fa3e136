import type { Controls } from '../../core/index.ts';
import { spearman } from '../../evaluate/statistics/index.ts';
import type { Language } from '../../language/index.ts';
import { DIALS, type Dial, type DialValues, measureDials, measureSource } from './dials.ts';
import type { Rewriter } from './rewriter.ts';

/** The value set for one dial, and the resulting values of all four. */
export interface InfluenceRow {
  readonly dial: Dial;
  readonly asked: number;
  /** Was the length fixed at 1? */
  readonly fixedLength: boolean;
  /** Means over the texts. */
  readonly got: DialValues;
}

/** How well a dial works. */
export interface Obedience {
  readonly dial: Dial;
  /** Over all texts and values: rank correlation of requested and measured ratios. */
  readonly spearman: number;
  /** Do the means grow with the requested value? */
  readonly monotonic: boolean;
}

export interface Influence {
  readonly texts: number;
  readonly rows: readonly InfluenceRow[];
  readonly obedience: readonly Obedience[];
}

export interface InfluenceOptions {
  readonly rewriter: Rewriter;
  readonly sources: readonly string[];
  readonly language: Language;
  /** Values for the matrix; ACCESS has 0.25, 0.5, 0.75 and 1. */
  readonly values?: readonly number[];
  /** Values for the correlation of requested and measured ratios. */
  readonly range?: readonly number[];
  /** Further settings for all runs: a level. */
  readonly base?: Controls;
  readonly dials?: readonly Dial[];
  /** Called after each text and setting. */
  readonly onStep?: () => void | Promise<void>;
}

export const MATRIX_VALUES = [0.25, 0.5, 0.75, 1] as const;
export const RANGE_VALUES = [0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** Settings that `influence` tries with every text. */
export function influenceSettings({
  values = MATRIX_VALUES,
  range = RANGE_VALUES,
  dials = DIALS,
}: Pick<InfluenceOptions, 'values' | 'range' | 'dials'>) {
  const settings: { dial: Dial; asked: number; fixedLength: boolean }[] = [];
  for (const dial of dials) {
    for (const asked of [...new Set([...values, ...range])].sort((a, b) => a - b)) {
      settings.push({ dial, asked, fixedLength: false });
    }
    if (dial === 'length') continue;
    for (const asked of values) settings.push({ dial, asked, fixedLength: true });
  }
  return settings;
}

/**
 * Turns each dial alone, with the length free and with the length fixed at 1, and measures all four
 * attributes (thesis of L. Martin, §9.5): this exposes a dial that only shortens.
 */
export async function influence(options: InfluenceOptions): Promise<Influence> {
  const { rewriter, sources, language, values = MATRIX_VALUES, base = {} } = options;
  const { range = RANGE_VALUES } = options;
  const measured = sources.map((text) => measureSource(text, language));
  const rows: InfluenceRow[] = [];
  const pairs = new Map<Dial, { asked: number[]; got: number[]; means: number[] }>();
  for (const setting of influenceSettings(options)) {
    const { dial, asked, fixedLength } = setting;
    const controls = { ...base, ...(fixedLength && { length: 1 }), [dial]: asked };
    const sums: Record<Dial, number> = { length: 0, paraphrase: 0, words: 0, syntax: 0 };
    const own: number[] = [];
    for (const [i, source] of measured.entries()) {
      const got = measureDials(source, rewriter.rewrite(i, controls), language);
      for (const each of DIALS) sums[each] += got[each];
      own.push(got[dial]);
      await options.onStep?.();
    }
    const mean = (each: Dial) => sums[each] / Math.max(1, measured.length);
    const got = Object.fromEntries(DIALS.map((each) => [each, mean(each)])) as DialValues;
    if (fixedLength || values.includes(asked)) rows.push({ ...setting, got });
    if (fixedLength || !range.includes(asked)) continue;
    const list = pairs.get(dial) ?? { asked: [], got: [], means: [] };
    pairs.set(dial, list);
    list.asked.push(...own.map(() => asked));
    list.got.push(...own);
    list.means.push(got[dial]);
  }
  const obedience = [...pairs].map(([dial, list]) => ({
    dial,
    spearman: spearman(list.asked, list.got).value,
    monotonic: list.means.every((mean, i) => i === 0 || mean >= list.means[i - 1] - 1e-9),
  }));
  return { texts: sources.length, rows, obedience };
}
