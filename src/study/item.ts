import { z } from 'zod';
import { KlartextError } from '../core/index.ts';

const Question = z.strictObject({
  question: z.string().min(1),
  /** Without options, the answer is free text that people judge. */
  options: z.array(z.string()).default([]),
  answer: z.string().optional(),
});

/** A source and the further data that the design needs. */
export const Item = z.object({
  id: z.string().min(1),
  source: z.string().min(1),
  /** Texts of systems, by name; participants never see a name. */
  outputs: z.record(z.string().min(1), z.string()).default({}),
  /** For metrics in the analysis. */
  references: z.array(z.string()).default([]),
  /** The word to replace; `start` distinguishes several occurrences. */
  word: z.string().optional(),
  start: z.int().min(0).optional(),
  questions: z.array(Question).default([]),
});
export type Item = z.output<typeof Item>;

/**
 * Items from a table or from JSON lines. In a table, `id`, `source`, `word` and `start` are columns,
 * `reference…` are references, and every other column is the output of the system it names.
 */
export function itemsFrom(
  rows: readonly Readonly<Record<string, unknown>>[],
  file: string,
): Item[] {
  const items = rows.map((row, at) => {
    const read = Item.safeParse(
      'outputs' in row || 'questions' in row ? row : fromColumns(row, at),
    );
    if (read.success) return read.data;
    const [{ path, message }] = read.error.issues;
    throw new KlartextError(
      'bad-input',
      `${file}: item ${at + 1}: "${path.join('.')}": ${message}`,
      'An item has an id and a source; docs/studies.md describes the formats.',
    );
  });
  const seen = new Set<string>();
  for (const { id } of items) {
    if (seen.has(id)) {
      throw new KlartextError(
        'bad-input',
        `${file}: two items have the id "${id}".`,
        'Give every item a unique id.',
      );
    }
    seen.add(id);
  }
  if (items.length > 0) return items;
  throw new KlartextError('bad-input', `${file} has no items.`, 'Write one item per line.');
}

function fromColumns(row: Readonly<Record<string, unknown>>, at: number): unknown {
  const { id, source, original, word, start, ...others } = row;
  const outputs: Record<string, unknown> = {};
  const references: unknown[] = [];
  for (const [column, value] of Object.entries(others)) {
    if (/^reference/i.test(column)) references.push(value);
    else outputs[column] = value;
  }
  return {
    id: id === undefined || id === '' ? String(at + 1) : String(id),
    source: source ?? original,
    outputs,
    references: references.filter((each) => each !== ''),
    ...(word !== undefined && word !== '' && { word }),
    ...(start !== undefined && start !== '' && { start: Number(start) }),
  };
}
