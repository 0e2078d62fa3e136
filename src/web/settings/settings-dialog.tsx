import { useState } from 'preact/hooks';
import { UI_LANGUAGES, type UiLanguage } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/translate.ts';
import { RuleChoice } from '../marks/rule-choice.tsx';
import { engineName } from '../panel/provenance.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { useSession } from '../work/session.ts';
import { readGlossary, readTerms, writeGlossary } from './glossary.ts';
import { chosenTheme, setTheme, THEMES } from './theme.ts';

interface SettingsProperties {
  readonly onClose: () => void;
  readonly onLanguage: (language: UiLanguage) => void;
}

/** What the editor chooses for this text and for this page. */
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
          <label>
            <span>{translate('bring.language')}</span>
            <select
              value={work.language}
              onChange={({ currentTarget: { value } }) =>
                store.dispatch({ type: 'language', language: value })
              }
            >
              {languages.map(({ id, endonym }) => (
                <option key={id} value={id}>
                  {endonym} ({names.of(id)})
                </option>
              ))}
            </select>
          </label>
          <RuleChoice />
          <label>
            <span>{translate('settings.engine')}</span>
            <select
              value={engine}
              onChange={({ currentTarget: { value } }) => commands.steer({ engines: [value] })}
            >
              {engines.map(({ name, outside }) => (
                <option key={name} value={name}>
                  {engineName(translate, name)}
                  {outside ? ' ↗' : ''}
                </option>
              ))}
            </select>
          </label>
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
        <label>
          <span>{translate('app.theme')}</span>
          <select
            value={theme}
            onChange={({ currentTarget: { value } }) => {
              setTheme(value as typeof theme);
              choose(value as typeof theme);
            }}
          >
            {THEMES.map((name) => (
              <option key={name} value={name}>
                {translate(`app.theme.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
    </Dialog>
  );
}
