import type { CorpusFiles } from './files.ts';
import type { OutputRecord, PairRecord, Split, WordRecord } from './record.ts';

/** The content of a corpus: pairs of sentences or documents, words in context, judged words, outputs. */
export const TASKS = ['sentence', 'document', 'lexical', 'complexity', 'outputs'] as const;
export type Task = (typeof TASKS)[number];

/** Who can get the files: anyone, people who ask the authors, or nobody. */
export const ACCESSES = ['open', 'on request', 'private'] as const;
export type Access = (typeof ACCESSES)[number];

export type CorpusRecord = PairRecord | WordRecord | OutputRecord;

/** One file of a corpus, by its path in the corpus's own folder. */
export interface CorpusFile {
  readonly path: string;
  /** A pinned address: it names a commit or a version, so that it does not change. */
  readonly url?: string;
  readonly sha256?: string;
  readonly bytes?: number;
  /** Optional: the corpus loads without it. */
  readonly optional?: boolean;
}

/** A folder of many small files, downloaded as one archive. */
export interface CorpusArchive {
  readonly url: string;
  readonly format: 'zip' | 'tar.gz';
  /** The folder in the archive that becomes the corpus's folder. */
  readonly root: string;
  /** Unpacks only paths (below root) with these prefixes. */
  readonly keep: readonly string[];
  /** Of the archive itself; seldom known, because GitHub may repack it. */
  readonly sha256?: string;
  /** What the folder must contain afterwards. */
  readonly holds: { readonly files: number; readonly sha256?: string };
}

/** The use that a licence permits. */
export const PERMISSIONS = [
  'any use',
  'any use, same licence',
  'research only',
  'see terms',
  'not stated',
] as const;

export interface Licence {
  readonly name: string;
  readonly permits: (typeof PERMISSIONS)[number];
}

/**
 * Counts, in total and by split: pairs of source and reference, words in context for a
 * lexical corpus, pairs of source and output for outputs.
 */
export type Counts = { readonly all: number } & Partial<Readonly<Record<Split, number>>>;

/** A corpus as the registry knows it: what it is, who made it, how to get it, how to read it. */
export interface CorpusEntry {
  readonly id: string;
  readonly name: string;
  /** BCP 47. */
  readonly language: string;
  readonly task: Task;
  readonly domain: string;
  /** Who the simple side is for. */
  readonly readers: string;
  /** Who wrote the simple side. */
  readonly simplifiedBy: string;
  /** How the pairs were collected, in the terms of MultiSim's Table 2 if it has the corpus. */
  readonly strategy: string;
  readonly alignment: string;
  readonly licence: Licence;
  readonly access: Access;
  /** Where to find the corpus, or to request it. */
  readonly home: string;
  readonly citation: string;
  /** `from` names who published the count. */
  readonly published?: Counts & { readonly from: string };
  /** The sizes of MultiSim's own split (Table 2), if the corpus is part of it. */
  readonly multisim?: Counts;
  /** Our loader's count for the pinned files, checked by the conformance test. */
  readonly found?: Counts;
  /** Whether the two counts agree and, if not, why; other facts that users should know. */
  readonly note: string;
  readonly files: readonly CorpusFile[];
  readonly archive?: CorpusArchive;
  /** The folder of its files in a mirror (`klartext corpus pull ID --mirror DIR`). */
  readonly mirror?: string;
  /** Reads the corpus's files into records, in the order of the files. */
  load?(files: CorpusFiles): AsyncIterable<CorpusRecord>;
}
