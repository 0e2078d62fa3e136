import { type Registry, registry } from '../core/index.ts';
import type { CorpusEntry } from './entry.ts';

const ENTRIES: readonly CorpusEntry[] = [];

/** Every corpus that is known, by its id. */
export const corpora: Registry<CorpusEntry> = registry(
  'corpus',
  Object.fromEntries(ENTRIES.map((entry) => [entry.id, () => entry])),
);
