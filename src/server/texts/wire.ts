import type { Edit as WireEdit } from '../../contract/index.ts';
import type { Edit } from '../../core/index.ts';

/** An edit as the API tells it. */
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
