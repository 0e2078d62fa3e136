import type { Edit as WireEdit, Verdict as WireVerdict } from '../../contract/index.ts';
import type { Edit, Span } from '../../core/index.ts';
import type { Verdict } from '../../simplify/verify/index.ts';

/** An edit in the format of the API. */
export function wireEdit({
  span,
  replacement,
  operation,
  reason,
  source,
  confidence,
}: Edit): WireEdit {
  return {
    start: span.start,
    end: span.end,
    replacement,
    operation,
    reason,
    source,
    confidence: Math.max(0, Math.min(1, Number(confidence.toFixed(3)))),
  };
}

const placeOf = ({ start, end }: Span) => ({ start, end });

export function wireVerdict({ point, state, source, candidate, because }: Verdict): WireVerdict {
  return {
    ...{ point, state, because },
    source: source.map(placeOf),
    candidate: candidate.map(placeOf),
  };
}
