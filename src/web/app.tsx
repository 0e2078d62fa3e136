import type { FunctionComponent } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { MESSAGE_FILES, type Messages, type UiLanguage } from './i18n/messages.ts';
import { TranslateContext, translator } from './i18n/translate.ts';
import { Header } from './pages/header.tsx';
import { Notices } from './pages/notices.tsx';
import { type Page, type Route, routeOf } from './pages/route.ts';
import { Workbench } from './pages/workbench.tsx';
import { visibleRows } from './panes/places.ts';
import { KeysDialog } from './settings/keys-dialog.tsx';
import { type Store, StoreContext } from './state/store.ts';
import { call } from './wire/call.ts';
import { createCommands } from './work/commands.ts';
import { createDocuments } from './work/documents.ts';
import type { Drafter } from './work/drafting.ts';
import { reportFailure } from './work/failure.ts';
import type { Saver } from './work/saving.ts';
import { type Session, SessionContext } from './work/session.ts';

interface AppProperties {
  readonly store: Store;
  readonly saver: Saver;
  readonly drafter: Drafter;
  readonly language: UiLanguage;
  readonly messages: Messages;
}

/** The whole page. */
export function App({ store, saver, drafter, ...start }: AppProperties) {
  const [{ language, messages }, setMessages] =
    useState<Pick<AppProperties, 'language' | 'messages'>>(start);
  const [route, setRoute] = useState(() => routeOf(location.hash));
  const [isReady, setReady] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  const translate = useMemo(() => translator(messages, language), [messages, language]);
  const session = useMemo<Session>(() => {
    const say = (text: string) => store.dispatch({ type: 'say', text });
    return {
      say,
      commands: createCommands({ store, drafter, translate, say, visibleRows }),
      documents: createDocuments({ store, saver, translate, say }),
      notify: (kind, text, hint) =>
        store.dispatch({ type: 'notice', notice: { kind, text, ...(hint && { hint }) } }),
    };
  }, [store, saver, drafter, translate]);

  useEffect(() => {
    document.documentElement.lang = language;
    localStorage.setItem('klartext.language', language);
  }, [language]);

  useEffect(() => {
    const follow = () => setRoute(routeOf(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  // Opens the text of the address, the last one, or on a first visit the example.
  useEffect(() => {
    if (route.page !== 'workbench') return;
    const { document } = store.get();
    if (document && (!route.id || route.id === document.id)) return;
    const job = route.id ? session.documents.open(route.id) : session.documents.openLast(language);
    job.catch((error) => reportFailure(store, error)).finally(() => setReady(true));
  }, [route]);

  useEffect(() => {
    Promise.all([call('languages'), call('guidelines'), call('engines')])
      .then(([languages, guidelines, engines]) =>
        store.dispatch({ type: 'catalogue', catalogue: { languages, guidelines, engines } }),
      )
      .catch((error) => reportFailure(store, error));
  }, [store]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as HTMLElement).closest?.('input, textarea, select, dialog');
      if (event.key === '?' && !isField) setKeys(true);
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      if (event.type !== 'drop' || routeOf(location.hash).page !== 'workbench') return;
      session.documents.importFile(file).catch((error) => reportFailure(store, error));
    };
    addEventListener('keydown', onKey);
    addEventListener('dragover', drop);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('dragover', drop);
      removeEventListener('drop', drop);
    };
  }, [session, store]);

  async function onLanguage(next: UiLanguage) {
    const { default: loaded } = await MESSAGE_FILES[next]();
    setMessages({ language: next, messages: loaded });
  }

  return (
    <StoreContext.Provider value={store}>
      <TranslateContext.Provider value={translate}>
        <SessionContext.Provider value={session}>
          <button type="button" class="skip" onClick={toMain}>
            {translate('app.skip')}
          </button>
          <Header page={route.page} onLanguage={onLanguage} />
          <Notices />
          <CurrentPage route={route} isReady={isReady} />
          {hasKeys && <KeysDialog onClose={() => setKeys(false)} />}
        </SessionContext.Provider>
      </TranslateContext.Provider>
    </StoreContext.Provider>
  );
}

function toMain() {
  const row = document.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  (row ?? document.getElementById('main'))?.focus();
}

/** Pages other than the workbench are loaded on demand. */
const OTHERS: Readonly<
  Record<Exclude<Page, 'workbench'>, () => Promise<FunctionComponent<{ id?: string }>>>
> = {
  evaluate: async () => (await import('./pages/evaluate.tsx')).Evaluate,
  corpora: async () => (await import('./pages/corpora.tsx')).Corpora,
};

function CurrentPage({ route, isReady }: { readonly route: Route; readonly isReady: boolean }) {
  const { page, id } = route;
  const [loaded, setLoaded] = useState<{ page: Page; Part: FunctionComponent<{ id?: string }> }>();
  useEffect(() => {
    if (page === 'workbench') return;
    void OTHERS[page]().then((Part) => setLoaded({ page, Part }));
  }, [page]);
  if (page === 'workbench') return <Workbench isReady={isReady} />;
  if (loaded?.page !== page) return <main id="main" aria-busy="true" />;
  const { Part } = loaded;
  return id === undefined ? <Part /> : <Part id={id} />;
}
