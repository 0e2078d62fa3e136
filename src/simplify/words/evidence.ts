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
  /** Parts of speech, by `POS_BITS`; 0 when the sources do not state them. */
  readonly pos: number;
  /** For each source that has the link, its strength from 0 (weakest) to 15. */
  readonly strengths: ReadonlyMap<EvidenceSource, number>;
}

/** Words with what may stand for them. */
export interface LinkTable {
  readonly sources: readonly EvidenceSource[];
  /** How many words have links. */
  readonly size: number;
  has(word: string): boolean;
  /** The replacements for a word in the table; the word is matched exactly. */
  linksOf(word: string): Link[];
  /** How many sources have links for a word. */
  sourcesOf(word: string): number;
  /** The parts of speech in which a word has links, by `POS_BITS`; 0 when nothing is known. */
  posOf(word: string): number;
  headWords(): string[];
  /** Those of several words. */
  phrases(): string[];
}

/** Words that mean nearly the same: a synset, a line of a thesaurus, the translations of one sense. */
export interface SynonymGroup {
  /** The word the others are listed for; without one, all stand for each other. */
  readonly head?: string;
  readonly members: readonly string[];
  readonly pos: number;
}
