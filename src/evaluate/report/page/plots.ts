import { html, type Markup } from '../../../core/markup.ts';
import type { Histogram } from '../data.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** Maps a value to a position between two edges; to the middle if the range is empty. */
export function scale(
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): (value: number) => number {
  if (!(to > from)) return () => round((start + end) / 2);
  return (value) => round(start + ((value - from) / (to - from)) * (end - start));
}

/** Round tick values between two numbers. */
export function ticks(from: number, to: number, wanted = 5): number[] {
  if (!(to > from) || !Number.isFinite(to - from)) return [from];
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10);
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** A score as a dot and its interval as a line, on the scale of its column. */
export function intervalBar(
  value: number,
  interval: readonly [number, number] | undefined,
  range: readonly [number, number],
): Markup {
  const x = scale(range, [5, 139]);
  return html`<svg viewBox="0 0 144 10" width="144" height="10" aria-hidden="true"><line class="axis" x1="0" x2="144" y1="5" y2="5"/>${
    interval &&
    html`<line class="range" x1="${x(interval[0])}" x2="${x(interval[1])}" y1="5" y2="5"/>`
  }<circle class="dot" cx="${x(value)}" cy="5" r="3.5"/></svg>`;
}

/** A sparkline of a row of values. */
export function sparkline(values: readonly number[], range: readonly [number, number]): Markup {
  const x = scale([0, Math.max(1, values.length - 1)], [5, 115]);
  const y = scale(range, [25, 5]);
  const points = values.map((value, at) => `${x(at)},${y(value)}`);
  const last = values.length - 1;
  return html`<svg viewBox="0 0 120 30" width="120" height="30" aria-hidden="true"><polyline class="spark" points="${points.join(' ')}"/><circle class="dot" cx="${x(last)}" cy="${y(values[last])}" r="2.5"/></svg>`;
}

const LABELS = 112;
const WIDTH = 380;
const EDGE = 338;
const ROW = 34;

/** Stacked histograms on one scale, with a line at each mean. */
export function ridges({ title, from, to, open, series }: Histogram): Markup {
  const height = series.length * ROW + 20;
  const x = scale([from, to], [LABELS, EDGE]);
  const most = Math.max(1e-9, ...series.flatMap(({ shares }) => shares));
  const rows = series.map(({ name, kind, shares, mean }, at) => {
    const base = (at + 1) * ROW;
    const step = (to - from) / shares.length;
    const bars = shares.map((share, bin) => {
      const tall = round((share / most) * (ROW - 6));
      if (tall <= 0) return undefined;
      const left = x(from + bin * step);
      const wide = round(x(from + (bin + 1) * step) - left - 0.6);
      return html`<rect class="${kind === 'system' ? 'area' : 'grey'}" x="${left}" y="${round(base - tall)}" width="${wide}" height="${tall}"/>`;
    });
    const middle = x(Math.min(to, Math.max(from, mean)));
    return html`<text x="0" y="${base - 8}">${shortened(name, 17)}</text>${bars}<line class="axis" x1="${LABELS}" x2="${EDGE}" y1="${base}" y2="${base}"/><text class="tick" x="${WIDTH}" y="${base - 8}" text-anchor="end">${mean.toFixed(2)}</text><line class="mean" x1="${middle}" x2="${middle}" y1="${base - ROW + 8}" y2="${base}"/>
`;
  });
  const marks = ticks(from, to, 4).map(
    (tick) =>
      html`<text class="tick" x="${x(tick)}" y="${height - 6}" text-anchor="middle">${tick}${open && tick === to && '+'}</text>`,
  );
  const label = series
    .map(
      ({ name, mean, median }) => `${name}: mean ${mean.toFixed(2)}, median ${median.toFixed(2)}`,
    )
    .join('; ');
  return html`<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}. ${label}">
${rows}${marks}
</svg>`;
}

/** Truncates a name to a number of characters. */
export function shortened(name: string, most: number): string {
  const signs = [...name];
  return signs.length <= most ? name : `${signs.slice(0, most - 1).join('')}…`;
}
