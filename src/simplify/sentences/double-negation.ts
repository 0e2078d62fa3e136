import type { Piece, Proposal } from './proposal.ts';
import type { SentenceRules } from './rules-file.ts';
import type { Tree } from './tree.ts';

/**
 * "It is not uncommon" → "It is common": two negations that cancel each other. Only what a language
 * lists (`doubleNegations`); its `facts.json` names the same phrases as `affirmed`, so that nothing
 * counts as a lost negation. A `_` stands for a word that stays: "n' _ pas rare" → "_ fréquent".
 */
export function doubleNegations(tree: Tree, { doubleNegations: table }: SentenceRules): Proposal[] {
  if (!table) return [];
  const found: Proposal[] = [];
  for (const [phrase, easier] of Object.entries(table)) {
    const words = phrase.split(' ');
    for (let first = 0; first + words.length <= tree.tokens.length; first++) {
      if (!words.every((word, i) => word === '_' || tree.lower(first + i) === word)) continue;
      const proposal = affirmed(tree, first, words, easier);
      if (proposal) found.push(proposal);
    }
  }
  return found;
}

function affirmed(
  tree: Tree,
  first: number,
  words: readonly string[],
  easier: string,
): Proposal | undefined {
  const last = first + words.length - 1;
  if (tree.enclosed[first] || tree.enclosed[last]) return undefined;
  // "not unusual or rare", "not uncommon but …": what follows leans on the negation.
  const { upos } = tree.at(last + 1);
  if (upos === 'CCONJ' || /^[-–‑]$/.test(tree.form(last + 1))) return undefined;
  const upper = first === 0 || /^\p{Lu}/u.test(tree.form(first));
  const kept = words.flatMap((word, i) => (word === '_' ? [tree.form(first + i)] : []));
  const text = easier.replaceAll('_', () => kept.shift() ?? '');
  const piece: Piece = {
    start: tree.tokens[first].start,
    end: tree.tokens[last].end,
    parts: [upper ? text[0].toUpperCase() + text.slice(1) : text],
  };
  return {
    rule: 'rephrase/double-negation',
    operation: 'rephrase',
    reason: 'Two negations are hard to read; they cancel each other.',
    pieces: [piece],
    dropped: [],
    key: words.join(' '),
  };
}
