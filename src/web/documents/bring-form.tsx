import { useRef, useState } from 'preact/hooks';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { useChosen, useStore } from '../state/store.ts';
import { reportFailure } from '../work/failure.ts';
import { useSession } from '../work/session.ts';
import { ACCEPTED } from './accepted.ts';
import { LanguageChoice } from './language-choice.tsx';

/** Paste, write, or open a file. */
export function BringForm({ onDone }: { readonly onDone?: () => void }) {
  const translate = useTranslate();
  const store = useStore();
  const { documents, notify } = useSession();
  const languages = useChosen((state) => state.catalogue.languages);
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [language, setLanguage] = useState('');
  const [isBusy, setBusy] = useState(false);
  const direction = languages.find(({ id }) => id === language)?.direction ?? 'auto';

  async function bring(job: () => Promise<void>) {
    setBusy(true);
    try {
      await job();
      onDone?.();
    } catch (error) {
      reportFailure(store, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      class="bring"
      onSubmit={(event) => {
        event.preventDefault();
        const text = field.current?.value ?? '';
        if (text.trim() === '') notify('information', translate('bring.empty'));
        else void bring(() => documents.create(text, language || undefined));
      }}
    >
      <p>{translate('bring.lead')}</p>
      <label class="bring-text">
        <span>{translate('bring.paste')}</span>
        <textarea
          ref={field}
          rows={10}
          dir={direction}
          lang={language || undefined}
          placeholder={translate('bring.placeholder')}
        />
      </label>
      <div class="bring-actions">
        <LanguageChoice
          label={translate('bring.language')}
          value={language}
          onValue={setLanguage}
        />
        <button type="submit" class="primary" disabled={isBusy}>
          {translate('bring.go')}
        </button>
        <span>{translate('bring.or')}</span>
        <button type="button" disabled={isBusy} onClick={() => file.current?.click()}>
          <Icon name="file" /> {translate('doc.open')} …
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen) void bring(() => documents.importFile(chosen, language || undefined));
            currentTarget.value = '';
          }}
        />
      </div>
      {!onDone && (
        <p>
          <button
            type="button"
            class="quiet"
            disabled={isBusy}
            onClick={() => void bring(() => documents.example(translate.language))}
          >
            {translate('bring.example')}
          </button>
        </p>
      )}
      <p class="panel-note">
        {translate('doc.openHint')}. {translate('bring.drop')}
      </p>
      <p class="panel-note local">
        <Icon name="lock" size={14} /> {translate('app.local')}
      </p>
      {isBusy && <p role="status">{translate('bring.reading')}</p>}
    </form>
  );
}
