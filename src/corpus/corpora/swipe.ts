import type { CorpusFiles } from '../files.ts';
import { readJson, stringFields } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
import type { PairRecord } from '../record.ts';

interface Article {
  readonly edits?: readonly { readonly type: string }[];
  readonly annotations?: readonly { readonly category: string }[];
}

const PARTS = [
  ['swipe_train', 'train'],
  ['swipe_val', 'dev'],
  ['swipe_test_id', 'test'],
] as const;

export async function* readSwipe(files: CorpusFiles, corpus: string): AsyncGenerator<PairRecord> {
  for (const [part, split] of PARTS) {
    const path = `data/${part}.json`;
    if (split === 'train' && !(await files.read(path))) continue;
    const items = readJson(await readText(files, path), path);
    if (!Array.isArray(items)) throw badContent(path, 1, 'This is not a list of articles.');
    for (const [at, item] of items.entries()) {
      const fields = stringFields(item, ['r_content', 's_content', 'r_page'], path, 1);
      const categories = ((item as Article).annotations ?? []).map(({ category }) => category);
      yield {
        id: `${split}-${at + 1}`,
        source: fields.r_content,
        references: [fields.s_content],
        split,
        document: fields.r_page,
        operations: [categories],
        provenance: { corpus, file: path, line: 1 },
      };
    }
  }
}
