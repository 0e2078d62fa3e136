import { useEffect, useRef } from 'preact/hooks';
import { Dials } from '../dials/dials.tsx';
import { useTranslate } from '../i18n/translate.ts';
import { MarkCard } from '../marks/mark-card.tsx';
import { focusRow } from '../panes/places.ts';
import { Icon } from '../parts/icon.tsx';
import { labelOf, rowsOf } from '../state/document.ts';
import { useChosen, useWork } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import { CandidateCards } from './candidate-cards.tsx';
import { RowVerdicts } from './row-verdicts.tsx';
import { SentenceMarks } from './sentence-marks.tsx';
import { WholeText } from './whole-text.tsx';

/** The panel about the selected sentence or word, or about the whole text. */
export function Panel() {
  const translate = useTranslate();
  const { commands } = useSession();
  const work = useWork();
  const selected = useChosen((state) => state.selected);
  const mark = useChosen((state) => state.mark);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    part.current?.scrollTo(0, 0);
  }, [selected, mark]);
  if (!work) return null;
  const rows = rowsOf(work);
  const at = rows.findIndex(({ id }) => id === selected);
  const row = rows[at];
  const go = (by: number) => {
    const id = commands.move(by);
    if (id)
      document
        .querySelector(`[data-row="${CSS.escape(id)}"]`)
        ?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <aside class="panel" aria-label={translate('pane.help')}>
      {row ? (
        <section class="panel-part" ref={part}>
          <header class="panel-head">
            <div>
              <h2>{translate('panel.sentence', { number: at + 1 })}</h2>
              <p class="panel-status">{translate(`pane.status.${labelOf(row)}`)}</p>
            </div>
            <button
              type="button"
              class="quiet"
              aria-label={translate('panel.previous')}
              onClick={() => go(-1)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={translate('panel.next')}
              onClick={() => go(1)}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              class="quiet"
              aria-label={translate('app.close')}
              onClick={() => {
                focusRow(row.id);
                commands.select(undefined);
              }}
            >
              <Icon name="cross" />
            </button>
          </header>
          {mark && <MarkCard place={mark} row={row} />}
          <RowVerdicts row={row} />
          <CandidateCards row={row} />
          {!mark && <SentenceMarks row={row} />}
        </section>
      ) : (
        <WholeText />
      )}
      <Dials />
    </aside>
  );
}
