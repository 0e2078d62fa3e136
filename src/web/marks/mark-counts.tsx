import type { Mark } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { countMarks } from './counts.ts';
import { KINDS } from './kinds.ts';
import { RuleChoice } from './rule-choice.tsx';

/** Counts of hard places; each kind can be hidden and shown. */
export function MarkCounts() {
  const translate = useTranslate();
  const store = useStore();
  const work = useWork();
  const marks = useChosen((state) => state.marks);
  if (!work) return null;
  const before = countMarks(work, marks, 'original');
  const after = countMarks(work, marks, 'easy');
  const hidden = new Set(work.settings.hiddenMarks ?? []);
  const shown = KINDS.filter((kind) => before.get(kind)! > 0 || after.get(kind)! > 0);
  const toggle = (kind: Mark) => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    store.dispatch({ type: 'quiet-settings', settings: { hiddenMarks: [...next] } });
  };
  return (
    <section class="counts" aria-label={translate('marks.title')} aria-busy={marks.isWorking}>
      <div class="chips">
        {shown.map((kind) => (
          <button
            type="button"
            key={kind}
            class={`chip kind-${kind}`}
            aria-pressed={!hidden.has(kind)}
            onClick={() => toggle(kind)}
          >
            <Icon name={kind} size={14} />
            <span>{translate(`marks.kind.${kind}`, { count: before.get(kind)! })}</span>
            {after.get(kind) !== before.get(kind) && (
              <span class="chip-after">
                <span aria-hidden="true">→ </span>
                <span class="unseen">{translate('stand.after')}: </span>
                {translate.number(after.get(kind)!)}
              </span>
            )}
          </button>
        ))}
        {shown.length === 0 && (
          <p class="counts-none">{translate(marks.isWorking ? 'marks.working' : 'marks.none')}</p>
        )}
        {shown.length > 0 && marks.isWorking && (
          <p class="counts-none">{translate('marks.working')}</p>
        )}
      </div>
      <RuleChoice />
    </section>
  );
}
