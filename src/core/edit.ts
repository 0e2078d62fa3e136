import { KlartextError } from './error.ts';
import type { Span } from './span.ts';

export const OPERATIONS = [
  'substitute',
  'delete',
  'insert',
  'split',
  'merge',
  'move',
  'rephrase',
  'explain',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** One proposed change of a text, with its reason. */
export interface Edit {
  readonly span: Span;
  readonly replacement: string;
  readonly operation: Operation;
  /** The reason for the change, as one sentence. */
  readonly reason: string;
  /** Which engine, rule or lexicon proposed it. */
  readonly source: string;
  /** 0 to 1. */
  readonly confidence: number;
}

/** The result of `applyEdits`: the new text and the inverse edits. */
export interface Applied {
  readonly text: string;
  readonly inverse: Edit[];
}

/**
 * Applies edits that do not overlap; `applyEdits(result.text, result.inverse).text` is the original.
 * Two insertions at the same place are applied in the order given.
 *
 * @example
 * import { applyEdits } from 'klartext';
 *
 * const edit = {
 *   span: { start: 2, end: 6 },
 *   replacement: '',
 *   operation: 'delete',
 *   reason: 'It says nothing new.',
 *   source: 'me',
 *   confidence: 1,
 * };
 * const { text, inverse } = applyEdits('a big cat', [edit]);
 * console.log(text); // a cat
 * console.log(applyEdits(text, inverse).text); // a big cat
 */
export function applyEdits(text: string, edits: readonly Edit[]): Applied {
  const ordered = edits
    .map((edit, index) => ({ edit, index }))
    .sort(
      (a, b) =>
        a.edit.span.start - b.edit.span.start ||
        a.edit.span.end - b.edit.span.end ||
        a.index - b.index,
    );
  const inverse: Edit[] = [];
  let result = '';
  let position = 0;
  for (const { edit } of ordered) {
    const { start, end } = edit.span;
    if (start < position || end < start || end > text.length) {
      throw new KlartextError(
        'bad-input',
        `Edit at ${start}–${end} overlaps another edit or is outside the text.`,
        'Drop one of the conflicting edits before applying them.',
      );
    }
    result += text.slice(position, start);
    inverse.push({
      ...edit,
      span: { start: result.length, end: result.length + edit.replacement.length },
      replacement: text.slice(start, end),
    });
    result += edit.replacement;
    position = end;
  }
  return { text: result + text.slice(position), inverse };
}
