import { useTranslate } from '../i18n/translate.ts';

/** A checklist of what no program can judge. */
const POINTS = ['meaning', 'order', 'needed', 'pictures', 'tone', 'layout', 'readers'] as const;

interface ChecklistProperties {
  readonly checked: readonly string[];
  readonly onChange: (checked: string[]) => void;
}

export function Checklist({ checked, onChange }: ChecklistProperties) {
  const translate = useTranslate();
  return (
    <fieldset class="checklist">
      <legend>{translate('stand.checklist')}</legend>
      {POINTS.map((point) => (
        <label key={point}>
          <input
            type="checkbox"
            checked={checked.includes(point)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...checked, point]
                  : checked.filter((each) => each !== point),
              )
            }
          />
          <span>{translate(`stand.check.${point}`)}</span>
        </label>
      ))}
      <p class="readers">{translate('stand.readers')}</p>
    </fieldset>
  );
}
