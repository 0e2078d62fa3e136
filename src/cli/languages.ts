import { describeLanguages, folderFiles, type LanguageDescription } from '../language/index.ts';
import { drawTable } from './columns.ts';
import type { Terminal } from './terminal.ts';

const PARTS = ['segment', 'frequency', 'analysis', 'inflection', 'syllables'] as const;

/** `klartext languages`: what there is. */
export async function languages(terminal: Terminal): Promise<number> {
  const all = await describeLanguages(await folderFiles());
  if (terminal.json) terminal.writeJson(all);
  else terminal.write(`${draw(all, terminal).join('\n')}\n`);
  return 0;
}

function draw(all: readonly LanguageDescription[], { colours, columns }: Terminal): string[] {
  const titles = ['id', 'name', 'endonym', 'script', ...PARTS];
  const rows = all.map((language) => [
    { text: language.id, colour: colours.bold },
    { text: language.name },
    { text: language.endonym },
    { text: language.script },
    ...PARTS.map((part) =>
      language[part] ? { text: 'yes', colour: colours.green } : { text: '–', colour: colours.dim },
    ),
  ]);
  const columnsOf = titles.map((title) => ({ title }));
  const note = colours.dim('Sources and licences: languages/ID/README.md');
  return [...drawTable(columnsOf, rows, columns, colours.dim), '', note];
}
