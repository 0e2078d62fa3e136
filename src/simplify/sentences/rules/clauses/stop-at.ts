import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Part, type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

/** A full stop in place of tokens `first` … `last`, then `parts`. */
export function stopAt(
  tree: Tree,
  { first, last }: Stretch,
  rules: SentenceRules,
  rule: string,
  reason: string,
  parts: readonly Part[] = [],
): Proposal {
  // "and, in 1919, the couple": the comma after the coordinator goes with it.
  const goes = rules.formsAlike && tree.at(last).upos === 'CCONJ' && parts.length < 2;
  const next = tree.tokens[goes && COMMAS.has(tree.form(last + 1)) ? last + 2 : last + 1];
  const before = tree.tokens[first - 1];
  // "at 4 p.m. and": one full stop ends the word and the sentence.
  const stop = (rules.stop ?? '. ').slice(before.form.endsWith('.') && rules.formsAlike ? 1 : 0);
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
