import type { Score } from '../../../core/index.ts';
import { html, type Markup } from '../../../core/markup.ts';
import type { ReportData, ReportMetric, ReportScores } from '../data.ts';
import { intervalBar } from './plots.ts';

const ARROWS = { higher: '↑', lower: '↓', neither: '' } as const;
const IN_WORDS = { higher: 'higher is better', lower: 'lower is better', neither: '' } as const;

/** The table of scores with intervals, systems above, baselines below. */
export function scoresSection({ metrics, scores, items }: ReportData): Markup {
  const systems = scores.filter(({ kind }) => kind === 'system');
  const rest = scores.filter(({ kind }) => kind === 'baseline');
  const ranges = metrics.map((_, at) => rangeOf(scores.map((row) => row.scores[at])));
  const best = metrics.map(({ better }, at) =>
    bestOf(
      better,
      systems.map((row) => row.scores[at].value),
    ),
  );
  const row = ({
    name,
    summary,
    kind,
    scores: cells,
  }: ReportScores) => html`<tr><th scope="row"><bdi>${name}</bdi>${
    summary &&
    html`<br><span class="note">${summary}${cells.some((cell, at) => cell.signature !== scores[0].scores[at].signature) && '; different signature'}</span>`
  }</th>${cells.map((score, at) => cell(score, metrics[at], ranges[at], kind === 'system' && systems.length > 1 && score.value === best[at]))}</tr>
`;
  return html`<section id="scores">
<h2>Scores</h2>
<p>${items} items. Brackets and lines show 95% bootstrap intervals. ${
    systems.length > 1 &&
    'The best system in each column is bold; overlapping intervals do not show which of two systems is better. '
  }Each metric’s signature is under <a href="#method">Method</a>.</p>
<div class="wide"><table>
<thead><tr><th scope="col" class="start">System</th>${metrics.map(
    ({ name, better }) =>
      html`<th scope="col">${name} <abbr title="${IN_WORDS[better]}">${ARROWS[better]}</abbr></th>`,
  )}</tr></thead>
<tbody>${systems.map(row)}</tbody>
${rest.length > 0 && html`<tbody class="baselines">${rest.map(row)}</tbody>`}
</table></div>
${partsTables(metrics, scores)}
</section>`;
}

function cell(
  { value, interval }: Score,
  { digits }: ReportMetric,
  range: readonly [number, number],
  isBest: boolean,
): Markup {
  const [low, high] = interval ?? [];
  const around =
    low !== undefined &&
    high !== undefined &&
    html`<span class="interval">[${low.toFixed(digits)}, ${high.toFixed(digits)}]</span>`;
  return html`<td class="score"><span class="${isBest ? 'best' : 'value'}">${value.toFixed(digits)}</span>${around}${intervalBar(value, interval, range)}</td>`;
}

function rangeOf(scores: readonly Score[]): [number, number] {
  const ends = scores.flatMap(({ value, interval }) => [value, ...(interval ?? [])]);
  return [Math.min(...ends), Math.max(...ends)];
}

function bestOf(better: ReportMetric['better'], values: readonly number[]): number | undefined {
  if (better === 'neither') return undefined;
  return better === 'higher' ? Math.max(...values) : Math.min(...values);
}

/** The components of scores: add, keep and delete for SARI. */
function partsTables(metrics: readonly ReportMetric[], rows: readonly ReportScores[]): Markup {
  const withParts = metrics
    .map((metric, at) => ({ metric, at, parts: Object.keys(rows[0].scores[at].parts) }))
    .filter(({ parts }) => parts.some((part) => part !== 'items'));
  if (withParts.length === 0) return html``;
  return html`<details><summary>What the scores are made of</summary>
${withParts.map(
  ({ metric, at, parts }) => html`<div class="wide"><table>
<caption>${metric.name}: ${metric.summary}</caption>
<thead><tr><th scope="col" class="start">System</th>${parts.map((part) => html`<th scope="col">${part}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ name, scores }) =>
      html`<tr><th scope="row"><bdi>${name}</bdi></th>${parts.map((part) => html`<td>${number(scores[at].parts[part])}</td>`)}</tr>
`,
  )}</tbody>
</table></div>
`,
)}</details>`;
}

const number = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
