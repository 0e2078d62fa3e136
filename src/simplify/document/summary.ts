import type { BlockResult } from './options.ts';

/** Counts of the changes to a document. */
export interface ChangeSummary {
  readonly sentences: number;
  readonly changed: number;
  readonly words: { readonly before: number; readonly after: number };
  /** Edits by operation. */
  readonly operations: Readonly<Record<string, number>>;
  /** The replaced words with their counts, the most frequent first. */
  readonly replaced: readonly {
    readonly from: string;
    readonly to: string;
    readonly count: number;
  }[];
  /** Unchanged sentences, by reason. */
  readonly left: Readonly<Record<string, number>>;
}

/** Counts the changes of the blocks of a document; blocks need not be kept after they are added. */
export class SummaryCounter {
  private sentences = 0;
  private changed = 0;
  private before = 0;
  private after = 0;
  private readonly operations: Record<string, number> = {};
  private readonly left: Record<string, number> = {};
  private readonly replaced = new Map<string, { from: string; to: string; count: number }>();

  add({ sentences }: BlockResult): void {
    for (const { source, text, edits, left, span } of sentences) {
      this.sentences++;
      this.before += wordsIn(source);
      this.after += wordsIn(text);
      if (text !== source) this.changed++;
      if (left !== undefined) this.left[left] = (this.left[left] ?? 0) + 1;
      for (const { operation, span: place, replacement } of edits) {
        this.operations[operation] = (this.operations[operation] ?? 0) + 1;
        if (operation !== 'substitute') continue;
        const from = source.slice(place.start - span.start, place.end - span.start);
        const key = `${from.toLowerCase()}\t${replacement.toLowerCase()}`;
        const known = this.replaced.get(key);
        if (known) known.count++;
        else this.replaced.set(key, { from, to: replacement, count: 1 });
      }
    }
  }

  summary(): ChangeSummary {
    return {
      sentences: this.sentences,
      changed: this.changed,
      words: { before: this.before, after: this.after },
      operations: this.operations,
      replaced: [...this.replaced.values()].sort((a, b) => b.count - a.count),
      left: this.left,
    };
  }
}

/** Words between spaces; in scripts without spaces, each character counts. */
function wordsIn(text: string): number {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][^\s\p{Script=Han}]*/gu,
    )?.length ?? 0
  );
}
