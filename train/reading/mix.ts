import { writeFileSync } from 'node:fs';
import { Random } from '../random.ts';
import { type Item, readLines, writeLines } from './files.ts';

const [folder] = process.argv.slice(2);
const items = readLines<Item>(`${folder}/items.jsonl`);
const toEdit = readLines<Item>(`${folder}/to-edit.jsonl`);
const edited = new Map(
  readLines<{ id: string; plain: string }>(`${folder}/edited.jsonl`).map(({ id, plain }) => [
    id,
    plain,
  ]),
);
// An editor who leaves a sentence as it is has changed nothing that could be read.
const controls = toEdit.flatMap((each) => {
  const output = edited.get(each.id);
  return output === undefined || output === each.source ? [] : [{ ...each, output }];
});
const all = new Random(items.length).shuffled([...items, ...controls]).map((item, at) => ({
  ...item,
  key: item.id,
  id: at + 1,
}));
writeFileSync(
  `${folder}/to-read.jsonl`,
  writeLines(all.map(({ id, before, source, output }) => ({ id, before, source, output }))),
);
writeFileSync(
  `${folder}/key.json`,
  JSON.stringify(Object.fromEntries(all.map(({ id, key }) => [id, key]))),
);
console.log(
  `${items.length} outputs and ${controls.length} editors' versions in ${folder}/to-read.jsonl`,
);
