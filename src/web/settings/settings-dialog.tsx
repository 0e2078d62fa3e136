import { useState } from 'preact/hooks';
import { UI_LANGUAGES, type UiLanguage } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/translate.ts';
import { RuleChoice } from '../marks/rule-choice.tsx';
import { engineName } from '../panel/provenance.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ChoiceField } from '../parts/fields.tsx';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import { readGlossary, readTerms, writeGlossary } from './glossary.ts';
import { chosenTheme, setTheme, THEMES } from './theme.ts';

interface SettingsProperties {
  readonly onClose: () => void;
  readonly onLanguage: (language: UiLanguage) => void;
}

/** The settings of this text and of this page. */
export function SettingsDialog({ onClose, onLanguage }: SettingsProperties) {
  const translate = useTranslate();
  const store = useStore();
  const { commands } = useSession();
  const work = useWork();
  const { languages, engines } = useChosen((state) => state.catalogue);
  const [theme, choose] = useState(chosenTheme);
  const engine = work?.settings.engines?.[0] ?? engines.find(({ isDefault }) => isDefault)?.name;
  const names = new Intl.DisplayNames([translate.language], { type: 'language' });
  return (
    <Dialog title={translate('settings.title')} onClose={onClose}>
      {work && (
        <fieldset class="settings">
          <legend>{translate('settings.text')}</legend>
          <ChoiceField
            label={translate('bring.language')}
            value={work.language}
            onValue={(language) => store.dispatch({ type: 'language', language })}
            choices={languages.map(({ id, endonym }) => [id, `${endonym} (${names.of(id)})`])}
          />
          <RuleChoice />
          <ChoiceField
            label={translate('settings.engine')}
            value={engine ?? ''}
            onValue={(name) => commands.steer({ engines: [name] })}
            choices={engines.map(({ name, outside }) => [
              name,
              engineName(translate, name) + (outside ? ' ↗' : ''),
            ])}
          />
          <label>
            <span>{translate('settings.glossary')}</span>
            <textarea
              rows={4}
              dir="auto"
              lang={work.language}
              defaultValue={writeGlossary(work.settings.glossary ?? [])}
              onChange={({ currentTarget: { value } }) =>
                commands.steer({ glossary: readGlossary(value) })
              }
            />
            <small>{translate('settings.glossaryHint')}</small>
          </label>
          <label>
            <span>{translate('settings.protected')}</span>
            <textarea
              rows={3}
              dir="auto"
              lang={work.language}
              defaultValue={(work.settings.protected ?? []).join('\n')}
              onChange={({ currentTarget: { value } }) =>
                commands.steer({ protected: readTerms(value) })
              }
            />
            <small>{translate('settings.protectedHint')}</small>
          </label>
        </fieldset>
      )}
      <fieldset class="settings">
        <legend>{translate('settings.page')}</legend>
        <label>
          <span>{translate('app.language')}</span>
          <select
            value={translate.language}
            onChange={({ currentTarget: { value } }) => onLanguage(value as UiLanguage)}
          >
            {UI_LANGUAGES.map((id) => (
              <option key={id} value={id} lang={id}>
                {new Intl.DisplayNames([id], { type: 'language' }).of(id)}
              </option>
            ))}
          </select>
        </label>
        <ChoiceField
          label={translate('app.theme')}
          value={theme}
          onValue={(name) => {
            setTheme(name as typeof theme);
            choose(name as typeof theme);
          }}
          choices={THEMES.map((name) => [name, translate(`app.theme.${name}`)])}
        />
      </fieldset>
    </Dialog>
  );
}
