import { type EvidenceSource, POS_BITS } from './evidence.ts';
import { type LinkMap, strengthOf } from './group-links.ts';
import type { PackedLink } from './pack-synonyms.ts';

/** A source with all its links. */
export interface LinkedSource extends EvidenceSource {
  readonly links: LinkMap;
}

/** Facts about the target words of links. */
export interface WordKnowledge {
  /** The Zipf value of a word; 0 if it is unknown. */
  zipf(word: string): number;
  /** The lowest Zipf value of the list: unlisted words are rarer. */
  readonly floor: number;
  similarity?(a: string, b: string): number | undefined;
  /** Nouns are written with a capital, so that a capital does not mark a name. */
  readonly capitalNouns: boolean;
}

/** The weight of a link of each kind, by which the best are kept. */
const WORTH = {
  thesaurus: 1,
  wordnet: 1.2,
  broader: 0.5,
  pivot: 0.8,
  bridge: 0.6,
  paraphrase: 1,
  vectors: 0.5,
  derivation: 1,
  plain: 3,
  antonym: 0.8,
} as const;
const MOST_LINKS = 26;
/** Words more frequent than this need no simpler one. */
const EASY = 5.8;
/** A replacement may be this much less frequent: lists are noisy. */
const SLACK = 0.6;
/** Rare words do not help a reader. */
const RAREST = 2.6;
const CAPITAL = /^\p{Lu}/u;
const LETTER_WORDS = /\p{Lo}/u;
const POS_MASK = POS_BITS.NOUN | POS_BITS.VERB | POS_BITS.ADJ | POS_BITS.ADV;

/** The links to keep: to words that readers may know, the best-supported ones of each word. */
export function prunedTable(
  sources: readonly LinkedSource[],
  knowledge: WordKnowledge,
): Map<string, PackedLink[]> {
  const parts = partsOfSpeech(sources);
  const plain = sources.filter(({ kind }) => kind === 'plain');
  const table = new Map<string, PackedLink[]>();
  for (const head of new Set(sources.flatMap(({ links }) => [...links.keys()]))) {
    if (head.length < 2 && !LETTER_WORDS.test(head)) continue;
    if (CAPITAL.test(head) && !knowledge.capitalNouns) continue;
    // Phrases are only looked up if a list of plain words contains them.
    if (head.includes(' ') && !plain.some(({ links }) => links.has(head))) continue;
    const links = bestLinks(head, sources, knowledge, parts);
    if (links.length > 0) table.set(head, links);
  }
  return table;
}

function bestLinks(
  head: string,
  sources: readonly LinkedSource[],
  knowledge: WordKnowledge,
  parts: ReadonlyMap<string, number>,
): PackedLink[] {
  const own = Math.max(knowledge.zipf(head), knowledge.floor - 0.5);
  if (own > EASY) return [];
  const found = new Map<string, { pos: number; strengths: Map<number, number>; worth: number }>();
  sources.forEach(({ links, kind }, source) => {
    for (const [target, { probability, pos }] of links.get(head) ?? []) {
      if (target.toLowerCase() === head.toLowerCase()) continue;
      if (CAPITAL.test(target) && !knowledge.capitalNouns) continue;
      if (knowledge.zipf(target) < Math.max(own - SLACK, RAREST)) continue;
      const entry = found.get(target) ?? { pos: 0, strengths: new Map(), worth: 0 };
      const strength = strengthOf(probability);
      entry.pos |= pos & POS_MASK;
      entry.strengths.set(source, strength);
      entry.worth += WORTH[kind] * (0.5 + strength / 15);
      found.set(target, entry);
    }
  });
  for (const [target, entry] of found) {
    entry.worth += 2.5 * (knowledge.similarity?.(head, target) ?? 0);
    entry.worth += 0.25 * Math.min(2, knowledge.zipf(target) - own);
    if (target.includes(' ')) entry.worth -= 0.4;
  }
  return [...found]
    .sort((a, b) => b[1].worth - a[1].worth)
    .slice(0, MOST_LINKS)
    .map(([word, { pos, strengths }]) => ({ word, pos: pos || (parts.get(word) ?? 0), strengths }));
}

/** The parts of speech of each word, from the sources that state them. */
function partsOfSpeech(sources: readonly LinkedSource[]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const { links } of sources) {
    for (const [, targets] of links) {
      for (const [word, { pos }] of targets) {
        if (pos & POS_MASK) parts.set(word, (parts.get(word) ?? 0) | (pos & POS_MASK));
      }
    }
  }
  return parts;
}

/** The Zipf value of a word; of a phrase, slightly less than that of its rarest word; 0 if a word is unknown. */
export function phraseZipf(phrase: string, zipf: (word: string) => number): number {
  const words = phrase.split(/[ '-]+/).filter((word) => word !== '');
  if (words.length <= 1) return zipf(phrase);
  const least = Math.min(...words.map(zipf));
  return Math.max(zipf(phrase), least < 4 ? 0 : least - 0.7);
}
