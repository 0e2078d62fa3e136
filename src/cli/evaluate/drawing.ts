import { metrics } from '../../evaluate/metrics/index.ts';
import { cellText, type ScoreTable } from '../../evaluate/tables/index.ts';
import { drawTable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';

/** The table for a terminal, with signatures below: a score is never without its own. */
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

/** All metrics with what they need. */
export function drawMetrics(terminal: Terminal): string[] {
  const rows = metrics.names().map((name) => {
    const { summary, better, needs } = metrics.get(name);
    return [{ text: name }, { text: better }, { text: needs.join(', ') }, { text: summary }];
  });
  const columns = ['metric', 'better', 'needs'].map((title) => ({ title }));
  return drawTable(
    [...columns, { title: 'what it is', whole: true }],
    rows,
    terminal.columns,
    terminal.colours.dim,
  );
}
