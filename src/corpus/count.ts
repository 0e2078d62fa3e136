import type { CorpusRecord, Counts } from './entry.ts';
import type { Split } from './record.ts';

/** The number of pairs in a record: one for each reference or output; a word in context is one. */
export function pairsOf(record: CorpusRecord): number {
  if ('outputs' in record) return Object.keys(record.outputs).length;
  return 'references' in record ? record.references.length : 1;
}

/** Counts `records`, and their pairs in total and by split. */
export async function countRecords(
  records: AsyncIterable<CorpusRecord>,
): Promise<{ readonly records: number; readonly pairs: Counts }> {
  const pairs: { all: number } & Partial<Record<Split, number>> = { all: 0 };
  let count = 0;
  for await (const record of records) {
    count++;
    const each = pairsOf(record);
    pairs.all += each;
    if (record.split) pairs[record.split] = (pairs[record.split] ?? 0) + each;
  }
  return { records: count, pairs };
}
