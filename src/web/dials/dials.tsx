import { useState } from 'preact/hooks';
import type { Audience, Dials as DialValues, Level, Preset } from '../../contract/index.ts';
import { LEVELS } from '../../core/records.ts';
import { useTranslate } from '../i18n/translate.ts';
import { ChoiceField } from '../parts/fields.tsx';
import { useWork } from '../state/store.ts';
import { useSession } from '../work/session.ts';

const DIALS = ['length', 'paraphrase', 'words', 'syntax'] as const satisfies (keyof DialValues)[];
const PRESETS = ['careful', 'balanced', 'strong'] as const satisfies Preset[];
const AUDIENCES = ['learner', 'child', 'cognitive', 'expert-to-lay'] as const satisfies Audience[];

const SHOWN = 'klartext.dials';

/** Dials for the engines; visible drafts are updated at once. */
export function Dials() {
  const translate = useTranslate();
  const { commands } = useSession();
  const settings = useWork()?.settings ?? {};
  const controls = settings.controls ?? {};
  const [isShown] = useState(() => localStorage.getItem(SHOWN) !== 'false');
  const isFree = DIALS.every((dial) => controls[dial] === undefined);
  return (
    <details
      class="dials"
      open={isShown}
      onToggle={({ currentTarget }) => localStorage.setItem(SHOWN, String(currentTarget.open))}
    >
      <summary>
        {translate('dials.title')} <span class="panel-note">{translate('dials.lead')}</span>
      </summary>
      <div class="dials-body">
        <fieldset class="preset">
          <legend>{translate('dials.preset')}</legend>
          {PRESETS.map((preset) => (
            <label key={preset}>
              <input
                type="radio"
                name="preset"
                value={preset}
                checked={(settings.preset ?? 'balanced') === preset}
                onChange={() => commands.steer({ preset })}
              />
              <span>{translate(`dials.preset.${preset}`)}</span>
            </label>
          ))}
        </fieldset>
        <div class="dial-pairs">
          {DIALS.map((dial) => (
            <DialSlider key={dial} dial={dial} value={controls[dial]} />
          ))}
        </div>
        <div class="choices">
          <ChoiceField
            label={translate('dials.level')}
            value={settings.level ?? ''}
            onValue={(level) => commands.steer({ level: (level || undefined) as Level })}
            choices={[
              ['', translate('dials.level.none')],
              ...LEVELS.map((level) => [level, level] as const),
            ]}
          />
          <ChoiceField
            label={translate('dials.audience')}
            value={settings.audience ?? ''}
            onValue={(audience) =>
              commands.steer({ audience: (audience || undefined) as Audience })
            }
            choices={[
              ['', translate('dials.audience.none')],
              ...AUDIENCES.map((each) => [each, translate(`dials.audience.${each}`)] as const),
            ]}
          />
        </div>
        {!isFree && (
          <button
            type="button"
            class="small"
            onClick={() => commands.steer({ controls: {} }, 'dial-all')}
          >
            {translate('dials.reset')}
          </button>
        )}
      </div>
    </details>
  );
}

interface SliderProperties {
  readonly dial: (typeof DIALS)[number];
  readonly value: number | undefined;
}

function DialSlider({ dial, value }: SliderProperties) {
  const translate = useTranslate();
  const { commands } = useSession();
  const percent = Math.round((value ?? 1) * 100);
  const spoken =
    value === undefined ? translate('dials.free') : translate('dials.value', { value: percent });
  return (
    <label class={value === undefined ? 'dial is-free' : 'dial'}>
      <span class="dial-name">
        {translate(`dials.${dial}`)}{' '}
        <output>{value === undefined ? spoken : `${percent} %`}</output>
      </span>
      <input
        type="range"
        min={30}
        max={100}
        step={5}
        value={percent}
        aria-valuetext={spoken}
        onInput={(event) => commands.turn(dial, Number(event.currentTarget.value) / 100)}
      />
      <span class="dial-ends" aria-hidden="true">
        <span>{translate(`dials.${dial}.low`)}</span>
        <span>{translate(`dials.${dial}.high`)}</span>
      </span>
    </label>
  );
}
