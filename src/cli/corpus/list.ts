import { unknownName } from '../../core/index.ts';
import {
  type CorpusEntry,
  type CorpusStore,
  corpora,
  corpusSummary,
  openStore,
  storeFolder,
} from '../../corpus/index.ts';
import { type Cell, drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { writeMarkdown } from './markdown.ts';

export interface ListOptions {
  readonly language?: string;
  readonly task?: string;
  readonly access?: string;
  readonly here?: boolean;
  readonly markdown?: boolean;
}

/** `klartext corpus list`: lists the corpora. */
export async function corpusList(options: ListOptions, terminal: Terminal): Promise<number> {
  const store = openStore(storeFolder(process.env));
  const entries = chosen(options).filter((entry) => !options.here || store.has(entry.id));
  if (terminal.json) terminal.writeJson(entries.map((entry) => corpusSummary(entry, store)));
  else if (options.markdown) terminal.write(writeMarkdown(entries));
  else terminal.write(`${draw(entries, store, terminal).join('\n')}\n`);
  return 0;
}

/** Sorted by language, task and name, so that comparable corpora are adjacent. */
function chosen({ language, task, access }: ListOptions): CorpusEntry[] {
  const all = corpora.names().map((id) => corpora.get(id));
  const languages = [...new Set(all.map((entry) => baseOf(entry.language)))].sort();
  if (language !== undefined && !languages.includes(baseOf(language))) {
    throw unknownName('language', language, languages);
  }
  const keys = (entry: CorpusEntry) => [entry.language, entry.task, entry.id].join('\0');
  return all
    .filter((entry) => language === undefined || baseOf(entry.language) === baseOf(language))
    .filter((entry) => task === undefined || entry.task === task)
    .filter((entry) => access === undefined || entry.access === access)
    .sort((one, other) => (keys(one) < keys(other) ? -1 : 1));
}

/** pt-BR → pt: `--language pt` matches both. */
function baseOf(language: string): string {
  return language.toLowerCase().split('-')[0];
}

function draw(
  entries: readonly CorpusEntry[],
  store: CorpusStore,
  { colours, columns }: Terminal,
): string[] {
  const rows = entries.map((entry): Cell[] => {
    const { id, language, task, pairs, access, here, licence } = corpusSummary(entry, store);
    return [
      { text: id, colour: colours.bold },
      { text: language },
      { text: task },
      { text: pairs?.toLocaleString('en') ?? '–' },
      { text: access, colour: access === 'open' ? colours.green : colours.yellow },
      { text: here ? 'yes' : '–' },
      { text: licence },
    ];
  });
  const titles = [
    { title: 'id' },
    { title: 'language' },
    { title: 'task' },
    { title: 'pairs', align: 'right' as const },
    { title: 'access' },
    { title: 'here' },
    { title: 'licence' },
  ];
  const total = `${entries.length} corpora. More about one: klartext corpus info ID`;
  return [...drawTable(titles, rows, columns, colours.dim), '', colours.dim(total)];
}
