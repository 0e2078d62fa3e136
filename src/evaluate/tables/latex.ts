import { cellText, type ScoreTable } from './table.ts';

/** A table for the booktabs package; comments above it contain the signatures. */
export function latexTable({ metrics, rows, signatures, notes }: ScoreTable): string {
  const line = (cells: readonly string[]) => `${cells.join(' & ')} \\\\`;
  return [
    ...[...signatures, ...notes].map((text) => `% ${text.replace(/\s+/g, ' ')}`),
    `\\begin{tabular}{l${'r'.repeat(metrics.length)}}`,
    '\\toprule',
    line(['System', ...metrics.map(({ name }) => escapeLatex(name))]),
    '\\midrule',
    ...rows.map(({ system, cells }) =>
      line([
        escapeLatex(system),
        ...cells.map((cell, at) =>
          cellText(cell, metrics[at].digits).replace('*', '$^{*}$').replace('–', '--'),
        ),
      ]),
    ),
    '\\bottomrule',
    '\\end{tabular}',
    '',
  ].join('\n');
}

const NAMED: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function escapeLatex(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\~^]|[&%$#_{}]/g, (sign) => NAMED[sign] ?? `\\${sign}`);
}
