/** The kind of evidence that two words can replace each other. */
export const EVIDENCE_KINDS = [
  'thesaurus',
  'wordnet',
  'broader',
  'pivot',
  'bridge',
  'paraphrase',
  'vectors',
  'derivation',
  'plain',
  'antonym',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** A source of synonyms, as named to users. */
export interface EvidenceSource {
  readonly name: string;
  readonly kind: EvidenceKind;
}

/** Parts of speech of a link, as bits; 0 means unknown. */
export const POS_BITS = { NOUN: 1, VERB: 2, ADJ: 4, ADV: 8 } as const;

/** The entry of one table about a replacement for a word. */
export interface Link {
  readonly word: string;
  /** Parts of speech, by `POS_BITS`; 0 if the sources do not state them. */
  readonly pos: number;
  /** For each source of the link, its strength from 0 (weakest) to 15. */
  readonly strengths: ReadonlyMap<EvidenceSource, number>;
}

/** Words and their possible replacements. */
export interface LinkTable {
  readonly sources: readonly EvidenceSource[];
  /** The number of words with links. */
  readonly size: number;
  has(word: string): boolean;
  /** The replacements for a word in the table; the word is matched exactly. */
  linksOf(word: string): Link[];
  /** The number of sources with links for a word. */
  sourcesOf(word: string): number;
  /** The parts of speech in which a word has links, by `POS_BITS`; 0 if they are unknown. */
  posOf(word: string): number;
  headWords(): string[];
  /** The links of several words. */
  phrases(): string[];
}

/** Words that mean nearly the same: a synset, a line of a thesaurus, the translations of one sense. */
export interface SynonymGroup {
  /** The word for which the others are listed; without it, all can replace each other. */
  readonly head?: string;
  readonly members: readonly string[];
  readonly pos: number;
}
