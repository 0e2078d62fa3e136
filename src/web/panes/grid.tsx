import { useMemo, useRef } from 'preact/hooks';
import type { Block, Finding } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { type BlockFindings, findingsOfBlock, ignoredIn } from '../marks/block-findings.ts';
import { findingAt } from '../marks/finding-at.ts';
import { memo } from '../parts/memo.ts';
import { easyOf, rowsOf } from '../state/document.ts';
import type { Direction, MarkPlace, State } from '../state/state.ts';
import { useChosen, useStore, useWork, workOf } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import { rememberCaret } from './caret.ts';
import { rowKeys } from './keys.ts';
import { MarkTip } from './mark-tip.tsx';
import { RowView } from './row.tsx';

/** The text, sentence by sentence: original and easy version in step. */
export function Grid() {
  const translate = useTranslate();
  const store = useStore();
  const { commands } = useSession();
  const work = useWork();
  const marks = useChosen((state) => state.marks);
  const selected = useChosen((state) => state.selected);
  const writing = useChosen((state) => state.writing);
  const mark = useChosen((state) => state.mark);
  const languages = useChosen((state) => state.catalogue.languages);
  const grid = useRef<HTMLDivElement>(null);
  const hidden = useMemo(() => new Set(work?.settings.hiddenMarks), [work?.settings.hiddenMarks]);
  if (!work) return null;
  const direction = languages.find(({ id }) => id === work.language)?.direction ?? 'auto';
  const rows = rowsOf(work);
  const stop = rows.some(({ id }) => id === selected) ? selected : rows[0]?.id;

  function onClick(event: MouseEvent) {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (!row || target.closest('textarea')) return;
    const underlined = target.closest<HTMLElement>('.mark');
    if (underlined) {
      const found = findingAt(store.get(), underlined);
      if (found) store.dispatch({ type: 'mark', place: found[0] });
      return;
    }
    const cell = target.closest<HTMLElement>('.cell');
    const isEasy = cell?.dataset.side === 'easy';
    // Marking text to copy it is no wish to write.
    if (!isEasy || !getSelection()?.isCollapsed) {
      commands.select(row);
      return;
    }
    const entry = rowsOf(workOf(store.get())!).find(({ id }) => id === row)!;
    const text = cell!.querySelector('.text');
    if (text) rememberCaret(row, 'easy', easyOf(entry), text, event);
    commands.write(row, 'easy');
  }

  function onDblClick(event: MouseEvent) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('.cell.original');
    const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (!row || !cell) return;
    getSelection()?.removeAllRanges();
    commands.write(row, 'original');
  }

  function onFocusIn(event: FocusEvent) {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row && row !== store.get().selected) commands.select(row);
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row;
    if (!row || (event.target as HTMLElement).tagName === 'TEXTAREA') return;
    const fixMark = (element: HTMLElement) => {
      const found = findingAt(store.get(), element);
      if (found?.[1].suggestions[0] !== undefined) {
        commands.fix(row, found[0].side, found[1], found[1].suggestions[0]);
      }
    };
    if (rowKeys.onRow(event, row, store.get(), commands, fixMark)) event.preventDefault();
  }

  let number = 0;
  return (
    <>
      <div
        ref={grid}
        role="grid"
        class="grid"
        aria-label={translate('pane.grid')}
        aria-rowcount={rows.length + 1}
        aria-colcount={3}
        onClick={onClick}
        onDblClick={onDblClick}
        onFocusIn={onFocusIn}
        onKeyDown={onKeyDown}
      >
        <div role="rowgroup" class="grid-head">
          <div role="row" class="row-head">
            <div role="columnheader" class="number">
              <span class="unseen">{translate('pane.number')}</span>
            </div>
            <div role="columnheader" class="head original">
              {translate('pane.original')}
            </div>
            <div role="columnheader" class="head easy">
              {translate('pane.easy')} <span class="claim">{translate('app.draftOnly')}</span>
            </div>
          </div>
        </div>
        {work.blocks.map((block) => {
          const first = number + 1;
          number += block.rows.length;
          const own = (id: string | undefined) =>
            id !== undefined && block.rows.some((row) => row.id === id) ? id : undefined;
          return (
            <BlockRows
              key={block.id}
              block={block}
              first={first}
              found={findingsOfBlock(block, marks, ignoredIn(work))}
              hidden={hidden}
              selected={own(selected)}
              stop={own(stop)}
              writing={own(writing?.row) ? writing : undefined}
              mark={own(mark?.row) ? mark : undefined}
              language={work.language}
              direction={direction}
            />
          );
        })}
      </div>
      <MarkTip grid={grid} />
    </>
  );
}

interface BlockProperties {
  readonly block: Block;
  readonly first: number;
  readonly found: BlockFindings;
  readonly hidden: ReadonlySet<string>;
  readonly selected: string | undefined;
  readonly stop: string | undefined;
  readonly writing: State['writing'];
  readonly mark: MarkPlace | undefined;
  readonly language: string;
  readonly direction: Direction;
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
          // What reads as the original has its marks there: once is enough.
          easy={row.easy === undefined ? NONE : shown(found.easy[at])}
          language={properties.language}
          direction={properties.direction}
        />
      ))}
    </div>
  );
});

/** The same filtered list for the same list, so that rows need not be drawn again. */
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
