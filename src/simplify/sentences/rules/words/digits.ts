import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isBarred } from './neighbours.ts';

/** "dve leti" → "2 leti": easy texts write what is counted in digits. */
export function digits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { digits: table } = rules;
  if (!table) return [];
  return tree.tokens.flatMap((token, i): Proposal[] => {
    const word = tree.lower(i);
    const counts = /^(?:NOUN|ADJ)$/.test(tree.at(i + 1).upos);
    if (i === 0 || !Object.hasOwn(table, word) || tree.enclosed[i] || !counts) return [];
    if (tree.at(i).upos !== 'NUM') return [];
    // "dva ali tri dni", "sto dvajset", "vse štiri": a number beside it, or all of them.
    const beside = tree.at(i - 1).upos;
    if (beside === 'NUM' || beside === 'DET' || /^\p{Lu}/u.test(token.form)) return [];
    if (tree.at(i - 2).upos === 'NUM' || tree.at(i + 2).upos === 'NUM') return [];
    if (isBarred(tree, { first: i, last: i }, word, rules)) return [];
    const { start, end } = token;
    return [
      {
        rule: 'replace/digits',
        operation: 'substitute',
        reason: 'Digits are easier to see than words.',
        pieces: [{ start, end, parts: [table[word]] }],
        // The number is still told.
        dropped: [],
        key: word,
      },
    ];
  });
}
