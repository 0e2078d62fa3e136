import { html, type Markup } from '../core/markup.ts';
import { safeAddress } from './addresses.ts';
import { type Draft, easyDraft, originalDraft } from './draft.ts';
import type { Run } from './inline.ts';
import { pairsOf, straightLines } from './lines.ts';
import { type Table, tablesOf } from './tables.ts';
import type { WriteRequest } from './write-request.ts';

// Easy-to-read layout: large clear letters, short lines, left-aligned, no italics.
const STYLE = `
body { font: 1.25rem/1.6 Verdana, Arial, "DejaVu Sans", "Noto Sans", sans-serif; color: #111; background: #fff; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; text-align: start; }
body.columns { max-width: 70rem; font-size: 1rem; }
h1, h2, h3, h4, h5, h6 { line-height: 1.3; margin: 2em 0 .6em; }
h1 { font-size: 1.7em; } h2 { font-size: 1.4em; } h3, h4, h5, h6 { font-size: 1.15em; }
p, li, blockquote { margin: 0 0 1em; } em, i, cite { font-style: normal; }
table { border-collapse: collapse; width: 100%; margin: 0 0 1em; }
th, td { border: 1px solid #767676; padding: .4em .6em; text-align: start; vertical-align: top; }
pre { white-space: pre-wrap; } a { color: #0b4a8f; }
@media print { body { margin: 0; max-width: none; font-size: 14pt; } h1, h2, h3 { break-after: avoid; } tr, li { break-inside: avoid; } }
`;

/** A document as one page without scripts or external resources. */
export function writeHtml(request: WriteRequest): string {
  const { document, layout, direction } = request;
  const body = layout === 'columns' ? columns(request) : blocks(request);
  const page = html`<!doctype html>
<html lang="${document.language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${document.title}</title>
<style>`.text;
  return `${page}${STYLE}${
    html`</style>
</head>
<body class="${layout}">
${body}
</body>
</html>
`.text
  }`;
}

function blocks({ document, layout }: WriteRequest): Markup[] {
  const drafts = document.blocks.map(layout === 'original' ? originalDraft : easyDraft);
  const parts = tablesOf(drafts);
  const made: Markup[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if ('cells' in part) made.push(tableMarkup(part));
    else if (part.kind === 'item') {
      const items: Draft[] = [];
      for (; at < parts.length; at++) {
        const item = parts[at];
        if ('cells' in item || item.kind !== 'item') break;
        // Numbers after bullets of the same depth start a separate list.
        const isOther = item.ordered !== part.ordered && (item.depth ?? 1) <= (part.depth ?? 1);
        if (isOther) break;
        items.push(item);
      }
      at--;
      made.push(listMarkup(items, 1));
    } else made.push(blockMarkup(part));
  }
  return made.map((each) => html`${each}\n`);
}

const HEADINGS = [
  (text: Markup) => html`<h1>${text}</h1>`,
  (text: Markup) => html`<h2>${text}</h2>`,
  (text: Markup) => html`<h3>${text}</h3>`,
  (text: Markup) => html`<h4>${text}</h4>`,
  (text: Markup) => html`<h5>${text}</h5>`,
  (text: Markup) => html`<h6>${text}</h6>`,
];

function blockMarkup(draft: Draft): Markup {
  const text = linesMarkup(straightLines(draft));
  if (draft.kind === 'heading') return HEADINGS[Math.min(6, draft.level ?? 1) - 1](text);
  if (draft.kind === 'quotation') return html`<blockquote><p>${text}</p></blockquote>`;
  if (draft.kind === 'code') return html`<pre>${draft.runs.map((run) => run.text).join('')}</pre>`;
  return html`<p>${text}</p>`;
}

/** Items of one depth, with deeper ones inside the item before them. */
function listMarkup(items: readonly Draft[], depth: number): Markup {
  const made: Markup[] = [];
  for (let at = 0; at < items.length; at++) {
    const own = items[at];
    const inner: Draft[] = [];
    while (at + 1 < items.length && (items[at + 1].depth ?? 1) > depth) inner.push(items[++at]);
    made.push(
      html`<li>${linesMarkup(straightLines(own))}${inner.length > 0 && listMarkup(inner, depth + 1)}</li>`,
    );
  }
  return items[0].ordered ? html`<ol>${made}</ol>` : html`<ul>${made}</ul>`;
}

function tableMarkup({ cells }: Table): Markup {
  const cell = (draft: Draft) => {
    const text = linesMarkup(straightLines(draft));
    return draft.cell?.header ? html`<th>${text}</th>` : html`<td>${text}</td>`;
  };
  return html`<table>${cells.map((row) => html`<tr>${row.map(cell)}</tr>`)}</table>`;
}

function linesMarkup(lines: readonly (readonly Run[])[]): Markup {
  return html`${lines.map((runs, at) => html`${at > 0 && html`<br>`}${runs.map(runMarkup)}`)}`;
}

function runMarkup({ text, strong, code, href }: Run): Markup {
  const plain = code ? html`<code>${text}</code>` : html`${text}`;
  const look = strong ? html`<strong>${plain}</strong>` : plain;
  const address = safeAddress(href);
  return address === undefined ? look : html`<a href="${address}">${look}</a>`;
}

function columns(request: WriteRequest): Markup {
  const rows = pairsOf(request).map(
    ({ number, original, easy }) =>
      html`<tr><td>${number}</td><td>${linesMarkup(original)}</td><td>${linesMarkup(easy)}</td></tr>\n`,
  );
  return html`<h1>${request.document.title}</h1>
<table><thead><tr><th></th><th>${request.headings[0]}</th><th>${request.headings[1]}</th></tr></thead><tbody>${rows}</tbody></table>`;
}
