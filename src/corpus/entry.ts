import type { CorpusFiles } from './files.ts';
import type { OutputRecord, PairRecord, Split, WordRecord } from './record.ts';

/** What a corpus is for: pairs of sentences or documents, words in context, judged words, outputs. */
export const TASKS = ['sentence', 'document', 'lexical', 'complexity', 'outputs'] as const;
export type Task = (typeof TASKS)[number];

/** How its files are got: by anyone, by asking its makers, or not at all. */
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
  /** Used when it is there; the corpus loads without it. */
  readonly optional?: boolean;
}

/** A folder of many small files, got as one archive. */
export interface CorpusArchive {
  readonly url: string;
  readonly format: 'zip' | 'tar.gz';
  /** The folder in the archive that becomes the corpus's folder. */
  readonly root: string;
  /** Only paths (below root) that start so are kept. */
  readonly keep: readonly string[];
  /** Of the archive itself; GitHub may repack, so it is seldom known. */
  readonly sha256?: string;
  /** What must lie there afterwards. */
  readonly holds: { readonly files: number; readonly sha256?: string };
}

export interface Licence {
  readonly name: string;
  readonly permits:
    | 'any use'
    | 'any use, same licence'
    | 'research only'
    | 'see terms'
    | 'not stated';
}

/**
 * How many there are, in all and by split: pairs of source and reference, words in context for a
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
  /** How the pairs came about, in the words of MultiSim's Table 2 where it has the corpus. */
  readonly strategy: string;
  readonly alignment: string;
  readonly licence: Licence;
  readonly access: Access;
  /** Where a person finds it, or asks for it. */
  readonly home: string;
  readonly citation: string;
  /** `from` says who published the count. */
  readonly published?: Counts & { readonly from: string };
  /** The sizes of MultiSim's own split (Table 2), where the corpus is part of it. */
  readonly multisim?: Counts;
  /** What our loader gives for the files pinned here; the conformance test holds it to that. */
  readonly found?: Counts;
  /** Whether the two agree and, if not, why. Also what else a user should know. */
  readonly note: string;
  readonly files: readonly CorpusFile[];
  readonly archive?: CorpusArchive;
  /** The folder that holds its files in a mirror (`klartext corpus pull ID --mirror DIR`). */
  readonly mirror?: string;
  /** Reads the corpus's files into records, in the order of the files. */
  load?(files: CorpusFiles): AsyncIterable<CorpusRecord>;
}
