import { KlartextError } from '../../core/index.ts';
import type { LabelledRating } from '../../evaluate/statistics/preference-report.ts';
import { type Rating, unitOf } from '../../evaluate/statistics/ratings.ts';
import { present, type RatingColumns } from './columns.ts';
import type { Table, TableRow } from './table.ts';

/** One judgement as recorded in a file. */
interface Judgement extends LabelledRating {
  /** File and line. */
  readonly place: string;
}

export interface Judgements {
  readonly judgements: readonly Judgement[];
  /** Rows without a value. */
  readonly missing: number;
}

/** A row filter: keeps the rows that match every `column=value`. */
export function rowFilter(conditions: readonly string[]): (table: Table) => TableRow[] {
  const parsed = conditions.map((condition) => {
    const equals = condition.indexOf('=');
    if (equals > 0) return [condition.slice(0, equals), condition.slice(equals + 1)];
    throw new KlartextError(
      'bad-option',
      `--where "${condition}" is not of the form column=value.`,
      'For example: --where test_set=asset',
    );
  });
  return (table) =>
    table.rows.filter(({ cell }) =>
      parsed.every(([column, value]) => !table.columns.includes(column) || cell(column) === value),
    );
}

/** A condition on a column that no table has would silently have no effect. */
export function checkConditions(conditions: readonly string[], tables: readonly Table[]): void {
  for (const condition of conditions) {
    const column = condition.slice(0, condition.indexOf('='));
    if (!tables.some(({ columns }) => columns.includes(column))) present(tables[0], column);
  }
}

export function readJudgements(
  { file }: Table,
  rows: readonly TableRow[],
  columns: RatingColumns,
): Judgements {
  const judgements: Judgement[] = [];
  let missing = 0;
  for (const { line, cell } of rows) {
    const [item, rater] = [cell(columns.item), cell(columns.rater)];
    if (item === '' || rater === '') {
      throw new KlartextError(
        'bad-input',
        `${file}: Line ${line} has no ${item === '' ? `item (${columns.item})` : `rater (${columns.rater})`}.`,
        'Each rating needs an item and a rater.',
      );
    }
    for (const column of columns.values) {
      const label = cell(column);
      if (label === '') {
        missing++;
        continue;
      }
      const dimension =
        columns.dimension === undefined ? nameOf(column, columns) : cell(columns.dimension);
      judgements.push({
        item,
        rater,
        ...(columns.system !== undefined && { system: cell(columns.system) }),
        ...(dimension !== undefined && { dimension }),
        label,
        place: `${file}, line ${line}`,
      });
    }
  }
  return { judgements, missing };
}

/** A value column that the user named is the dimension of its ratings. */
function nameOf(column: string, { values, isAsked }: RatingColumns): string | undefined {
  return isAsked || values.length > 1 ? column : undefined;
}

/** Each rater's first judgement of a unit, and the places of the others. */
export function withoutRepeats(judgements: readonly Judgement[]) {
  const seen = new Set<string>();
  const [kept, repeats]: [Judgement[], Judgement[]] = [[], []];
  for (const judgement of judgements) {
    const key = `${unitOf(judgement)}${JSON.stringify(judgement.rater)}`;
    (seen.has(key) ? repeats : kept).push(judgement);
    seen.add(key);
  }
  return { kept, repeats };
}

/** Judgements as numbers; undefined when none is numeric, an error when only some are. */
export function asRatings(judgements: readonly Judgement[]): Rating[] | undefined {
  const wrong = judgements.filter(({ label }) => !Number.isFinite(Number(label)));
  if (wrong.length === judgements.length) return undefined;
  if (wrong.length > 0) {
    throw new KlartextError(
      'bad-input',
      `${wrong[0].place}: "${wrong[0].label}" is not a number, although other ratings are.`,
      'Leave the cell of a missing rating empty, or use --labels for ratings that are not numbers.',
    );
  }
  return judgements.map(({ label, place: _, ...rest }) => ({ ...rest, value: Number(label) }));
}
