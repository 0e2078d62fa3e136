import { cellText, type ScoreTable } from './table.ts';

export function markdownTable({ metrics, rows, signatures, notes }: ScoreTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['system', ...metrics.map(({ name }) => name)]),
    line(['---', ...metrics.map(() => '---:')]),
    ...rows.map(({ system, cells }) =>
      line([
        escapeMarkdown(system),
        ...cells.map((cell, at) => cellText(cell, metrics[at].digits).replace('*', '\\*')),
      ]),
    ),
    '',
    ...signatures.map((signature) => `- \`${signature}\``),
    ...notes.map((note) => `- ${escapeMarkdown(note)}`),
    '',
  ].join('\n');
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\|`*_<>[\]&]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');
}
