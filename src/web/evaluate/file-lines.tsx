import { useRef, useState } from 'preact/hooks';
import { useTranslate } from '../i18n/translate.ts';
import { Icon } from '../parts/icon.tsx';

/** A file of lines, one sentence each. */
export interface LineFile {
  readonly name: string;
  readonly lines: string[];
}

/** Lines of a file; the last line needs no line end. */
export function linesOf(text: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

interface FileProperties {
  readonly name: string;
  readonly files: readonly LineFile[];
  readonly onFiles: (files: LineFile[]) => void;
  readonly many?: boolean;
}

/** A field for files, dropped or chosen with a button. */
export function FileLines({ name, files, onFiles, many = false }: FileProperties) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  async function add(list: Iterable<File>) {
    const read = await Promise.all(
      [...list].map(async (file) => ({ name: file.name, lines: linesOf(await file.text()) })),
    );
    onFiles(many ? [...files, ...read] : read);
  }

  return (
    <fieldset
      class={isOver ? 'drop is-over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void add(event.dataTransfer?.files ?? []);
      }}
    >
      <legend>{name}</legend>
      <ul>
        {files.map((file) => (
          <li key={file.name}>
            <Icon name="file" size={14} /> {file.name}{' '}
            <small>{translate('evaluate.lines', { count: file.lines.length })}</small>
            <button
              type="button"
              class="quiet small"
              aria-label={`${translate('app.close')}: ${file.name}`}
              onClick={() => onFiles(files.filter((each) => each !== file))}
            >
              <Icon name="cross" size={12} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => input.current?.click()}>
        {translate('evaluate.drop')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={many}
        accept=".txt,.tsv,text/plain"
        aria-label={name}
        onChange={({ currentTarget }) => {
          void add(currentTarget.files ?? []);
          currentTarget.value = '';
        }}
      />
    </fieldset>
  );
}
