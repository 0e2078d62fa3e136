import { useRef } from 'preact/hooks';
import { type Translate, useTranslate } from '../i18n/translate.ts';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { useSession } from '../work/session.ts';

const OWN = ' own';

/** Selects the guideline that defines what is hard: a built-in one or a file of the user. */
export function RuleChoice() {
  const translate = useTranslate();
  const store = useStore();
  const { notify } = useSession();
  const file = useRef<HTMLInputElement>(null);
  const guidelines = useChosen((state) => state.catalogue.guidelines);
  const profile = useWork()?.settings.profile ?? 'plain';
  const own = typeof profile === 'string' ? undefined : profile;

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    try {
      const value: unknown = JSON.parse(await chosen.text());
      if (!isProfile(value)) throw new Error('"id", "rules"');
      store.dispatch({ type: 'settings', settings: { profile: value } });
    } catch (error) {
      notify('error', translate('settings.ownProfileBad', { why: (error as Error).message }));
    }
  }

  return (
    <label class="rule-choice">
      <span>{translate('marks.rules')}</span>
      <select
        value={own ? OWN : (profile as string)}
        onChange={(event) => {
          const select = event.currentTarget;
          if (select.value === OWN) {
            file.current?.click();
            select.value = own ? OWN : (profile as string);
          } else store.dispatch({ type: 'settings', settings: { profile: select.value } });
        }}
      >
        {guidelines.map(({ id, title }) => (
          <option key={id} value={id}>
            {titleOf(translate, id, title)}
          </option>
        ))}
        {own && (
          <option value={OWN} selected>
            {own.title ?? own.id}
          </option>
        )}
        {!own && <option value={OWN}>{translate('marks.ownRules')}</option>}
      </select>
      <input
        ref={file}
        type="file"
        class="own-rules"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** Built-in guidelines have names in every language of the interface. */
function titleOf(translate: Translate, id: string, title: string): string {
  const key = `guideline.${id}`;
  return translate.has(key) ? translate(key) : title;
}

type Profile = { id: string; rules: Record<string, unknown>; title?: string };

function isProfile(value: unknown): value is Profile {
  if (typeof value !== 'object' || value === null) return false;
  const { id, rules } = value as Partial<Profile>;
  return typeof id === 'string' && typeof rules === 'object' && rules !== null;
}
