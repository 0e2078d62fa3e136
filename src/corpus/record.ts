/** The three parts a corpus is split into; dev is what some call valid or tune. */
export const SPLITS = ['train', 'dev', 'test'] as const;
export type Split = (typeof SPLITS)[number];

/** The origin of a record in the raw file. */
export interface Provenance {
  readonly corpus: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A source and its human simplifications: the record type of every sentence corpus. */
export interface PairRecord {
  /** Unique in its corpus and the same each time it is read. */
  readonly id: string;
  readonly source: string;
  readonly references: readonly string[];
  readonly split?: Split;
  /** The document that contains the source, if the corpus states it. */
  readonly document?: string;
  /** Reading levels as the corpus names them. */
  readonly level?: { readonly source?: string; readonly target?: string };
  /** The operations, under the corpus's own names; per reference if annotators differ. */
  readonly operations?: readonly (readonly string[])[];
  readonly annotators?: readonly string[];
  readonly confidence?: readonly number[];
  readonly provenance: Provenance;
}

/** A word in context with the substitutes of annotators: the record type of lexical corpora. */
export interface WordRecord {
  readonly id: string;
  readonly sentence: string;
  readonly word: string;
  /** The position of the word, if the corpus states it. */
  readonly start?: number;
  readonly substitutes: readonly {
    readonly word: string;
    /** 1 is the simplest; words may share a rank. */
    readonly rank?: number;
    readonly votes?: number;
  }[];
  /** How hard the word was judged: a share of annotators, or a mean on a scale from 0 to 1. */
  readonly complexity?: number;
  readonly split?: Split;
  readonly provenance: Provenance;
}

/** A source, its references, and the outputs of systems by name. */
export interface OutputRecord {
  readonly id: string;
  readonly source: string;
  readonly references: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly split?: Split;
  readonly provenance: Provenance;
}
