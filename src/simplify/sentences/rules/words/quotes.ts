import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Piece, Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/**
 * "»Komm«, sagte sie." → "„Komm“, sagte sie.": the marks that are taught at school, all of a sentence
 * or none. Print points them either way, so that what stands close behind tells which of them opens.
 */
export function quotes(tree: Tree, { quoteMarks = {} }: SentenceRules): Proposal[] {
  const { tokens } = tree;
  const pieces: Piece[] = [];
  const dropped: number[] = [];
  tokens.forEach(({ form, start, end }, index) => {
    const pair = Object.hasOwn(quoteMarks, form) ? quoteMarks[form] : undefined;
    if (pair === undefined) return;
    pieces.push({ start, end, parts: [pair[opens(tree, index) ? 0 : 1]] });
    dropped.push(index);
  });
  if (pieces.length === 0) return [];
  const reason = 'These are the quotation marks that most readers know.';
  const operation = 'substitute';
  return [{ rule: 'replace/quotes', operation, reason, pieces, dropped, key: 'quotes' }];
}

/** "(»so", "rief: »"; but "« Sie ging": a quotation ends that began in another sentence. */
function opens({ tokens }: Tree, index: number): boolean {
  const [before, { start, end }, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (before?.end === start) return /^[([»«›‹]$/.test(before.form);
  return before !== undefined || after?.start === end;
}
