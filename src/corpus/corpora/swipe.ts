import type { CorpusEntry } from '../entry.ts';
import { readJson, stringFields } from '../formats/json.ts';
import { badContent, readText } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';

interface Article {
  readonly edits?: readonly { readonly type: string }[];
  readonly annotations?: readonly { readonly category: string }[];
}

const PARTS = [
  ['swipe_train', 'train'],
  ['swipe_val', 'dev'],
  ['swipe_test_id', 'test'],
] as const;

export const swipe: CorpusEntry = {
  id: 'swipe',
  name: 'SWiPE',
  language: 'en',
  task: 'document',
  domain: 'Wikipedia',
  readers: 'readers of Simple Wikipedia',
  simplifiedBy: 'volunteers of Simple Wikipedia; edits annotated by editors',
  strategy: 'automatic',
  alignment: 'document',
  licence: { name: 'Apache-2.0 (repository), texts CC BY-SA', permits: 'any use, same licence' },
  access: 'open',
  home: 'https://github.com/salesforce/simplification',
  citation:
    'Laban et al. 2023, SWiPE: A Dataset for Document-Level Simplification of Wikipedia Pages, ACL',
  published: {
    all: 966,
    dev: 482,
    test: 484,
    from: 'items of the validation and in-domain test files',
  },
  found: { all: 966, dev: 482, test: 484 },
  note: 'Equal for the two parts with annotated edits in the copy at hand. The categories of the edits are kept as operations. The training part (swipe_train.json) is read if it lies there.',
  files: githubFiles('salesforce/simplification', '0ada5c3dee3b3e40d4193197543a9afb8a2224f5', [
    [
      'data/swipe_test_id.json',
      2245252,
      'e15d8ce018ab0e2c203a64172de7a4531faaba6d58dc0c86ed8db05878a33644',
    ],
    [
      'data/swipe_val.json',
      2339975,
      '59498a47d3e4035aa444a5cbb19a5fbdf145851169b04838ba9f53101848b365',
    ],
  ]),
  mirror: 'swipe',
  async *load(files) {
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
          provenance: { corpus: 'swipe', file: path, line: 1 },
        };
      }
    }
  },
};
