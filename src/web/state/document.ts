import type { Block, Row, Settings } from '../../contract/index.ts';

/** The data that the editor works on; all changes can be undone. */
export interface Work {
  readonly title: string;
  readonly language: string;
  readonly settings: Settings;
  readonly blocks: readonly Block[];
}

export type RowState = Row['state'];

/** The easy version of a row; text `undefined` means unchanged from the original. */
export interface EasyVersion {
  readonly text: string | undefined;
  readonly state: RowState;
  readonly engine?: string;
}

/** What the easy column shows for a row. */
export const easyOf = ({ easy, original }: Row): string => easy ?? original;

/** The label of a row: drafts and untouched rows are both open, but labelled differently. */
export type Label = 'original' | 'draft' | 'accepted' | 'edited' | 'kept' | 'removed';

export function labelOf({ easy, state }: Row): Label {
  if (easy !== undefined && easy.trim() === '') return 'removed';
  if (state === 'open') return easy === undefined ? 'original' : 'draft';
  return state;
}

export function rowsOf(work: Work): Row[] {
  return work.blocks.flatMap(({ rows }) => rows);
}

/** Rows with text to simplify, without code. */
export const isProse = ({ kind }: Block): boolean => kind !== 'code';

/** The work with some rows changed; unchanged parts remain the same objects. */
export function mapRows(work: Work, change: (row: Row) => Row): Work {
  let touched = false;
  const blocks = work.blocks.map((block) => {
    let own = false;
    const rows = block.rows.map((row) => {
      const next = change(row);
      own ||= next !== row;
      return next;
    });
    touched ||= own;
    return own ? { ...block, rows } : block;
  });
  return touched ? { ...work, blocks } : work;
}

/** A row with a new easy version; the same row if nothing changes. */
export function withEasy(row: Row, { text, state, engine }: EasyVersion): Row {
  if (row.easy === text && row.state === state && row.engine === engine) return row;
  const { id, original } = row;
  return {
    id,
    original,
    ...(text !== undefined && { easy: text }),
    state,
    ...(engine !== undefined && { engine }),
  };
}
