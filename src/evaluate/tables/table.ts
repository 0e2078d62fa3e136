/** A table of scores: systems in rows, metrics in columns, with intervals and tests. */
export interface ScoreTable {
  readonly metrics: readonly { readonly name: string; readonly digits: number }[];
  readonly rows: readonly ScoreRow[];
  /** One for each metric. */
  readonly signatures: readonly string[];
  readonly notes: readonly string[];
}

export interface ScoreRow {
  readonly system: string;
  /** One for each metric; missing if a metric has no number for the system. */
  readonly cells: readonly (ScoreCell | undefined)[];
}

export interface ScoreCell {
  readonly value: number;
  readonly interval?: readonly [low: number, high: number];
  /** The p-value of a test against the reference system. */
  readonly pValue?: number;
}

const SIGNIFICANT = 0.05;

/** A cell in words: `40.13 [39.2, 41.0]*`, with a star for a significant difference. */
export function cellText(cell: ScoreCell | undefined, digits: number): string {
  if (!cell) return '–';
  const [low, high] = cell.interval ?? [];
  const interval =
    low === undefined || high === undefined
      ? ''
      : ` [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;
  const star = cell.pValue !== undefined && cell.pValue < SIGNIFICANT ? '*' : '';
  return `${cell.value.toFixed(digits)}${interval}${star}`;
}
