import { type Draft, easyDraft, originalDraft } from './draft.ts';
import { type Run, readInline, textOf, writeInline } from './inline.ts';
import { tablesOf } from './tables.ts';
import type { WriteRequest } from './write-request.ts';

/** A document as plain text or Markdown. */
export function writeText(request: WriteRequest): string {
  const { document, format, layout } = request;
  if (layout === 'columns') return columns(request, format === 'md');
  const drafts = document.blocks.map(layout === 'original' ? originalDraft : easyDraft);
  return draftsAsText(drafts.map(withoutEmphasis), format === 'md');
}

/** Easy-to-read text has no italics. */
function withoutEmphasis(draft: Draft): Draft {
  return { ...draft, runs: draft.runs.map(({ emphasis: _, ...run }) => run) };
}

/** Blocks as plain text or Markdown. */
export function draftsAsText(drafts: readonly Draft[], isMarkdown: boolean): string {
  const parts = tablesOf(drafts).map((part, at, all) => {
    const text =
      'cells' in part
        ? tableText(part.cells, isMarkdown)
        : blockText(part, isMarkdown, numberOf(all, at));
    const next = all[at + 1];
    const isList =
      'kind' in part && part.kind === 'item' && next && 'kind' in next && next.kind === 'item';
    return text + (isList ? '\n' : '\n\n');
  });
  return `${parts.join('').trimEnd()}\n`;
}

/** The number of an item in its list. */
export function numberOf(parts: readonly (Draft | { cells: unknown })[], at: number): number {
  const own = parts[at] as Draft;
  let number = 1;
  for (let i = at - 1; i >= 0; i--) {
    const other = parts[i];
    if (!('kind' in other) || other.kind !== 'item') break;
    if ((other.depth ?? 1) < (own.depth ?? 1)) break;
    if ((other.depth ?? 1) > (own.depth ?? 1)) continue;
    if (other.ordered !== own.ordered) break;
    number++;
  }
  return number;
}

function blockText(draft: Draft, isMarkdown: boolean, number: number): string {
  const lines = linesOf(draft, isMarkdown);
  const { kind, level = 1, depth = 1, ordered } = draft;
  if (kind === 'item') {
    const indent = (isMarkdown ? '   ' : '  ').repeat(depth - 1);
    const mark = ordered ? `${number}. ` : isMarkdown ? '-  ' : '• ';
    return lines
      .map((line, at) => indent + (at === 0 ? mark : ' '.repeat(mark.length)) + line)
      .join(isMarkdown ? '  \n' : '\n');
  }
  if (!isMarkdown) return lines.join('\n');
  if (kind === 'heading') return `${'#'.repeat(level)} ${lines.join(' ')}`;
  if (kind === 'quotation') return lines.map((line) => `> ${line}`).join('  \n');
  if (kind === 'code') return `\`\`\`\n${lines.join('\n').replaceAll('```', '`` `')}\n\`\`\``;
  return lines.join('  \n');
}

/** The lines of a block: in the easy version, one sentence per line. */
function linesOf({ runs, kind }: Draft, isMarkdown: boolean): string[] {
  if (!isMarkdown || kind === 'code')
    return textOf(withAddresses(runs, kind !== 'code')).split('\n');
  const lines: Run[][] = [[]];
  for (const run of runs) {
    run.text.split('\n').forEach((text, at) => {
      if (at > 0) lines.push([]);
      if (text !== '') lines[lines.length - 1].push({ ...run, text });
    });
  }
  return lines.map(writeInline);
}

/** In plain text, the address follows the link text. */
function withAddresses(runs: readonly Run[], isProse: boolean): Run[] {
  return runs.map((run) =>
    isProse && run.href !== undefined && !run.text.includes(run.href) && !run.href.startsWith('#')
      ? { ...run, text: `${run.text} (${run.href})` }
      : run,
  );
}

function tableText(cells: readonly (readonly Draft[])[], isMarkdown: boolean): string {
  const rows = cells.map((row) => row.map((cell) => linesOf(cell, isMarkdown).join(' ')));
  if (!isMarkdown) return rows.map((row) => row.join('\t')).join('\n');
  const line = (row: readonly string[]) =>
    `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const [head, ...rest] = rows;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rest.map(line)].join('\n');
}

/** Both versions for review: sentence by sentence. */
function columns({ document, headings }: WriteRequest, isMarkdown: boolean): string {
  const rows = document.blocks.flatMap(({ rows }) => rows);
  const plain = (text: string) => textOf(readInline(text)).replaceAll('\n', ' ');
  if (!isMarkdown) {
    const lines = rows.map(
      ({ original, easy }, at) => `${at + 1}\t${plain(original)}\t${plain(easy ?? original)}`,
    );
    return `${lines.join('\n')}\n`;
  }
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
  const lines = rows.map(
    ({ original, easy }, at) => `| ${at + 1} | ${cell(original)} | ${cell(easy ?? original)} |`,
  );
  return `|  | ${headings.map(cell).join(' | ')} |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
}
