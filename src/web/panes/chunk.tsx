import type { Block, Finding } from '../../contract/index.ts';
import { type BlockFindings, findingsOfBlock } from '../marks/block-findings.ts';
import { memo } from '../parts/memo.ts';
import type { Direction, MarkPlace, Marks, State } from '../state/state.ts';
import { RowView } from './row.tsx';

/** Blocks that are drawn, or skipped, together. */
interface BlockRun {
  readonly blocks: readonly Block[];
  /** The number of its first row. */
  readonly first: number;
}

const LENGTH = 24;
/** Height in pixels of a row that has not been on the screen. */
const ROW = 90;

let last: readonly BlockRun[] = [];

/** Splits the blocks into chunks; an unchanged chunk remains the same list. */
export function chunksOf(blocks: readonly Block[]): readonly BlockRun[] {
  const runs: BlockRun[] = [];
  let first = 1;
  for (let at = 0; at < blocks.length; at += LENGTH) {
    const own = blocks.slice(at, at + LENGTH);
    const known = last[runs.length]?.blocks;
    const isSame = known?.length === own.length && own.every((block, i) => block === known[i]);
    runs.push({ blocks: isSame ? known : own, first });
    first += rowCount(own);
  }
  last = runs;
  return runs;
}

export const holds = (blocks: readonly Block[], row: string): boolean =>
  blocks.some(({ rows }) => rows.some(({ id }) => id === row));

const rowCount = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { rows }) => sum + rows.length, 0);

interface Shared {
  readonly first: number;
  readonly hidden: ReadonlySet<string>;
  readonly selected: string | undefined;
  readonly stop: string | undefined;
  readonly writing: State['writing'];
  readonly mark: MarkPlace | undefined;
  readonly language: string;
  readonly direction: Direction;
}

interface ChunkProperties extends Shared {
  readonly blocks: readonly Block[];
  readonly marks: Marks;
  readonly ignored: ReadonlySet<string>;
}

/**
 * Some blocks of the text. In a long text the browser skips chunks that are not on the screen, and
 * a keystroke redraws only its own chunk.
 */
export const Chunk = memo(({ blocks, marks, ignored, ...shared }: ChunkProperties) => {
  let { first } = shared;
  return (
    <div
      role="none"
      class="chunk"
      style={{ containIntrinsicBlockSize: `auto ${rowCount(blocks) * ROW}px` }}
    >
      {blocks.map((block) => {
        const number = first;
        first += block.rows.length;
        return (
          <BlockRows
            key={block.id}
            {...shared}
            block={block}
            first={number}
            found={findingsOfBlock(block, marks, ignored)}
          />
        );
      })}
    </div>
  );
});

interface BlockProperties extends Shared {
  readonly block: Block;
  readonly found: BlockFindings;
}

const NONE: readonly Finding[] = [];

const BlockRows = memo((properties: BlockProperties) => {
  const { block, first, found, hidden, selected, stop, writing, mark } = properties;
  const shown = (list: readonly Finding[] | undefined) => {
    if (!list || list.length === 0) return NONE;
    return hidden.size === 0 ? list : stable(list, hidden);
  };
  return (
    <div role="rowgroup" class={`block block-${block.kind}`}>
      {block.rows.map((row, at) => (
        <RowView
          key={row.id}
          row={row}
          number={first + at}
          kind={block.kind}
          level={block.level ?? block.depth ?? 1}
          isSelected={row.id === selected}
          isStop={row.id === stop}
          writing={writing?.row === row.id ? writing.side : undefined}
          mark={mark?.row === row.id ? mark : undefined}
          original={shown(found.original[at])}
          // An unchanged sentence shows its marks only in the original.
          easy={row.easy === undefined ? NONE : shown(found.easy[at])}
          language={properties.language}
          direction={properties.direction}
        />
      ))}
    </div>
  );
});

/** The same filtered list for the same list, so that rows need not be redrawn. */
const filtered = new WeakMap<object, WeakMap<object, readonly Finding[]>>();
function stable(list: readonly Finding[], hidden: ReadonlySet<string>): readonly Finding[] {
  let known = filtered.get(hidden);
  if (!known) {
    known = new WeakMap();
    filtered.set(hidden, known);
  }
  let result = known.get(list);
  if (!result) {
    result = list.filter(({ mark }) => !hidden.has(mark));
    known.set(list, result);
  }
  return result;
}
