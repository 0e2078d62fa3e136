import { useMemo, useRef } from 'preact/hooks';
import { useTranslate } from '../i18n/translate.ts';
import { ignoredIn } from '../marks/block-findings.ts';
import { findingAt } from '../marks/finding-at.ts';
import { easyOf, rowsOf } from '../state/document.ts';
import { useChosen, useStore, useWork, workOf } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import { rememberCaret } from './caret.ts';
import { Chunk, chunksOf, holds } from './chunk.tsx';
import { rowKeys } from './keys.ts';
import { MarkTip } from './mark-tip.tsx';

/** The text, sentence by sentence: original and easy version aligned. */
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
    // Selecting text to copy it does not start editing.
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
      } else element.click();
    };
    if (rowKeys.onRow(event, row, store.get(), commands, fixMark)) event.preventDefault();
  }

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
        {chunksOf(work.blocks).map(({ blocks, first }) => {
          const own = (id: string | undefined) =>
            id !== undefined && holds(blocks, id) ? id : undefined;
          return (
            <Chunk
              key={blocks[0].id}
              blocks={blocks}
              first={first}
              marks={marks}
              ignored={ignoredIn(work)}
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
