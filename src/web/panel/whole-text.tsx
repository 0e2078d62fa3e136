import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { Checklist } from '../stand/checklist.tsx';
import { isProse } from '../state/document.ts';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import { Hints } from './hints.tsx';

/** The panel without a selected sentence: first draft, progress of the review, checklist. */
export function WholeText() {
  const translate = useTranslate();
  const store = useStore();
  const { commands } = useSession();
  const work = useWork();
  const drafting = useChosen((state) => state.drafting);
  const warnings = useChosen((state) => state.document?.warnings ?? []);
  if (!work) return null;
  const rows = work.blocks.filter(isProse).flatMap((block) => block.rows);
  const done = rows.filter(({ state }) => state !== 'open').length;
  const isFinished = rows.length > 0 && done === rows.length;
  return (
    <section class="panel-part">
      <h2>{translate('panel.whole')}</h2>
      {warnings.length > 0 && (
        <details class="warnings" open>
          <summary>{translate('doc.importNotes')}</summary>
          <ul>
            {warnings.map((warning) => (
              <li key={warning} lang="en">
                {warning}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div class="review">
        <p>{translate('panel.reviewed', { done, all: rows.length })}</p>
        <progress
          max={rows.length || 1}
          value={done}
          aria-label={translate('panel.reviewed', { done, all: rows.length })}
        />
        {isFinished && <p class="finished">{translate('panel.finished')}</p>}
      </div>
      {drafting ? (
        <div class="review">
          <p>{translate('panel.drafting', { done: drafting.done, all: drafting.all })}</p>
          <progress
            max={drafting.all || 1}
            value={drafting.done}
            aria-label={translate('panel.drafting', { done: drafting.done, all: drafting.all })}
          />
          <button type="button" onClick={() => commands.stopDrafting()}>
            <Icon name="stop" /> {translate('panel.stop')}
          </button>
        </div>
      ) : (
        !isFinished && (
          <>
            <button type="button" class="primary" onClick={() => void commands.draftAll()}>
              <Icon name="draft" /> {translate('panel.draftAll')}
            </button>
            <p class="panel-note">{translate('panel.draftAllHint')}</p>
          </>
        )
      )}
      <Hints />
      <Checklist
        checked={work.settings.checklist ?? []}
        onChange={(checklist) =>
          store.dispatch({ type: 'quiet-settings', settings: { checklist } })
        }
      />
    </section>
  );
}
