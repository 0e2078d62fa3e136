import type { PackedLink } from './synonym-table.ts';
import { packSynonyms, SynonymTable } from './synonym-table.ts';

/** The strength of what a person wrote down: as sure as can be. */
const SURE = 15;

/**
 * Reads `lexicon-plain.txt`: a formal word or an idiom, a tab, and what says the same plainly, the
 * best first, with commas between. Lines that begin with # are remarks.
 */
export function plainTable(text: string): SynonymTable {
  const table = new Map<string, PackedLink[]>();
  for (const line of text.split(/\r?\n/)) {
    const [head, plain] = line.split('\t');
    if (!plain || line.startsWith('#')) continue;
    const links = plain.split(/,\s*/).map((word, at) => ({
      word,
      pos: 0,
      strengths: new Map([[0, Math.max(1, SURE - 4 * at)]]),
    }));
    table.set(head, links);
  }
  return new SynonymTable(packSynonyms([{ name: 'plain words', kind: 'plain' }], table));
}
