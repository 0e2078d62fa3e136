// `npx tsx scripts/quality.ts`: writes the table of docs/quality.md from the tables that the
// measurements wrote, so that no figure is copied by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);
const PAGE = 'docs/quality.md';
const READING = 'notes/readings/2026-11-20-fresh-4.md';
const LANGUAGES = 'en de fr es it pt ru da sl eu ja zh ur ar'.split(' ');
const NAMES = new Intl.DisplayNames('en', { type: 'language' });
const NONE = '–';

const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** The rows of the first table after a text, as cells by column title. */
function tableAfter(page: string, mark: string): Record<string, string>[] {
  const lines = page.slice(page.indexOf(mark)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  if (!page.includes(mark) || start < 0) throw new Error(`There is no table after "${mark}".`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
  const [titles, , ...rows] = lines.slice(start, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return rows.map((cells) => Object.fromEntries(titles.map((title, at) => [title, cells[at]])));
}

/** The parallel treebank PUD if the language is in it, by the more accurate analyser. */
function parsing(language: string): string {
  const rows = tableAfter(read('docs/analysis.md'), '<!-- accuracy -->')
    .filter((row) => row.language === language)
    .sort((a, b) => rankOf(b) - rankOf(a));
  return rows.length > 0
    ? `${rows[0].LAS} (${rows[0]['test treebank'].replace(/^.*-/, '')})`
    : NONE;
}

const rankOf = (row: Record<string, string>) =>
  Number(row['test treebank'].endsWith('PUD')) * 2 + Number(row.analyser === 'accurate');

function verifying(language: string): string[] {
  const page = read('docs/verify.md');
  const found = tableAfter(page, 'Damaged sentences that are refused');
  const sound = tableAfter(page, 'Sound rewrites that are refused');
  const of = (rows: typeof found, title: string, name: string) =>
    rows.find((row) => row[title] === name)?.[language] ?? NONE;
  return [
    ...['negation-lost', 'modality', 'condition', 'roles'].map((name) => of(found, 'damage', name)),
    of(sound, 'set', 'pairs'),
  ];
}

function wordReading(language: string): string {
  const row = tableAfter(read('docs/words.md'), '"Covered" is the share').find(
    (each) => each.language === language,
  );
  return row?.['wrong automatic replacements'] ?? NONE;
}

function sentenceReading(language: string): string {
  const shares = read(READING)
    .split('\n')
    .filter((line) => line.startsWith(`| ${NAMES.of(language)}, reader`))
    .map((line) => /\d+(?:\.\d+)?%/.exec(line)?.[0]);
  return shares.length > 0 ? shares.join(', ') : NONE;
}

/** The page with its table made anew. */
export function qualityPage(): string {
  const titles = [
    'language',
    'parsing: LAS',
    'lost negation found',
    'changed modality found',
    'lost condition found',
    'swapped roles found',
    'sound rewrites refused',
    'sentences: serious damage, two readers',
    'words: wrong automatic replacements',
  ];
  const rows = LANGUAGES.map((language) => [
    NAMES.of(language),
    parsing(language),
    ...verifying(language),
    sentenceReading(language),
    wordReading(language),
  ]);
  const lines = [titles, titles.map((_, at) => (at === 0 ? '---' : '---:')), ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return read(PAGE).replace(
    /<!-- quality -->[\s\S]*?<!-- \/quality -->/,
    `<!-- quality -->\n\n${table}\n\n<!-- /quality -->`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL(PAGE, ROOT), qualityPage());
}
