import type { EvidenceSource } from './evidence.ts';
import type { PackedLink } from './synonym-table.ts';
import { packSynonyms, SynonymTable } from './synonym-table.ts';

/** The strength of what a person wrote down: as sure as can be. */
const SURE = 15;

/** Words of one sense, and phrases, with plain ones: what is replaced without asking others. */
export const PLAIN = ['plain words', 'plain phrases'] as const;
/** A word that has further senses: its plain words are offered first, but must be agreed with. */
const OFFERED = '~';
const SOURCES: readonly EvidenceSource[] = [
  { name: PLAIN[0], kind: 'plain' },
  { name: PLAIN[1], kind: 'plain' },
  { name: 'plain words, offered', kind: 'plain' },
];

/**
 * Reads `lexicon-plain.txt`: a formal word or an idiom, a tab, and what says the same plainly, the
 * best first, with commas between. A word after ~ has further senses. Lines that begin with # are
 * remarks. `phrases` are those of the sentence rules: "in order to" → "to".
 */
export function plainTable(
  text: string,
  phrases: Readonly<Record<string, string>> = {},
): SynonymTable {
  const table = new Map<string, PackedLink[]>();
  for (const [phrase, plain] of Object.entries(phrases)) {
    // A # stands for a number, which is no word.
    if (plain === '' || phrase.includes('#')) continue;
    table.set(phrase, [{ word: plain, pos: 0, strengths: new Map([[1, SURE]]) }]);
  }
  for (const line of text.split(/\r?\n/)) {
    const [marked, plain] = line.split('\t');
    if (!plain || line.startsWith('#')) continue;
    const offered = marked.startsWith(OFFERED);
    const links = plain.split(/,\s*/).map((word, at) => ({
      word,
      pos: 0,
      strengths: new Map([[offered ? 2 : 0, Math.max(1, SURE - 4 * at)]]),
    }));
    table.set(offered ? marked.slice(1) : marked, links);
  }
  return new SynonymTable(packSynonyms(SOURCES, table));
}
