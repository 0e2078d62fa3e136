import { useEffect, useState } from 'preact/hooks';
import type { Version } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useStore } from '../state/store.ts';
import { reportFailure } from '../work/failure.ts';
import { useSession } from '../work/session.ts';

/** Saves named states of the text and restores them. */
export function Versions({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const store = useStore();
  const { documents } = useSession();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [name, setName] = useState('');
  const guarded = (job: Promise<unknown>) => job.catch((error) => reportFailure(store, error));
  const look = () => guarded(documents.versions().then(setVersions));
  useEffect(() => {
    void look();
  }, []);
  const time = new Intl.DateTimeFormat(translate.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <Dialog title={translate('doc.versions')} onClose={onClose}>
      <form
        class="version-new"
        onSubmit={(event) => {
          event.preventDefault();
          const given = name.trim() || time.format(new Date());
          void guarded(
            documents
              .keepVersion(given)
              .then(() => setName(''))
              .then(look),
          );
        }}
      >
        <label>
          <span>{translate('doc.versionName')}</span>
          <input
            value={name}
            maxLength={200}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          {translate('doc.versionSave')}
        </button>
      </form>
      {versions?.length === 0 && <p class="panel-note">{translate('doc.versionNone')}</p>}
      <ul class="versions">
        {versions?.map((version) => (
          <li key={version.version}>
            <span>
              <strong>{version.name}</strong>
              <small>{time.format(new Date(version.savedAt))}</small>
            </span>
            <button
              type="button"
              onClick={() => void guarded(documents.restore(version).then(onClose))}
            >
              {translate('doc.versionRestore')}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
