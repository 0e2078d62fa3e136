import type {
  CorpusDetails,
  CorpusRecords,
  CorpusSummary,
  RecordsQuery,
} from '../../contract/index.ts';
import { KlartextError } from '../../core/index.ts';
import {
  type CorpusRecord,
  type CorpusStore,
  corpora,
  corpusFiles,
  corpusSummary,
  howToGet,
  isPair,
  loadCorpus,
  openStore,
  storeFolder,
} from '../../corpus/index.ts';

const store = (): CorpusStore => openStore(storeFolder(process.env));

/** All corpora, by language and name. */
export function corpusSummaries(): CorpusSummary[] {
  const here = store();
  return corpora
    .names()
    .map((id) => corpusSummary(corpora.get(id), here))
    .sort((a, b) => (`${a.language}\n${a.id}` < `${b.language}\n${b.id}` ? -1 : 1));
}

export async function corpusDetails(id: string): Promise<CorpusDetails> {
  const entry = corpora.get(id);
  const here = store();
  const splits: Record<string, number> = {};
  if (here.has(id)) {
    for await (const { split } of loadCorpus(entry, corpusFiles(entry, { store: here }))) {
      splits[split ?? 'all'] = (splits[split ?? 'all'] ?? 0) + 1;
    }
  }
  return {
    ...corpusSummary(entry, here),
    summary: entry.note ?? '',
    citation: entry.citation ?? '',
    howToGet: here.has(id) ? '' : howToGet(entry),
    splits,
  };
}

const LIMIT = 20;

/** A page of a corpus. */
export async function corpusRecords(
  id: string,
  { split, offset = 0, limit = LIMIT, search }: RecordsQuery,
): Promise<CorpusRecords> {
  const entry = corpora.get(id);
  const files = corpusFiles(entry, { store: store() });
  const wanted = search?.toLowerCase();
  const records: CorpusRecords['records'] = [];
  let total = 0;
  for await (const record of loadCorpus(entry, files)) {
    if (split !== undefined && record.split !== split) continue;
    const wireRecord = recordOf(record);
    if (
      wanted !== undefined &&
      !`${wireRecord.source}\n${wireRecord.references.join('\n')}`.toLowerCase().includes(wanted)
    )
      continue;
    if (total >= Number(offset) && records.length < Number(limit)) records.push(wireRecord);
    total++;
  }
  return { total, records };
}

function recordOf(record: CorpusRecord): CorpusRecords['records'][number] {
  const shared = { id: record.id, ...(record.split && { split: record.split }) };
  if ('word' in record) {
    const words = record.substitutes.map(({ word }) => word);
    return { ...shared, source: `${record.sentence} [${record.word}]`, references: words };
  }
  return { ...shared, source: record.source, references: [...record.references] };
}

/** Sources and references of a stored corpus, or of one of its splits. */
export async function pairsOfCorpus(id: string, split: string | undefined) {
  const entry = corpora.get(id);
  const pairs: { id: string; source: string; references: readonly string[] }[] = [];
  for await (const record of loadCorpus(entry, corpusFiles(entry, { store: store() }))) {
    if (!isPair(record) || (split !== undefined && record.split !== split)) continue;
    pairs.push({ id: record.id, source: record.source, references: record.references });
  }
  if (pairs.length > 0) return pairs;
  throw new KlartextError('missing-data', `${entry.name} has no such pairs.`, howToGet(entry));
}
