import { readFileSync } from 'node:fs';
import { type Item, readLines } from './files.ts';

const LABELS = ['grave', 'broken', 'mild', 'pointless', 'easier'] as const;
type Label = (typeof LABELS)[number];
interface Judged {
  readonly id: number;
  readonly label: Label;
  readonly because: string;
}

const [folder] = process.argv.slice(2);
const key = JSON.parse(readFileSync(`${folder}/key.json`, 'utf8')) as Record<string, string>;
const items = new Map(readLines<Item>(`${folder}/items.jsonl`).map((item) => [item.id, item]));
const labels = readLines<Judged>(`${folder}/labels.jsonl`);
const outputs = new Map(
  readLines<{ id: number; output: string }>(`${folder}/to-read.jsonl`).map(({ id, output }) => [
    id,
    output,
  ]),
);

/** The 95% interval of a share (Wilson). */
function interval(hits: number, n: number): string {
  if (n === 0) return '–';
  const z = 1.96;
  const p = hits / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  const percent = (share: number) => Math.round(100 * share);
  return `${(100 * p).toFixed(1)}% (${percent(middle - half)}–${percent(middle + half)})`;
}

function row(name: string, some: readonly Judged[]): string {
  const n = some.length;
  const count = (...wanted: Label[]) => some.filter(({ label }) => wanted.includes(label)).length;
  const cells = [
    interval(count('grave', 'broken'), n),
    ...LABELS.map((label) => interval(count(label), n)),
  ];
  return `| ${name} | ${n} | ${cells.join(' | ')} |`;
}

const isControl = ({ id }: Judged) => key[id].startsWith('e');
const system = labels.filter((each) => !isControl(each));
console.log(
  '| | n | serious | grave | broken | mild | pointless | easier |\n|---|---|---|---|---|---|---|---|',
);
console.log(row('system', system));
console.log(row('editors', labels.filter(isControl)));
const genres = new Set([...items.values()].map(({ genre }) => genre));
for (const genre of genres) {
  console.log(
    row(
      genre,
      system.filter(({ id }) => items.get(key[id])?.genre === genre),
    ),
  );
}
console.log(
  '\n| rule | n | serious | grave | broken | mild | pointless | easier |\n|---|---|---|---|---|---|---|---|',
);
const rules = new Map<string, Judged[]>();
for (const each of system) {
  for (const rule of items.get(key[each.id])?.rules ?? [])
    rules.set(rule, [...(rules.get(rule) ?? []), each]);
}
for (const [rule, some] of [...rules].sort((a, b) => b[1].length - a[1].length))
  console.log(row(rule, some));

const second = readLines<Judged>(`${folder}/labels-second.jsonl`);
if (second.length > 0) {
  const first = new Map(labels.map(({ id, label }) => [id, label]));
  const both = second.flatMap(({ id, label }) =>
    first.has(id) ? [[first.get(id) as Label, label]] : [],
  );
  const agreed = both.filter(([a, b]) => a === b).length / both.length;
  const chance = LABELS.reduce((sum, label) => {
    const share = (at: 0 | 1) => both.filter((pair) => pair[at] === label).length / both.length;
    return sum + share(0) * share(1);
  }, 0);
  console.log(
    `\nTwo readers on ${both.length}: agreement ${agreed.toFixed(2)}, κ ${((agreed - chance) / (1 - chance)).toFixed(2)}`,
  );
}

const { sentences, changed, long, brought, seed, commit } = JSON.parse(
  readFileSync(`${folder}/reach.json`, 'utf8'),
);
console.log(
  `\n${changed} of ${sentences} sentences changed; ${brought} of ${long} over 20 words brought under (${((100 * brought) / long).toFixed(0)}%); seed ${seed}, commit ${commit}`,
);
const order = (label: Label) => LABELS.indexOf(label);
const worst = system
  .filter(({ label }) => order(label) < 3)
  .sort((a, b) => order(a.label) - order(b.label));
for (const { id, label, because } of worst.slice(0, 20)) {
  const item = items.get(key[id]);
  console.log(
    `\n- **${label}** (${because}) [${item?.rules.join(', ')}]\n  - ${item?.source}\n  - ${outputs.get(id)}`,
  );
}
