import { type Registry, registry } from '../../core/index.ts';
import { csvTable } from './csv.ts';
import { latexTable } from './latex.ts';
import { markdownTable } from './markdown.ts';
import type { ScoreTable } from './table.ts';

export { cellText, type ScoreCell, type ScoreRow, type ScoreTable } from './table.ts';

/**
 * Ways to write a table of scores.
 *
 * @example tableFormats.get('markdown')(table)
 */
export const tableFormats: Registry<(table: ScoreTable) => string> = registry('format', {
  csv: () => csvTable,
  latex: () => latexTable,
  markdown: () => markdownTable,
});
