import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * `npx tsx train/verify/report.ts`: writes the table of docs/verify.md from what `measure.ts` counted,
 * between its markers.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string', default: 'train/verify/measured' },
    to: { type: 'string', default: 'docs/verify.md' },
  },
});
interface Count {
  readonly n: number;
  readonly refused: number;
}
interface Counts {
  readonly damaged: Readonly<Record<string, Count>>;
  readonly sound: Readonly<Record<string, Count>>;
}
const ORDER = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'da', 'sl', 'eu', 'ja', 'zh', 'ur', 'ar'];
const files = readdirSync(values.from).filter((name) => name.endsWith('.json'));
const all = files
  .map((name) => ({
    id: name.replace('.json', ''),
    counts: JSON.parse(readFileSync(`${values.from}/${name}`, 'utf8')) as Counts,
  }))
  .sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

/** Fewer cases than this are no measure. */
const LEAST = 20;

function table(kind: keyof Counts, first: string): string {
  const sets = [...new Set(all.flatMap(({ counts }) => Object.keys(counts[kind])))];
  const cell = (count: Count | undefined) => {
    if (!count || count.n < LEAST) return '–';
    const share = (100 * count.refused) / count.n;
    return `${kind === 'sound' ? share.toFixed(1) : share.toFixed(0)}`;
  };
  const rows = sets
    .filter((set) => all.some(({ counts }) => cell(counts[kind][set]) !== '–'))
    .map((set) => `| ${set} | ${all.map(({ counts }) => cell(counts[kind][set])).join(' | ')} |`);
  return [
    `| ${first} | ${all.map(({ id }) => id).join(' | ')} |`,
    `|---${'|---'.repeat(all.length)}|`,
    ...rows,
  ].join('\n');
}

const [START, END] = ['<!-- figures: train/verify/report.ts -->', '<!-- end of figures -->'];
const page = readFileSync(values.to, 'utf8');
const [head, rest] = page.split(START);
const tail = rest?.split(END)[1];
if (tail === undefined) throw new Error(`${values.to} must have the lines ${START} and ${END}.`);
const figures = [
  'Damaged sentences that are refused, in percent:',
  table('damaged', 'damage'),
  'Sound rewrites that are refused, in percent:',
  table('sound', 'set'),
].join('\n\n');
writeFileSync(values.to, `${head}${START}\n\n${figures}\n\n${END}${tail}`);
