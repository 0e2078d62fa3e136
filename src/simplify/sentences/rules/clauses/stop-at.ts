import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** A full stop in place of tokens `first` … `last`, then `parts`. */
export function stopAt(
  tree: Tree,
  { first, last }: Stretch,
  rules: SentenceRules,
  rule: string,
  reason: string,
  parts: readonly Part[] = [],
): Proposal {
  const next = tree.tokens[last + 1];
  const before = tree.tokens[first - 1];
  // "at 4 p.m. and": one full stop ends the word and the sentence.
  const stop = (rules.stop ?? '. ').slice(0);
  const start = before.end;
  return {
    rule,
    operation: 'split',
    reason,
    pieces: [{ start, end: next.start, parts: [stop, ...parts], capital: parts.length === 0 }],
    dropped: range({ first, last }).filter((i) => !tree.isPunctuation(i)),
    key: tree.lower(last),
  };
}
