import { KlartextError } from '../../core/index.ts';
import {
  type CorpusRecord,
  corpora,
  corpusFiles,
  loadCorpus,
  openStore,
  storeFolder,
} from '../../corpus/index.ts';
import { printable } from '../columns.ts';
import { wholeNumber } from '../option-values.ts';
import type { Terminal } from '../terminal.ts';
import { besides, wrap } from './wrap.ts';

export interface ShowOptions {
  readonly number: string;
  readonly split?: string;
  readonly mirror?: string;
}

/** `klartext corpus show`: the first records of a corpus, source and simplification side by side. */
export async function corpusShow(
  id: string,
  options: ShowOptions,
  terminal: Terminal,
): Promise<number> {
  const entry = corpora.get(id);
  const most = wholeNumber('-n', options.number, 1);
  const store = openStore(storeFolder(process.env));
  const { mirror, split } = options;
  const files = corpusFiles(entry, { store, ...(mirror !== undefined && { mirror }) });
  const records: CorpusRecord[] = [];
  let any = false;
  for await (const record of loadCorpus(entry, files)) {
    any = true;
    if (split !== undefined && record.split !== split) continue;
    records.push(record);
    if (records.length === most) break;
  }
  if (any && records.length === 0) {
    throw new KlartextError(
      'missing-data',
      `${entry.name} has no records in ${split}.`,
      'Some corpora have no splits; see: klartext corpus info ID, klartext corpus split',
    );
  }
  if (terminal.json) terminal.writeJson(records);
  else terminal.write(`${records.flatMap((record) => draw(record, terminal)).join('\n')}\n`);
  return 0;
}

function draw(record: CorpusRecord, { colours, columns }: Terminal): string[] {
  const { file, line } = record.provenance;
  const title = [record.id, `${file}:${line}`, ...about(record)].join(' · ');
  return [colours.dim(printable(title)), ...content(record, columns), ''];
}

function about(record: CorpusRecord): string[] {
  const level = 'level' in record && record.level;
  return [
    ...(record.split ? [record.split] : []),
    ...(level ? [`${level.source ?? '?'} → ${level.target ?? '?'}`] : []),
    ...('complexity' in record && record.complexity !== undefined
      ? [`complexity ${record.complexity.toFixed(2)}`]
      : []),
  ];
}

function content(record: CorpusRecord, columns: number): string[] {
  if ('word' in record) {
    const substitutes = record.substitutes.map(({ word, votes, rank }) =>
      votes === undefined ? (rank ? `${rank}: ${word}` : word) : `${word} (${votes})`,
    );
    const word = `[${record.word}]${substitutes.length > 0 ? ` → ${substitutes.join(', ')}` : ''}`;
    return [...wrap(printable(record.sentence), columns), ...wrap(printable(word), columns)];
  }
  const source = printable(record.source);
  const sides = 'outputs' in record ? Object.entries(record.outputs) : [];
  const texts = [
    ...record.references.map((reference, at) =>
      printable(record.references.length > 1 ? `${at + 1}. ${reference}` : reference),
    ),
    ...sides.map(([system, output]) => printable(`${system}: ${output}`)),
  ];
  return texts.flatMap((text, at) => besides(at === 0 ? source : '', text, columns));
}
