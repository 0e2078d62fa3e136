import type { CorpusRecord, Counts } from './entry.ts';
import type { Split } from './record.ts';

/** How many pairs a record stands for: one for each reference or output; a word in context is one. */
export function pairsOf(record: CorpusRecord): number {
  if ('outputs' in record) return Object.keys(record.outputs).length;
  return 'references' in record ? record.references.length : 1;
}

/** Records counted: `records` as they are, and their pairs in all and by split. */
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
