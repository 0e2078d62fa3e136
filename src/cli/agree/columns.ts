import { KlartextError, nearestName } from '../../core/index.ts';
import type { Table } from './table.ts';

/** The columns of a table by their role. */
export interface RatingColumns {
  readonly item: string;
  readonly rater: string;
  readonly system?: string;
  readonly dimension?: string;
  readonly values: readonly string[];
  /** Whether the user named the value columns; otherwise they were found by a usual name. */
  readonly isAsked: boolean;
}

export interface ColumnOptions {
  readonly item?: string;
  readonly rater?: string;
  readonly system?: string;
  readonly dimension?: string;
  readonly value?: readonly string[];
}

/** Usual column names in rating files, most likely first. */
const USUAL_NAMES = {
  item: [
    'item',
    'item_id',
    'segment',
    'segment_id',
    'sentence_id',
    'sent_id',
    'original_sentence_id',
    'pair_id',
    'id',
  ],
  rater: ['rater', 'rater_id', 'annotator', 'annotator_id', 'worker_id', 'worker', 'judge', 'user'],
  system: ['system', 'system_id', 'sys_name', 'system_name', 'model'],
  dimension: ['dimension', 'aspect', 'criterion', 'question'],
  value: ['value', 'rating', 'score', 'preference', 'choice', 'label', 'judgement', 'judgment'],
} as const;

type Role = keyof typeof USUAL_NAMES;

/** The columns that the user named, or those with the usual names. */
export function chooseColumns(table: Table, options: ColumnOptions): RatingColumns {
  const values = options.value?.map((name) => present(table, name)) ?? [needed(table, 'value')];
  if (values.length > 1 && options.dimension) {
    throw new KlartextError(
      'bad-option',
      'Several --value columns are dimensions already, but --dimension names another.',
      'Use only one of the two.',
    );
  }
  const [system, dimension] = [
    optional(table, 'system', options.system),
    values.length > 1 ? undefined : optional(table, 'dimension', options.dimension),
  ];
  return {
    item: needed(table, 'item', options.item),
    rater: needed(table, 'rater', options.rater),
    ...(system !== undefined && { system }),
    ...(dimension !== undefined && { dimension }),
    values,
    isAsked: options.value !== undefined,
  };
}

function optional(table: Table, role: Role, asked?: string): string | undefined {
  if (asked !== undefined) return present(table, asked);
  const lower = new Map(table.columns.map((column) => [column.toLowerCase(), column]));
  for (const name of USUAL_NAMES[role]) {
    const found = lower.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function needed(table: Table, role: Role, asked?: string): string {
  const found = optional(table, role, asked);
  if (found !== undefined) return found;
  throw new KlartextError(
    'bad-input',
    `${table.file}: no column has a usual name such as ${USUAL_NAMES[role].slice(0, 4).join(', ')}.`,
    `Name it with --${role}. Columns: ${listed(table.columns)}.`,
  );
}

/** The column with this name, or an error that suggests the nearest. */
export function present(table: Table, name: string): string {
  if (table.columns.includes(name)) return name;
  const near = nearestName(name, table.columns);
  throw new KlartextError(
    'bad-option',
    `${table.file}: there is no column "${name}".`,
    near ? `Did you mean "${near}"?` : `Columns: ${listed(table.columns)}.`,
  );
}

function listed(columns: readonly string[]): string {
  return columns.length > 20 ? `${columns.slice(0, 20).join(', ')}, …` : columns.join(', ');
}
