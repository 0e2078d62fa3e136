import { html, type Markup } from '../../../core/markup.ts';

/** A table as text, from which the terminal, Markdown and the pages are rendered. */
export interface TextTable {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of text are left-aligned, numbers right-aligned. The first is always left-aligned. */
  readonly textColumns?: readonly number[];
}

/** A table as GitHub-flavoured Markdown. */
export function markdownOf({ caption, titles, rows }: TextTable): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/[\n\r]+/g, ' ')).join(' | ')} |`;
  const rule = titles.map((_, at) => (at === 0 ? '---' : '---:'));
  return [`**${caption}**`, '', line(titles), line(rule), ...rows.map(line)].join('\n');
}

/** A table as HTML. */
export function htmlOf({ caption, titles, rows, textColumns = [] }: TextTable): Markup {
  const kind = (at: number) => (textColumns.includes(at) ? html` class="text"` : undefined);
  return html`<div class="wide"><table>
<caption>${caption}</caption>
<thead><tr>${titles.map((title, at) => html`<th${kind(at)} scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (cells) => html`<tr>${cells.map((cell, at) => html`<td${kind(at)}>${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}
