import { KlartextError, nearestName } from '../../core/index.ts';
import { type ControlValues, MEASURES, type Measure } from './measure.ts';

/** How a paper writes control tokens. */
export interface ControlStyle {
  /** Measures in the order of the tokens, and the token's name for each. */
  readonly tokens: readonly (readonly [Measure, name: string])[];
  readonly step: number;
  readonly least: number;
  readonly most: number;
  /** Formats the value for the token. */
  readonly write: (value: number) => string;
  readonly from: string;
}

/** As Python prints a float: 1 is 1.0. */
const float = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));

/**
 * ACCESS: bins of 0.05 up to 2 (Martin 2021, §9.2.2). MUSS: the same bins, replace-only similarity,
 * per cent, and the range its search uses (§10.2.2). MultiSim: 0.05 to 2 (Ryan et al. 2023, app. C).
 */
export const CONTROL_STYLES: Readonly<Record<string, ControlStyle>> = {
  access: {
    tokens: [
      ['length', 'NbChars'],
      ['similarity', 'LevSim'],
      ['words', 'WordRank'],
      ['syntax', 'DepTreeDepth'],
    ],
    step: 0.05,
    least: 0.05,
    most: 2,
    write: float,
    from: 'ACCESS (Martin et al. 2020)',
  },
  muss: {
    tokens: [
      ['length', 'NumChars'],
      ['replaceOnly', 'LevSim'],
      ['words', 'WordFreq'],
      ['syntax', 'DepTreeDepth'],
    ],
    step: 0.05,
    least: 0.2,
    most: 1.5,
    write: (value) => `${Math.round(value * 100)}%`,
    from: 'MUSS (Martin et al. 2022)',
  },
  multisim: {
    tokens: [
      ['length', 'NC'],
      ['similarity', 'LS'],
      ['syntax', 'DR'],
      ['words', 'WR'],
    ],
    step: 0.05,
    least: 0.05,
    most: 2,
    write: float,
    from: 'MultiSim (Ryan et al. 2023)',
  },
};

/** The style of that name; an unknown name throws with "did you mean …". */
export function controlStyle(name: string): ControlStyle {
  if (Object.hasOwn(CONTROL_STYLES, name)) return CONTROL_STYLES[name];
  const names = Object.keys(CONTROL_STYLES);
  const near = nearestName(name, names);
  throw new KlartextError(
    'unknown-name',
    `Unknown style of control tokens "${name}".`,
    near ? `Did you mean "${near}"?` : `Known: ${names.join(', ')}.`,
  );
}

/** Rounds a value to its bin, within the style's range. */
export function bucketed(value: number, { step, least, most }: ControlStyle): number {
  const capped = Math.min(most, Math.max(least, value));
  // The outer rounding removes floating-point noise: 0.15000000000000002.
  return Number((Math.round(capped / step) * step).toFixed(10));
}

/**
 * The tokens for these values, to put before a source; a missing value has no token.
 *
 * @example controlTokens({ length: 0.91 }, controlStyle('multisim')) // '<NC_0.9>'
 */
export function controlTokens(values: Partial<ControlValues>, style: ControlStyle): string {
  const tokens: string[] = [];
  for (const [measure, name] of style.tokens) {
    const value = values[measure];
    if (value !== undefined) tokens.push(`<${name}_${style.write(bucketed(value, style))}>`);
  }
  return tokens.join(' ');
}

/** Means, quartiles and bins of the oracle values of a corpus. */
export interface ControlSummary {
  readonly measure: Measure;
  readonly pairs: number;
  readonly mean: number;
  readonly quartiles: readonly [number, number, number];
  /** Pairs by bin, in the order of the bins. */
  readonly bins: readonly (readonly [bin: number, pairs: number])[];
}

/** Summarises the oracle values of a corpus, where a search for good values starts. */
export function summariseControls(
  all: readonly ControlValues[],
  style: ControlStyle,
): ControlSummary[] {
  return MEASURES.flatMap((measure) => {
    const values = all
      .map((each) => each[measure])
      .filter((value): value is number => value !== undefined)
      .sort((a, b) => a - b);
    if (values.length === 0) return [];
    const bins = new Map<number, number>();
    for (const value of values) {
      const bin = bucketed(value, style);
      bins.set(bin, (bins.get(bin) ?? 0) + 1);
    }
    const at = (share: number) => values[Math.floor(share * (values.length - 1))];
    return {
      measure,
      pairs: values.length,
      mean: values.reduce((sum, value) => sum + value, 0) / values.length,
      quartiles: [at(0.25), at(0.5), at(0.75)] as const,
      bins: [...bins].sort(([a], [b]) => a - b),
    };
  });
}
