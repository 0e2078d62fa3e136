import {
  describeLanguages,
  folderFiles,
  type LanguageDescription,
  languageIds,
} from '../../language/index.ts';
import { drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

const PARTS = ['segment', 'frequency', 'analysis', 'inflection', 'syllables'] as const;

/** `klartext languages`: lists the languages. */
export async function languages(terminal: Terminal): Promise<number> {
  const all = await describeLanguages(await folderFiles());
  if (terminal.json) terminal.writeJson(all);
  else terminal.write(`${draw(all, terminal).join('\n')}\n`);
  return 0;
}

function draw(all: readonly LanguageDescription[], { colours, columns }: Terminal): string[] {
  const titles = ['id', 'name', 'endonym', 'script', ...PARTS, 'licence of the data'];
  const rows = all.map((language) => [
    { text: language.id, colour: colours.bold },
    { text: language.name },
    { text: language.endonym },
    { text: language.script },
    ...PARTS.map((part) =>
      language[part] ? { text: 'yes', colour: colours.green } : { text: '–', colour: colours.dim },
    ),
    { text: shortLicence(language.licence) },
  ]);
  const last = titles.length - 1;
  const columnsOf = titles.map((title, at) => ({ title, ...(at === last && { whole: true }) }));
  return [...drawTable(columnsOf, rows, columns, colours.dim), '', ...notes(all).map(colours.dim)];
}

/** Writes `CC-BY-SA-4.0 AND GPL-3.0-or-later` in plain form. */
function shortLicence(licence = 'not stated'): string {
  return licence
    .split(' AND ')
    .map((name) => name.replace(/^CC-([A-Z-]+)-([\d.]+)$/, 'CC $1 $2').replace('-or-later', '+'))
    .join(', ');
}

function notes(all: readonly LanguageDescription[]): string[] {
  const restricted = all.filter(({ nonCommercial }) => nonCommercial.length > 0);
  const missing = languageIds().filter((id) => !all.some((language) => language.id === id));
  return [
    ...restricted.map(
      ({ id, nonCommercial }) => `${id}: not for commercial use: ${nonCommercial.join(', ')}`,
    ),
    ...missing.map((id) => `${id}: not installed: npm install @klartext/language-${id}`),
    'The code is MIT. Licence of each file: licences.json in @klartext/language-ID; sources: its README.md',
  ];
}
