import type { CorpusEntry } from './entry.ts';
import type { CorpusStore } from './store.ts';

/** The entry of a corpus in a list: kind, licence, size, and whether it is installed. */
export interface CorpusSummary {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly task: string;
  readonly domain: string;
  readonly access: string;
  readonly licence: string;
  readonly permits: string;
  /** The published count, else the count found. */
  readonly pairs: number | null;
  readonly here: boolean;
  readonly home: string;
}

/**
 * Summarises a corpus for a list.
 *
 * @example corpusSummary(corpora.get('asset'), openStore(storeFolder(process.env))).pairs
 */
export function corpusSummary(entry: CorpusEntry, store: CorpusStore): CorpusSummary {
  const { id, name, language, task, domain, access, licence, home } = entry;
  return {
    id,
    name,
    language,
    task,
    domain,
    access,
    licence: licence.name,
    permits: licence.permits,
    pairs: entry.published?.all ?? entry.found?.all ?? null,
    here: store.has(id),
    home,
  };
}
