import { html, type Markup } from '../../../core/markup.ts';
import type { ReportData } from '../data.ts';
import { planePlot } from './plane-plot.ts';
import { ridges, sparkline } from './plots.ts';

/** Warnings that a reader should see before the scores. */
export function warningsSection({ warnings }: ReportData): Markup {
  if (warnings.length === 0) {
    return html`<section id="warnings"><h2>Warnings</h2><p>None: few copies, no empty outputs, and no outputs longer than the sources or in another language.</p></section>`;
  }
  return html`<section id="warnings"><h2>Warnings</h2>
<ul class="warnings">${warnings.map(
    ({ system, message, samples }) =>
      html`<li><b><bdi>${system}</bdi></b>: ${message}${samples.length > 0 && ` (such as ${samples.join(', ')})`}</li>
`,
  )}</ul></section>`;
}

/** Plots of systems by meaning and simplicity. */
export function planesSection({ planes }: ReportData): Markup {
  if (planes.length === 0) return html``;
  return html`<section id="plane">
<h2>Meaning and simplicity</h2>
<p>Outputs further right preserve more of the meaning; outputs further up are simpler. Filled dots are systems on the Pareto front (dashed): no other system is better in one dimension and as good in the other. Diamonds are baselines, which are not on the front.</p>
<div class="planes">${planes.map(
    (plane) =>
      html`<figure>${planePlot(plane)}<figcaption>Meaning by <b>${plane.x.metric}</b>, simplicity by <b>${plane.y.metric}</b>${plane.y.better === 'lower' && ' (inverted axis: lower is simpler)'}.</figcaption></figure>
`,
  )}</div>
</section>`;
}

/** Scores by length of the source. */
export function fifthsSection({ fifths, scores }: ReportData): Markup {
  const { bins, metrics } = fifths;
  const baselines = new Set(
    scores.filter(({ kind }) => kind === 'baseline').map(({ name }) => name),
  );
  return html`<section id="length">
<h2>By length of the source</h2>
<p>Sources sorted by length in tokens and divided into ${bins.length === 5 ? 'fifths' : bins.length} with the same number of items each.</p>
${metrics.map(({ name, digits, rows }) => {
  const all = rows.flatMap(({ values }) => values);
  const range = [Math.min(...all), Math.max(...all)] as const;
  return html`<h3>${name}</h3><div class="wide"><table>
<thead><tr><th scope="col" class="start">System</th>${bins.map(
    ({ from, to, items }) =>
      html`<th scope="col">${from === to ? from : `${from}–${to}`} tokens<br><span class="note">${items} items</span></th>`,
  )}<th scope="col"><span class="note">short → long</span></th></tr></thead>
<tbody>${rows.map(
    (row) =>
      html`<tr><th scope="row"><bdi>${row.name}</bdi>${baselines.has(row.name) && html` <span class="note">baseline</span>`}</th>${row.values.map((value) => html`<td>${value.toFixed(digits)}</td>`)}<td>${sparkline(row.values, range)}</td></tr>
`,
  )}</tbody></table></div>
`;
})}
</section>`;
}

/** Features as histograms. */
export function distributionsSection({ histograms }: ReportData): Markup {
  return html`<section id="distributions">
<h2>Distributions</h2>
<p>How outputs differ from their sources, item by item. Bars are shares of items, on one scale per figure; the line and the number on the right show the mean.</p>
<div class="plots">${histograms.map(
    (histogram) => html`<figure><h3>${histogram.title}</h3>${ridges(histogram)}</figure>
`,
  )}</div>
</section>`;
}

const OPERATIONS = ['copy', 'replace', 'move', 'delete', 'add'] as const;

/** Word operations on the sources. */
export function operationsSection({ operations }: ReportData): Markup {
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return html`<section id="operations">
<h2>Word operations</h2>
<p>Words of the sources that were copied, replaced, moved or deleted, and words added, each as a percentage of the words of the sources. Words are aligned by form and position.</p>
<div class="wide"><table>
<thead><tr><th scope="col" class="start">System</th>${OPERATIONS.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${operations.map(
    ({ name, shares }) =>
      html`<tr><th scope="row"><bdi>${name}</bdi></th>${OPERATIONS.map((operation) => html`<td>${percent(shares[operation])}</td>`)}</tr>
`,
  )}</tbody></table></div>
</section>`;
}

/** The origin of the numbers: signatures and files. */
export function methodSection(data: ReportData): Markup {
  const { metrics, scores, files } = data;
  const [first] = scores;
  return html`<section id="method">
<h2>Method</h2>
<p>Compare only scores with the same signature; <code>klartext evaluate --signature "…"</code> reproduces a score.</p>
<dl>${metrics.map(
    ({ name, summary }, at) =>
      html`<dt>${name}</dt><dd><code>${first.scores[at].signature}</code><br><span class="note">${summary}</span></dd>
`,
  )}${signaturesThatDiffer(data)}</dl>
${
  files.length > 0 &&
  html`<h3>Files</h3>
<dl>${files.map(
    ([role, name]) => html`<dt>${role}</dt><dd><code>${name}</code></dd>
`,
  )}</dl>`
}
</section>`;
}

/** A baseline may be scored against fewer references than systems are. */
function signaturesThatDiffer({ scores }: ReportData): Markup[] {
  return scores.slice(1).flatMap((row) =>
    row.scores.flatMap(({ signature }, at) =>
      signature === scores[0].scores[at].signature
        ? []
        : [
            html`<dt><bdi>${row.name}</bdi></dt><dd><code>${signature}</code></dd>
`,
          ],
    ),
  );
}
