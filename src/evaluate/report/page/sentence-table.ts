import type { Span } from '../../../core/index.ts';
import { embeddedJson, html, type Markup, shownText } from '../../../core/markup.ts';
import type { ReportData, SentenceText } from '../data.ts';

/** The table of sentences; the page's script renders its rows (see `script.ts`). */
export function sentenceTable(data: ReportData): Markup {
  const { sentences, systems, items } = data;
  const { columns, ids } = sentences;
  const sortable = (title: string, column: number, kind: string) =>
    html`<th scope="col" class="${kind}" aria-sort="${column === -1 ? 'ascending' : 'none'}"><button type="button" data-column="${column}">${title}</button></th>`;
  return html`<section id="sentences">
<h2>All sentences</h2>
${ids.length < items && html`<p>The first ${ids.length} of ${items} items; scores use all of them.</p>`}
<noscript><p>This table needs JavaScript, which is part of this page.</p></noscript>
<div id="table" hidden>
<form id="filters" class="filters">
<label>Search (#5 for item 5)<input id="search" type="search" autocomplete="off"></label>
${
  systems.length > 1 &&
  html`<label>System<select id="system"><option value="-1">all</option>${systems.map((name, at) => html`<option value="${at}">${name}</option>`)}</select></label>`
}
<label>Outputs<select id="kind"><option value="">all</option><option value="changed">changed</option><option value="copy">copies of the source</option><option value="empty">empty</option></select></label>
<label>Number<select id="column">${columns.map(({ title }, at) => html`<option value="${at}">${title}</option>`)}</select></label>
<label>from<input id="least" class="limit" type="number" step="any"></label>
<label>to<input id="most" class="limit" type="number" step="any"></label>
<button type="reset">Clear</button>
</form>
<p class="note" id="found" role="status"></p>
<div class="wide"><table id="sentence-table">
<thead><tr>${sortable('#', -1, 'end')}${systems.length > 1 && sortable('System', -2, 'start')}<th scope="col" class="start">Source and output</th>${columns.map(({ title }, at) => sortable(title, at, 'end'))}</tr></thead>
<tbody></tbody>
</table></div>
<div class="pages"><button type="button" id="previous">Previous</button><span id="page" role="status"></span><button type="button" id="next">Next</button></div>
</div>
<script type="application/json" id="sentence-data">${embeddedJson(embedded(data))}</script>
</section>`;
}

/** Compact lists for `script.ts`. */
function embedded({ sentences, systems, language }: ReportData) {
  const text = ({ text, whole }: SentenceText) =>
    whole === undefined ? [shownText(text)] : [shownText(text), whole];
  const flat = (spans: readonly Span[]) => spans.flatMap(({ start, end }) => [start, end]);
  return {
    language: language.id,
    direction: language.direction,
    systems: systems.map(shownText),
    columns: sentences.columns,
    ids: sentences.ids,
    sources: sentences.sources.map(text),
    references: sentences.references.map((references) => references.map(text)),
    outputs: sentences.outputs.map((outputs) =>
      outputs.map(({ text, whole, removed, added, values }) => [
        shownText(text),
        flat(removed),
        flat(added),
        values,
        ...(whole === undefined ? [] : [whole]),
      ]),
    ),
  };
}
