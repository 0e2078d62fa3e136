import type { Piece, Proposal } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Tree } from '../tree.ts';

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
    const isOpening = index === 0 || tokens[index - 1].end < start;
    pieces.push({ start, end, parts: [pair[isOpening ? 0 : 1]] });
    dropped.push(index);
  });
  if (pieces.length === 0) return [];
  const reason = 'These are the quotation marks that most readers know.';
  const operation = 'substitute';
  return [{ rule: 'replace/quotes', operation, reason, pieces, dropped, key: 'quotes' }];
}
