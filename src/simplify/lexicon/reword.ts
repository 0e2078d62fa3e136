import { applyEdits, type Edit } from '../../core/index.ts';
import type { ReaderProfile } from '../profile/index.ts';
import type { Tree } from '../rewrite/tree.ts';
import { verify } from '../verify/index.ts';
import type { Lexicon, Swap } from './lexicon.ts';

/** A sentence with easier words; the places of its edits are counted from its beginning. */
export interface Reworded {
  readonly text: string;
  readonly edits: readonly Edit[];
}

const CONFIDENCE = 0.9;

/**
 * Puts easier words in the place of those that are hard for a reader. All together must pass the
 * judge; where they do not, those do that pass one after the other.
 *
 * @example reword(tree, lexicon, levelProfile('B1')).text
 */
export function reword(tree: Tree, lexicon: Lexicon, profile: ReaderProfile): Reworded {
  const swaps = lexicon.swaps(tree, profile);
  const { text, language } = tree;
  const passes = (edits: readonly Edit[]) =>
    verify(text, applyEdits(text, edits).text, { language }).passed;
  const all = edited(tree, swaps);
  if (all.length === 0 || passes(all)) return { text: applyEdits(text, all).text, edits: all };
  let kept: readonly Swap[] = [];
  for (const swap of swaps) {
    if (passes(edited(tree, [...kept, swap]))) kept = [...kept, swap];
  }
  const edits = edited(tree, kept);
  return { text: applyEdits(text, edits).text, edits };
}

function edited(tree: Tree, swaps: readonly Swap[]): Edit[] {
  const edits = swaps.flatMap(({ entry, changes, reason }) =>
    changes.map(({ first, last, text }): Edit => {
      // A comma directly follows the previous word.
      const start = text.startsWith(',') ? tree.at(first - 1).end : tree.at(first).start;
      const span = { start, end: tree.at(last).end };
      const source = `lexicon/${entry.id}`;
      return {
        span,
        replacement: text,
        operation: 'substitute',
        reason,
        source,
        confidence: CONFIDENCE,
      };
    }),
  );
  return edits.sort((a, b) => a.span.start - b.span.start);
}
