import type { CorpusEntry, Counts } from '../../corpus/index.ts';
import { SPLITS } from '../../corpus/index.ts';

const HEAD = `# Corpora

The catalogue of \`klartext corpus\`: 94 corpora, test sets and collections of system outputs. A command
writes this page, and a test checks it: \`klartext corpus list --markdown > docs/corpora.md\`.

**published** is the count by the authors (or by MultiSim, Ryan et al. 2023), **read** is the count of
our reader for the pinned files: pairs of source and reference; for lexical corpora, words in context;
for outputs, pairs of source and output. The note states whether they agree and, if not, why.
`;

/** The page docs/corpora.md: a table, and a section for each corpus. */
export function writeMarkdown(entries: readonly CorpusEntry[]): string {
  const head = HEAD.replace('94 corpora', `${entries.length} corpora`);
  return [head, ...tableOf(entries), '', ...entries.flatMap(sectionOf)].join('\n');
}

function tableOf(entries: readonly CorpusEntry[]): string[] {
  return [
    '| corpus | language | task | published | read | access | licence |',
    '| --- | --- | --- | ---: | ---: | --- | --- |',
    ...entries.map((entry) =>
      [
        '',
        `[${entry.name}](#${entry.id})`,
        entry.language,
        entry.task,
        number(entry.published?.all),
        number(entry.found?.all),
        entry.access,
        entry.licence.name,
        '',
      ]
        .map(escapeCell)
        .join(' | ')
        .trim(),
    ),
  ];
}

function sectionOf(entry: CorpusEntry): string[] {
  const { published, found, multisim } = entry;
  const facts: [string, string | undefined][] = [
    ['domain', entry.domain],
    ['readers', entry.readers],
    ['simplified by', entry.simplifiedBy],
    ['strategy', `${entry.strategy}; aligned by ${entry.alignment}`],
    ['licence', `${entry.licence.name} (${entry.licence.permits})`],
    ['access', `${entry.access}: ${entry.home}`],
    ['published', published && `${counts(published)} — ${published.from}`],
    ['read', found && counts(found)],
    ['split of MultiSim', multisim && counts(multisim)],
    ['citation', entry.citation],
  ];
  return [
    `## ${entry.id}`,
    '',
    `**${entry.name}** (${entry.language}, ${entry.task}). ${entry.note}`,
    '',
    ...facts.flatMap(([title, text]) => (text ? [`- ${title}: ${text}`] : [])),
    '',
  ].map((line) => line.replace(/</g, '&lt;'));
}

/** 1,198 (dev 535, test 663) */
export function counts(all: Counts): string {
  const splits = SPLITS.filter((split) => all[split] !== undefined);
  const parts = splits.map((split) => `${split} ${number(all[split])}`);
  return `${number(all.all)}${parts.length > 0 ? ` (${parts.join(', ')})` : ''}`;
}

function number(value: number | undefined): string {
  return value === undefined ? '–' : value.toLocaleString('en');
}

function escapeCell(cell: string): string {
  return cell.replaceAll('|', '\\|');
}
