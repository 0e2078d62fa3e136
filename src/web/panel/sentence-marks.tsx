import type { Finding, Row } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { findingsOf, placeOf } from '../marks/kinds.ts';
import { whyOf } from '../marks/wording.ts';
import { Icon } from '../parts/icon.tsx';
import type { Side } from '../state/state.ts';
import { useChosen, useStore, useWork } from '../state/store.ts';

/** All marks of the selected sentence: those in the easy version, or all of the original. */
export function SentenceMarks({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const store = useStore();
  const work = useWork();
  const marks = useChosen((state) => state.marks);
  if (!work) return null;
  const ignored = new Set(work.settings.ignored ?? []);
  const hidden = new Set(work.settings.hiddenMarks ?? []);
  const side: Side = row.easy === undefined ? 'original' : 'easy';
  const list = findingsOf(marks, row, side, ignored).filter(({ mark }) => !hidden.has(mark));
  if (list.length === 0) return null;
  return (
    <details class="sentence-marks" open={list.length <= 4}>
      <summary>{translate('say.marks', { count: list.length })}</summary>
      <ul>
        {list.map((finding: Finding) => (
          <li key={`${finding.rule}-${finding.start}`}>
            <button
              type="button"
              class={`quiet kind-${finding.mark}`}
              onClick={() =>
                store.dispatch({ type: 'mark', place: placeOf(row.id, side, finding) })
              }
            >
              <Icon name={finding.mark} size={14} />
              <span>{whyOf(translate, finding)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
