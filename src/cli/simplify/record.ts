import type { Candidate, Edit } from '../../core/index.ts';
import type { SentenceResult } from '../../simplify/document/index.ts';

/** A sentence as scripts read it; places are offsets into the text of the document. */
export function sentenceRecord({
  span,
  source,
  text,
  edits,
  checks,
  candidates,
  left,
}: SentenceResult) {
  return {
    start: span.start,
    end: span.end,
    source,
    text,
    edits: edits.map(editRecord),
    checks,
    ...(candidates && { candidates: candidates.map(candidateRecord) }),
    ...(left !== undefined && { left }),
  };
}

function candidateRecord({ text, edits, checks }: Candidate) {
  return { text, edits: edits.map(editRecord), checks };
}

function editRecord({ span, ...edit }: Edit) {
  return { start: span.start, end: span.end, ...edit };
}
