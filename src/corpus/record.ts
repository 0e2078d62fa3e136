/** The three parts a corpus is split into; dev is what some call valid or tune. */
export const SPLITS = ['train', 'dev', 'test'] as const;
export type Split = (typeof SPLITS)[number];

/** Where a record was read: enough to find it again in the raw file. */
export interface Provenance {
  readonly corpus: string;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A source and what people made of it: the one record that every sentence corpus is read into. */
export interface PairRecord {
  /** Unique in its corpus and the same on every reading. */
  readonly id: string;
  readonly source: string;
  readonly references: readonly string[];
  readonly split?: Split;
  /** The document the source is from, where the corpus says so. */
  readonly document?: string;
  /** Reading levels as the corpus names them. */
  readonly level?: { readonly source?: string; readonly target?: string };
  /** What was done, in the corpus's own words; per reference where annotators differ. */
  readonly operations?: readonly (readonly string[])[];
  readonly annotators?: readonly string[];
  readonly confidence?: readonly number[];
  readonly provenance: Provenance;
}

/** A word in context with the substitutes people gave: what a lexical corpus is read into. */
export interface WordRecord {
  readonly id: string;
  readonly sentence: string;
  readonly word: string;
  /** Where the word stands, when the corpus says so. */
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

/** A source, its references and what systems made of it, by their names. */
export interface OutputRecord {
  readonly id: string;
  readonly source: string;
  readonly references: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly split?: Split;
  readonly provenance: Provenance;
}
