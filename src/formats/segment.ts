import { randomBytes } from 'node:crypto';
import type { Block, Row } from '../contract/index.ts';
import type { Language } from '../language/index.ts';
import type { Draft } from './draft.ts';
import { type Run, sliceRuns, textOf, writeInline } from './inline.ts';

/** A short id, unique among blocks and rows. */
export function newId(): string {
  return randomBytes(6).toString('base64url');
}

/** Splits blocks into sentences, one row each. */
export function blocksOf(drafts: readonly Draft[], language: Language): Block[] {
  return drafts.flatMap((draft) => {
    const { runs, ...shape } = draft;
    const rows = draft.kind === 'code' ? [textOf(runs)] : sentencesOf(runs, language);
    // Empty cells are kept for the table; other empty blocks are removed.
    if (rows.length === 0 && draft.kind !== 'cell') return [];
    return [{ id: newId(), ...shape, rows: (rows.length === 0 ? [''] : rows).map(rowOf) }];
  });
}

const rowOf = (original: string): Row => ({ id: newId(), original, state: 'open' });

/** Line breaks also end sentences; formatting continues on both sides of a split. */
function sentencesOf(runs: readonly Run[], language: Language): string[] {
  const text = textOf(runs);
  const rows: string[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    for (const span of language.sentences(line)) {
      const own = line.slice(span.start, span.end);
      const from = start + span.start + (own.length - own.trimStart().length);
      const to = start + span.end - (own.length - own.trimEnd().length);
      if (from < to) rows.push(writeInline(sliceRuns(runs, from, to)));
    }
    start += line.length + 1;
  }
  return rows;
}
