import { useRef, useState } from 'preact/hooks';
import type { DocumentSummary, Example } from '../../contract/index.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';
import { Menu } from '../parts/menu.tsx';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { reportFailure } from '../work/failure.ts';
import { useSession } from '../work/session.ts';
import { ACCEPTED } from './accepted.ts';
import { Bring } from './bring.tsx';
import { Versions } from './versions.tsx';

/** The menu of texts: open, create, and versions of the current one. */
export function DocumentMenu() {
  const translate = useTranslate();
  const store = useStore();
  const { documents } = useSession();
  const work = useWork();
  const id = useChosen((state) => state.document?.id);
  const file = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<readonly DocumentSummary[]>([]);
  const [examples, setExamples] = useState<readonly Example[]>([]);
  const [shown, setShown] = useState<'bring' | 'versions' | undefined>();

  const guarded = (job: Promise<unknown>) => job.catch((error) => reportFailure(store, error));
  const look = () => {
    void guarded(documents.list().then(setList));
    void guarded(documents.examples().then(setExamples));
  };

  return (
    <>
      <Menu
        label={<span class="document-name">{work?.title ?? translate('doc.menu')}</span>}
        name={`${translate('doc.menu')}: ${work?.title ?? ''}`}
        icon="file"
        onOpen={look}
      >
        {(close) => (
          <>
            {work && (
              <label class="menu-field">
                <span>{translate('doc.rename')}</span>
                <input
                  value={work.title}
                  maxLength={300}
                  dir="auto"
                  onInput={({ currentTarget: { value } }) => {
                    if (value.trim()) store.dispatch({ type: 'title', title: value, run: 'title' });
                  }}
                />
              </label>
            )}
            <button
              type="button"
              onClick={() => {
                close();
                setShown('bring');
              }}
            >
              <Icon name="plus" /> {translate('doc.new')}
            </button>
            <button
              type="button"
              onClick={() => {
                close();
                file.current?.click();
              }}
            >
              <Icon name="file" /> {translate('doc.open')} …
            </button>
            {work && (
              <button
                type="button"
                onClick={() => {
                  close();
                  setShown('versions');
                }}
              >
                <Icon name="clock" /> {translate('doc.versions')}
              </button>
            )}
            <h3>{translate('doc.recent')}</h3>
            {list.length === 0 && <p class="menu-note">{translate('doc.none')}</p>}
            <ul class="menu-list">
              {list.slice(0, 30).map((each) => (
                <li key={each.id}>
                  <button
                    type="button"
                    aria-current={each.id === id}
                    onClick={() => {
                      close();
                      void guarded(documents.open(each.id));
                    }}
                  >
                    <span dir="auto" lang={each.language}>
                      {each.title}
                    </span>
                    <small>
                      {translate('panel.reviewed', { done: each.done, all: each.rows })}
                    </small>
                  </button>
                </li>
              ))}
            </ul>
            <h3>{translate('doc.examples')}</h3>
            <ul class="menu-list">
              {examples.map((example) => (
                <li key={example.id}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      void guarded(documents.example(example.id));
                    }}
                  >
                    <span dir="auto" lang={example.language}>
                      {example.title}
                    </span>
                    <small>{example.language}</small>
                  </button>
                </li>
              ))}
            </ul>
            {id && work && (
              <button
                type="button"
                class="danger"
                onClick={() => {
                  if (!confirm(translate('doc.deleteSure', { name: work.title }))) return;
                  close();
                  void guarded(documents.remove(id));
                }}
              >
                <Icon name="remove" /> {translate('doc.delete')}
              </button>
            )}
          </>
        )}
      </Menu>
      <input
        ref={file}
        type="file"
        class="open-file"
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void guarded(documents.importFile(chosen));
          currentTarget.value = '';
        }}
      />
      {shown === 'bring' && <Bring onClose={() => setShown(undefined)} />}
      {shown === 'versions' && <Versions onClose={() => setShown(undefined)} />}
    </>
  );
}
