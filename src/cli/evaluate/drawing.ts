import { metricGroups } from '../../evaluate/metrics/index.ts';
import { cellText, type ScoreTable } from '../../evaluate/tables/index.ts';
import { drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** The table for a terminal, followed by the signature of each score. */
export function drawScores(table: ScoreTable, terminal: Terminal): string[] {
  const rows = table.rows.map(({ system, cells }) => [
    { text: system },
    ...cells.map((cell, at) => ({ text: cellText(cell, table.metrics[at].digits) })),
  ]);
  return [
    ...drawTable(
      [
        { title: 'system', most: 48 },
        ...table.metrics.map(({ name }) => ({ title: name, align: 'right' as const })),
      ],
      rows,
      terminal.columns,
      terminal.colours.dim,
    ),
    '',
    ...[...table.signatures, ...table.notes].map((line) => terminal.colours.dim(line)),
  ];
}

/** All metrics and their requirements, by group. */
export function drawMetrics({ columns, colours }: Terminal): string[] {
  const head = ['metric', 'better', 'needs'].map((title) => ({ title }));
  return Object.entries(metricGroups).flatMap(([group, entries], at) => {
    const rows = entries.map(({ name, summary, better, needs }) =>
      [name, better, needs.join(', '), summary].map((text) => ({ text })),
    );
    const table = drawTable(
      [...head, { title: 'measures', whole: true }],
      rows,
      columns,
      colours.dim,
    );
    return [...(at > 0 ? [''] : []), colours.bold(group), ...table];
  });
}
