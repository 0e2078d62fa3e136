import { metrics } from '../metrics/index.ts';
import type { Axis, Plane, PlanePoint } from './data.ts';
import { COMPLEXITY, SIMILARITY } from './features.ts';
import type { Row } from './row.ts';

/** Metrics for meaning and simplicity: in each pair, the first that was measured. */
const PLANES: readonly { readonly x: readonly string[]; readonly y: readonly string[] }[] = [
  { x: ['bleu'], y: ['sari'] },
  { x: [SIMILARITY], y: ['fkgl', 'fre', COMPLEXITY] },
];

/** The features in the planes, given the requested metrics. */
export function planeFeatures(asked: readonly string[]): string[] {
  const isReadable = PLANES[1].y.some((name) => asked.includes(name));
  return isReadable ? [SIMILARITY] : [SIMILARITY, COMPLEXITY];
}

/** Systems and baselines by meaning and simplicity, and the Pareto front of the systems. */
export function planesOf(rows: readonly Row[]): Plane[] {
  return PLANES.flatMap((choice) => {
    const x = axisOf(choice.x, rows);
    const y = axisOf(choice.y, rows);
    if (!x || !y) return [];
    const points = rows.map(({ name, kind, measured }) => ({
      name,
      kind,
      x: measured.get(x.metric)?.score.value ?? 0,
      y: measured.get(y.metric)?.score.value ?? 0,
    }));
    return [{ x, y, points: withFront(points, x, y) }];
  });
}

function axisOf(choice: readonly string[], rows: readonly Row[]): Axis | undefined {
  const metric = choice.find((name) => rows.every(({ measured }) => measured.has(name)));
  if (metric === undefined) return undefined;
  const { better } = metrics.get(metric);
  return { metric, better: better === 'lower' ? 'lower' : 'higher' };
}

/** The Pareto front includes only systems; a baseline such as identity would always be on it. */
function withFront(points: readonly Omit<PlanePoint, 'front'>[], x: Axis, y: Axis): PlanePoint[] {
  const good = (axis: Axis, value: number) => (axis.better === 'lower' ? -value : value);
  const systems = points.filter(({ kind }) => kind === 'system');
  return points.map((point) => {
    const [px, py] = [good(x, point.x), good(y, point.y)];
    const beaten = systems.some((other) => {
      const [ox, oy] = [good(x, other.x), good(y, other.y)];
      return ox >= px && oy >= py && (ox > px || oy > py);
    });
    return { ...point, front: point.kind === 'system' && !beaten };
  });
}
