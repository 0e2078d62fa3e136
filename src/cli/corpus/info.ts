import { corpora, corpusSummary, howToGet, openStore, storeFolder } from '../../corpus/index.ts';
import { printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { counts } from './markdown.ts';
import { wrap } from './wrap.ts';

const INDENT = 15;

/** `klartext corpus info`: the details of one corpus. */
export async function corpusInfo(id: string, terminal: Terminal): Promise<number> {
  const entry = corpora.get(id);
  const store = openStore(storeFolder(process.env));
  const manifest = await store.manifest(entry.id);
  if (terminal.json) {
    const { load, ...rest } = entry;
    const stored = manifest && { folder: `${store.folder}/${id}`, ...manifest };
    const hasReader = load !== undefined;
    terminal.writeJson({
      ...rest,
      ...corpusSummary(entry, store),
      licence: entry.licence,
      hasReader,
      stored,
    });
    return 0;
  }
  const { published, found, multisim, licence } = entry;
  const facts: [string, string | undefined][] = [
    ['id', entry.id],
    ['language', entry.language],
    ['task', entry.task],
    ['domain', entry.domain],
    ['readers', entry.readers],
    ['simplified by', entry.simplifiedBy],
    ['strategy', entry.strategy],
    ['aligned by', entry.alignment],
    ['licence', `${licence.name}: ${licence.permits}`],
    ['access', entry.access],
    ['home', entry.home],
    ['citation', entry.citation],
    ['published', published && `${counts(published)}, ${published.from}`],
    ['read here', found && counts(found)],
    ['MultiSim', multisim && counts(multisim)],
    ['note', entry.note],
    ['how to get', manifest ? `Already stored: ${store.folder}/${id}` : howToGet(entry)],
  ];
  const { bold, dim } = terminal.colours;
  const lines = facts.flatMap(([title, text]) => {
    if (!text) return [];
    const [first, ...rest] = wrap(printable(text), Math.max(20, terminal.columns - INDENT));
    return [dim(title.padEnd(INDENT)) + first, ...rest.map((line) => ' '.repeat(INDENT) + line)];
  });
  terminal.write(`${[bold(entry.name), ...lines].join('\n')}\n`);
  return 0;
}
