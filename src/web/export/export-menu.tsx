import type { ExportQuery } from '../../contract/index.ts';
import type { Key } from '../i18n/messages.ts';
import { useTranslate } from '../i18n/translate.ts';
import { Menu } from '../parts/menu.tsx';
import { easyOf, rowsOf, type Work } from '../state/document.ts';
import { useChosen, useStore, useWork } from '../state/store.ts';
import { plainText } from '../text/inline.ts';
import { addressOf, call } from '../wire/call.ts';
import { reportFailure } from '../work/failure.ts';
import { useSession } from '../work/session.ts';

interface Choice {
  readonly name: Key;
  readonly query: ExportQuery;
}

const EASY: readonly Choice[] = [
  { name: 'export.docx', query: { format: 'docx', layout: 'easy' } },
  { name: 'export.pdf', query: { format: 'pdf', layout: 'easy' } },
  { name: 'export.html', query: { format: 'html', layout: 'easy' } },
  { name: 'export.markdown', query: { format: 'md', layout: 'easy' } },
  { name: 'export.text', query: { format: 'txt', layout: 'easy' } },
];

const REVIEW: readonly Choice[] = [
  { name: 'export.docx', query: { format: 'docx', layout: 'columns' } },
  { name: 'export.pdf', query: { format: 'pdf', layout: 'columns' } },
  { name: 'export.html', query: { format: 'html', layout: 'columns' } },
  { name: 'export.changes', query: { format: 'json' } },
];

/** Exports the text: files in an easy-to-read layout, both columns, the list of changes. */
export function ExportMenu() {
  const translate = useTranslate();
  const store = useStore();
  const { documents, say } = useSession();
  const work = useWork();
  const id = useChosen((state) => state.document?.id);
  if (!work || !id) return null;
  const open = rowsOf(work).filter(({ state }) => state === 'open').length;

  async function take(query: ExportQuery) {
    try {
      // The file must include what was typed last.
      await documents.settle();
      const response = await call('exportDocument', { path: { id: id! }, query });
      const isFile = response instanceof Response;
      const file = isFile
        ? await response.blob()
        : new Blob([JSON.stringify(response, null, 2)], { type: 'application/json' });
      const name = (isFile && nameOf(response)) || `${titleOf(work!)}.${query.format}`;
      download(file, name);
      say(translate('export.done', { name }));
    } catch (error) {
      reportFailure(store, error);
    }
  }

  async function copy(close: () => void) {
    await navigator.clipboard.writeText(plainCopy(work!));
    say(translate('export.copied'));
    close();
  }

  const headings = `${translate('pane.original')}|${translate('pane.easy')}`;
  const button = ({ name, query }: Choice, close: () => void) => (
    <a
      key={name + query.layout}
      href={addressOf('exportDocument', { path: { id }, query })}
      onClick={(event) => {
        event.preventDefault();
        close();
        void take(query.layout === 'columns' ? { ...query, headings } : query);
      }}
    >
      {query.layout === 'columns' && `${translate('export.both')}: `}
      {translate(name)}
    </a>
  );

  return (
    <Menu
      label={<span class="label">{translate('export.title')}</span>}
      icon="export"
      align="end"
      primary
    >
      {(close) => (
        <>
          {open > 0 && <p class="menu-note">{translate('export.open', { count: open })}</p>}
          <h3>{translate('export.easy')}</h3>
          <p class="menu-note">{translate('export.layout')}</p>
          {EASY.map((choice) => button(choice, close))}
          <button type="button" onClick={() => void copy(close)}>
            {translate('export.copy')}
          </button>
          <h3>{translate('export.review')}</h3>
          {REVIEW.map((choice) => button(choice, close))}
        </>
      )}
    </Menu>
  );
}

const titleOf = ({ title }: Work): string => title.replace(/[\\/:*?"<>|]/g, ' ').trim() || 'text';

function nameOf(response: Response): string | undefined {
  const header = response.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(header)?.[1];
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** The easy version as plain text: one sentence on each line, an empty line between blocks. */
export function plainCopy({ blocks }: Pick<Work, 'blocks'>): string {
  return blocks
    .map(({ rows }) =>
      rows
        .map((row) => plainText(easyOf(row)).trim())
        .filter(Boolean)
        .join('\n'),
    )
    .filter(Boolean)
    .join('\n\n');
}
