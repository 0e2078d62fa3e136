import { applyEdits, type Candidate, type Edit, type Sentence } from '../core/index.ts';
import type { Language } from '../language/index.ts';

// The shape of `Engine` in engine.ts, which imports this file.
interface Baseline {
  readonly name: string;
  readonly language: Language;
  readonly isBaseline: true;
  simplify(document: { readonly text: string }, sentence: Sentence): Candidate[];
}

const KEPT = 0.8;

/** Leaves every sentence unchanged: the baseline of each metric. */
export function identity(language: Language): Baseline {
  return baseline('identity', language, () => []);
}

/** Keeps the first 80% of the words (MultiSim, CSS): measures the effect of shortness alone. */
export function truncate(language: Language): Baseline {
  return baseline('truncate', language, (sentence) => {
    const { tokens } = sentence;
    const kept = Math.floor(KEPT * tokens.length);
    if (kept === tokens.length) return [];
    const start = kept === 0 ? sentence.start : tokens[kept - 1].end;
    return [
      {
        span: { start, end: sentence.end },
        replacement: '',
        operation: 'delete',
        reason: 'Removes the last fifth of the words.',
        source: 'truncate',
        confidence: 0,
      },
    ];
  });
}

function baseline(
  name: string,
  language: Language,
  edit: (sentence: Sentence) => Edit[],
): Baseline {
  return {
    name,
    language,
    isBaseline: true,
    simplify({ text }, sentence) {
      const edits = edit(sentence);
      const source = text.slice(sentence.start, sentence.end);
      const local = edits.map((each) => ({
        ...each,
        span: {
          start: each.span.start - sentence.start,
          end: each.span.end - sentence.start,
        },
      }));
      return [{ text: applyEdits(source, local).text, edits, engine: name, checks: [] }];
    },
  };
}
