import { html, type Markup } from '../../../core/markup.ts';
import type { Axis, Plane, PlanePoint } from '../data.ts';
import { scale, shortened, ticks } from './plots.ts';

const WIDTH = 560;
const HEIGHT = 400;
const FRAME = { left: 56, right: 20, top: 16, bottom: 48 };
/** The approximate width of a letter at 12 pixels. */
const LETTER = 7.2;
const LINE = 14;

/** Meaning across, simplicity up; the front as a dashed line. */
export function planePlot({ x, y, points }: Plane): Markup {
  const [xs, ys] = [
    rangeOf(points.map((point) => point.x)),
    rangeOf(points.map((point) => point.y)),
  ];
  const right = scale(xs, [FRAME.left, WIDTH - FRAME.right]);
  const simplerIsUp = [HEIGHT - FRAME.bottom, FRAME.top] as const;
  const up = scale(ys, y.better === 'lower' ? [simplerIsUp[1], simplerIsUp[0]] : simplerIsUp);
  const places = points.map((point) => ({ ...point, left: right(point.x), top: up(point.y) }));
  const front = places.filter((place) => place.front).sort((a, b) => a.x - b.x);
  const bottom = HEIGHT - FRAME.bottom;
  return html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${described(x, y, points)}">
${ticks(...xs).map((tick) => html`<line class="axis" x1="${right(tick)}" x2="${right(tick)}" y1="${FRAME.top}" y2="${bottom}"/><text class="tick" x="${right(tick)}" y="${bottom + 16}" text-anchor="middle">${tick}</text>`)}
${ticks(...ys).map((tick) => html`<line class="axis" x1="${FRAME.left}" x2="${WIDTH - FRAME.right}" y1="${up(tick)}" y2="${up(tick)}"/><text class="tick" x="${FRAME.left - 6}" y="${up(tick) + 4}" text-anchor="end">${tick}</text>`)}
<text x="${(FRAME.left + WIDTH - FRAME.right) / 2}" y="${HEIGHT - 8}" text-anchor="middle">meaning: ${axisTitle(x, '→')}</text>
<text transform="translate(14 ${(FRAME.top + bottom) / 2}) rotate(-90)" text-anchor="middle">simplicity: ${axisTitle(y, '→')}</text>
<polyline class="front" points="${front.map(({ left, top }) => `${left},${top}`).join(' ')}"/>
${places.map(dot)}
${labelled(places)}
</svg>`;
}

interface Place extends PlanePoint {
  readonly left: number;
  readonly top: number;
}

function dot({ name, kind, front, x, y, left, top }: Place): Markup {
  const title = html`<title>${name}: ${x.toFixed(2)}, ${y.toFixed(2)}</title>`;
  if (kind === 'baseline') {
    return html`<path class="base" d="M${left} ${top - 6}l6 6-6 6-6-6z">${title}</path>`;
  }
  return html`<circle class="${front ? 'dot' : 'hollow'}" cx="${left}" cy="${top}" r="5">${title}</circle>`;
}

function axisTitle({ metric, better }: Axis, arrow: string): string {
  return better === 'lower' ? `${metric}, lower is better ${arrow}` : `${metric} ${arrow}`;
}

function rangeOf(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || Math.abs(high) || 1) * 0.08;
  return [low - room, high + room];
}

function described(x: Axis, y: Axis, points: readonly PlanePoint[]): string {
  const each = points.map(
    (point) =>
      `${point.name} ${point.x.toFixed(2)}, ${point.y.toFixed(2)}${point.front ? ' (on the Pareto front)' : ''}`,
  );
  return `Meaning (${x.metric}) against simplicity (${y.metric}): ${each.join('; ')}`;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Places names beside their points if there is room; otherwise only the point's title has the name. */
function labelled(places: readonly Place[]): Markup[] {
  const taken: Box[] = places.map(({ left, top }) => ({
    left: left - 6,
    top: top - 6,
    width: 12,
    height: 12,
  }));
  return places.flatMap((place) => {
    const name = shortened(place.name, 24);
    const width = name.length * LETTER;
    const box = spots(place, width).find(
      (spot) =>
        spot.left >= FRAME.left &&
        spot.left + width <= WIDTH &&
        spot.top >= 0 &&
        spot.top + LINE <= HEIGHT - FRAME.bottom + 4 &&
        !taken.some((other) => overlap(spot, other)),
    );
    if (!box) return [];
    taken.push(box);
    const x = { start: box.left, middle: box.left + width / 2, end: box.left + width }[box.anchor];
    return [
      html`<text x="${round(x)}" y="${round(box.top + 11)}" text-anchor="${box.anchor}">${name}</text>`,
    ];
  });
}

interface Spot extends Box {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Right of the point, left, above, below, then the corners. */
function spots({ left, top }: Place, width: number): Spot[] {
  const at = (anchor: Spot['anchor'], dx: number, dy: number) => ({
    anchor,
    left: left + dx - { start: 0, middle: width / 2, end: width }[anchor],
    top: top + dy,
    width,
    height: LINE,
  });
  return [
    at('start', 9, -7),
    at('end', -9, -7),
    at('middle', 0, -22),
    at('middle', 0, 8),
    at('start', 7, -19),
    at('start', 7, 5),
    at('end', -7, -19),
    at('end', -7, 5),
  ];
}

function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
