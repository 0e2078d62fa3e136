import { html, type Markup } from '../../core/markup.ts';
import { scale, ticks } from '../../evaluate/report/page/plots.ts';
import { DIALS, type Dial } from './dials.ts';
import type { Influence, InfluenceRow } from './influence.ts';

const SIZE = 150;
const GAP = 26;
const LEFT = 110;
const TOP = 34;

/** A point of the trade-off of simplicity and meaning. */
export interface CurvePoint {
  readonly asked: number;
  readonly meaning: number;
  readonly simplicity: number;
}

export interface Curve {
  readonly meaning: string;
  readonly simplicity: string;
  readonly points: readonly CurvePoint[];
}

/** The 4 × 4 matrix as a chart: rows are the requested dials, columns the measured attributes. */
export function influencePlot({ rows }: Influence): Markup {
  const dials = DIALS.filter((dial) => rows.some((row) => row.dial === dial));
  const width = LEFT + DIALS.length * (SIZE + GAP);
  const height = TOP + dials.length * (SIZE + GAP);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Influence of each dial on the four attributes" font-family="sans-serif" font-size="12">
${DIALS.map((got, column) => html`<text x="${LEFT + column * (SIZE + GAP) + SIZE / 2}" y="20" text-anchor="middle" fill="#222">got: ${got}</text>`)}
${dials.map((dial, row) => html`<text x="4" y="${TOP + row * (SIZE + GAP) + SIZE / 2}" fill="#222">asked: ${dial}</text>${DIALS.map((got, column) => panel(rows, dial, got, LEFT + column * (SIZE + GAP), TOP + row * (SIZE + GAP)))}`)}
</svg>`;
}

function panel(
  rows: readonly InfluenceRow[],
  dial: Dial,
  got: Dial,
  left: number,
  top: number,
): Markup {
  const x = scale([0.2, 1.05], [left, left + SIZE]);
  const y = scale([0.2, 1.2], [top + SIZE, top]);
  const line = (fixedLength: boolean, colour: string, dashes: string) => {
    const own = rows.filter((row) => row.dial === dial && row.fixedLength === fixedLength);
    const points = own.map((row) => `${x(row.asked)},${y(clipped(row.got[got]))}`).join(' ');
    return html`<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes}"/>${own.map((row) => html`<circle cx="${x(row.asked)}" cy="${y(clipped(row.got[got]))}" r="3" fill="${colour}"><title>asked ${row.asked}, got ${row.got[got].toFixed(3)}${fixedLength ? ', length held at 1' : ''}</title></circle>`)}`;
  };
  return html`<rect x="${left}" y="${top}" width="${SIZE}" height="${SIZE}" fill="${dial === got ? '#f3f6fb' : '#fff'}" stroke="#bbb"/><line x1="${x(0.2)}" y1="${y(0.2)}" x2="${x(1.05)}" y2="${y(1.05)}" stroke="#ddd"/>${[0.25, 0.5, 0.75, 1].map((tick) => html`<text x="${x(tick)}" y="${top + SIZE + 12}" text-anchor="middle" font-size="9" fill="#666">${tick}</text><text x="${left - 3}" y="${y(tick) + 3}" text-anchor="end" font-size="9" fill="#666">${tick}</text>`)}${line(false, '#1f5fa8', '')}${line(true, '#c05a1a', '4 3')}`;
}

const clipped = (value: number) => Math.min(1.2, Math.max(0.2, value));

/** Simplicity over meaning as the dials are turned (thesis of L. Martin, §12.2). */
export function curvePlot({ meaning, simplicity, points }: Curve): Markup {
  const [width, height, edge] = [520, 340, 50];
  const range = (values: number[]): [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const margin = (high - low || 1) * 0.1;
    return [low - margin, high + margin];
  };
  const xs = range(points.map((point) => point.meaning));
  const ys = range(points.map((point) => point.simplicity));
  const x = scale(xs, [edge, width - 20]);
  const y = scale(ys, [height - edge, 16]);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Simplicity and meaning" font-family="sans-serif" font-size="12">
<rect x="${edge}" y="16" width="${width - 20 - edge}" height="${height - edge - 16}" fill="#fff" stroke="#bbb"/>
${ticks(...xs).map((tick) => html`<text x="${x(tick)}" y="${height - edge + 14}" text-anchor="middle" font-size="10" fill="#666">${tick}</text>`)}
${ticks(...ys).map((tick) => html`<text x="${edge - 5}" y="${y(tick) + 3}" text-anchor="end" font-size="10" fill="#666">${tick}</text>`)}
<text x="${width / 2}" y="${height - 12}" text-anchor="middle">meaning: ${meaning}</text>
<text transform="translate(14 ${height / 2}) rotate(-90)" text-anchor="middle">simplicity: ${simplicity}</text>
<polyline points="${points.map((point) => `${x(point.meaning)},${y(point.simplicity)}`).join(' ')}" fill="none" stroke="#1f5fa8" stroke-width="2"/>
${points.map((point) => html`<circle cx="${x(point.meaning)}" cy="${y(point.simplicity)}" r="4" fill="#1f5fa8"><title>asked ${point.asked}</title></circle><text x="${x(point.meaning) + 6}" y="${y(point.simplicity) - 6}" font-size="10">${point.asked}</text>`)}
</svg>`;
}

/** A page with the drawings, which loads nothing. */
export function influencePage(title: string, influence: Influence, curve?: Curve): string {
  return html`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title>
<body style="font-family:sans-serif;max-width:60rem;margin:2rem auto">
<h1>${title}</h1>
<p>${influence.texts} texts. Each dial is turned alone: blue with the length free, orange dashes with the length held at 1. The grey line is obedience.</p>
${influencePlot(influence)}
${curve && html`<h2>Simplicity and meaning</h2><p>All four dials asked for the same value.</p>${curvePlot(curve)}`}
</body></html>
`.text;
}
