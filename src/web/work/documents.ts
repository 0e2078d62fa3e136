import type { Document, DocumentSummary, Example, Version } from '../../contract/index.ts';
import type { Translate } from '../i18n/translate.ts';
import { type Store, workOf } from '../state/store.ts';
import { call } from '../wire/call.ts';
import type { Saver } from './saving.ts';

/** Opens, creates and deletes texts, and saves versions. */
export interface Documents {
  list(): Promise<DocumentSummary[]>;
  examples(): Promise<Example[]>;
  open(id: string): Promise<void>;
  /** The text that was open last, or the example in this language. True on a first visit. */
  openLast(language: string): Promise<boolean>;
  create(text: string, language: string | undefined): Promise<void>;
  example(id: string): Promise<void>;
  importFile(file: File, language?: string): Promise<void>;
  remove(id: string): Promise<void>;
  versions(): Promise<Version[]>;
  keepVersion(name: string): Promise<void>;
  restore(version: Version): Promise<void>;
  /** Waits until everything typed so far is saved. */
  settle(): Promise<void>;
}

interface Needs {
  readonly store: Store;
  readonly saver: Saver;
  readonly translate: Translate;
  say(text: string): void;
}

const LAST = 'klartext.document';

export function createDocuments({ store, saver, translate, say }: Needs): Documents {
  function show(document: Document) {
    store.dispatch({ type: 'opened', document });
    saver.start(document.id, document.revision, workOf(store.get())!);
    localStorage.setItem(LAST, document.id);
    const address = `#/text/${document.id}`;
    if (location.hash !== address) history.replaceState(null, '', address);
    say(translate('doc.opened', { name: document.title, count: document.rows }));
  }
  const current = () => store.get().document!.id;

  const documents: Documents = {
    list: () => call('documents'),
    examples: () => call('examples'),
    async open(id) {
      await saver.flush();
      show(await call('document', { path: { id } }));
    },
    async openLast(language) {
      const list = await documents.list();
      const last = localStorage.getItem(LAST);
      const known = list.find(({ id }) => id === last) ?? list[0];
      if (known) {
        await documents.open(known.id);
        return false;
      }
      await documents.example(language);
      return true;
    },
    async create(text, language) {
      await saver.flush();
      const format = /^#{1,6} |^[-*] |^\d+\. |^\|.*\|$|\]\(/m.test(text) ? 'markdown' : 'text';
      show(await call('createDocument', { body: { text, format, ...(language && { language }) } }));
    },
    async example(wished) {
      await saver.flush();
      const examples = await documents.examples();
      const found =
        examples.find(({ id }) => id === wished) ??
        examples.find(({ language }) => language === wished) ??
        examples.find(({ language }) => language === 'en') ??
        examples[0];
      show(await call('createDocument', { body: { example: found.id, language: found.language } }));
    },
    async importFile(file, language) {
      await saver.flush();
      const query = { name: file.name.slice(0, 300) || 'text.txt', ...(language && { language }) };
      show(await call('importDocument', { query, body: file }));
    },
    async remove(id) {
      await call('deleteDocument', { path: { id } });
      if (id === store.get().document?.id) store.dispatch({ type: 'closed' });
    },
    versions: () => call('versions', { path: { id: current() } }),
    async keepVersion(name) {
      await saver.flush();
      await call('nameVersion', { path: { id: current() }, body: { name } });
      say(translate('doc.versionKept'));
    },
    async restore({ version, name }) {
      await saver.flush();
      const id = current();
      const document = await call('restoreVersion', { path: { id, version } });
      store.dispatch({ type: 'restored', document });
      saver.start(id, document.revision, workOf(store.get())!);
      say(translate('doc.versionRestored', { name }));
    },
    settle: () => saver.flush(),
  };
  return documents;
}
