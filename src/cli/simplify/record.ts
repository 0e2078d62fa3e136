import type { Edit } from '../../core/index.ts';
import type { SentenceResult, VerifiedCandidate } from '../../simplify/document/index.ts';

/** A sentence in JSON output; places are offsets into the text of the document. */
export function sentenceRecord({
  span,
  source,
  text,
  edits,
  checks,
  verdicts,
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
    verdicts,
    ...(candidates && { candidates: candidates.map(candidateRecord) }),
    ...(left !== undefined && { left }),
  };
}

function candidateRecord({ text, edits, checks, verdicts }: VerifiedCandidate) {
  return { text, edits: edits.map(editRecord), checks, verdicts };
}

function editRecord({ span, ...edit }: Edit) {
  return { start: span.start, end: span.end, ...edit };
}
