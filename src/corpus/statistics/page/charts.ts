import { html, type Markup } from '../../../core/markup.ts';
import type { Distribution } from '../distribution.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** A density curve with its mean as a dashed line, as ASSET and CSS plot features. */
export function densityPlot(title: string, distribution: Distribution): Markup {
  const { density, from, to, mean, count } = distribution;
  const [width, height, base] = [280, 110, 92];
  const most = Math.max(...density, 1e-9);
  const x = (value: number) => round(((value - from) / (to - from)) * (width - 10) + 5);
  const points = density.map((value, at) => {
    const place = from + (at / (density.length - 1)) * (to - from);
    return `${x(place)},${round(base - (value / most) * (base - 8))}`;
  });
  const middle = x(Math.min(to, Math.max(from, mean)));
  const label = `${title}: mean ${mean.toFixed(2)}, ${count} pairs`;
  return html`<figure>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
<polygon class="area" points="${[`${x(from)},${base}`, ...points, `${x(to)},${base}`].join(' ')}"/>
<line class="mark" stroke-dasharray="4 3" x1="${middle}" x2="${middle}" y1="6" y2="${base}"/>
<line class="axis" x1="5" x2="${width - 5}" y1="${base}" y2="${base}"/>
<text x="5" y="${height - 4}">${from}</text>
<text x="${width - 5}" y="${height - 4}" text-anchor="end">${to}</text>
</svg>
<figcaption>${title} (mean ${mean.toFixed(2)}, median ${distribution.quartiles[1].toFixed(2)})</figcaption>
</figure>`;
}

/** Violins side by side, with minimum, maximum, mean and median, as MultiSim's Figure 5. */
export function violins(
  title: string,
  named: readonly (readonly [name: string, distribution: Distribution])[],
): Markup {
  const [rowHeight, left, width] = [44, 150, 760];
  const height = named.length * rowHeight + 24;
  const [from, to] = [named[0]?.[1].from ?? 0, named[0]?.[1].to ?? 1];
  const x = (value: number) =>
    round(
      left + ((Math.min(to, Math.max(from, value)) - from) / (to - from)) * (width - left - 10),
    );
  const rows = named.map(([name, distribution], at) => {
    const middle = at * rowHeight + rowHeight / 2;
    return html`<text x="${left - 8}" y="${middle + 4}" text-anchor="end">${name}</text>
<polygon class="area" points="${violinPoints(distribution, middle, rowHeight / 2 - 3, x)}"/>
<line class="mark" x1="${x(distribution.minimum)}" x2="${x(distribution.maximum)}" y1="${middle}" y2="${middle}"/>
<line class="mark" x1="${x(distribution.quartiles[1])}" x2="${x(distribution.quartiles[1])}" y1="${middle - 9}" y2="${middle + 9}"/>
<circle class="dot" cx="${x(distribution.mean)}" cy="${middle}" r="4"><title>${name}: mean ${distribution.mean.toFixed(3)}, median ${distribution.quartiles[1].toFixed(3)}</title></circle>
`;
  });
  return html`<figure>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
${rows}
<line class="axis" x1="${left}" x2="${width - 10}" y1="${height - 18}" y2="${height - 18}"/>
<text x="${left}" y="${height - 4}">${from}</text>
<text x="${width - 10}" y="${height - 4}" text-anchor="end">${to}</text>
</svg>
<figcaption>${title}. Line: minimum to maximum; stroke: median; dot: mean.</figcaption>
</figure>`;
}

function violinPoints(
  { density, from, to }: Distribution,
  middle: number,
  half: number,
  x: (value: number) => number,
): string {
  const most = Math.max(...density, 1e-9);
  const side = (sign: number) =>
    density.map((value, at) => {
      const place = from + (at / (density.length - 1)) * (to - from);
      return `${x(place)},${round(middle + sign * (value / most) * half)}`;
    });
  return [...side(-1), ...side(1).reverse()].join(' ');
}
