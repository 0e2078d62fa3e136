import type { Draft } from './draft.ts';
import { type Run, readInline } from './inline.ts';
import type { WriteRequest } from './write-request.ts';

/** The runs of a block, line by line, without italics. */
export function straightLines({ runs }: Pick<Draft, 'runs'>): Run[][] {
  const lines: Run[][] = [[]];
  for (const { emphasis: _, ...run } of runs) {
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) lines.push([]);
      if (text !== '') lines[lines.length - 1].push({ ...run, text });
    });
  }
  return lines;
}

/** A sentence beside its easy version, for review. */
export interface Pair {
  readonly number: number;
  readonly original: readonly Run[][];
  readonly easy: readonly Run[][];
  readonly isChanged: boolean;
}

export function pairsOf({ document }: WriteRequest): Pair[] {
  const lines = (text: string) => straightLines({ runs: readInline(text) });
  return document.blocks
    .flatMap(({ rows }) => rows)
    .map(({ original, easy }, at) => ({
      number: at + 1,
      original: lines(original),
      easy: lines(easy ?? original),
      isChanged: easy !== undefined && easy !== original,
    }));
}

/** Headings of the two columns, as requested in the reader's language. */
export function columnHeadings(asked = ''): [original: string, easy: string] {
  const [original = '', easy = ''] = asked.split('|');
  return [original.trim() || 'Original', easy.trim() || 'Easy version'];
}
