import { expect, it } from 'vitest';
import { quantised } from './quantise.ts';

it('keeps weights within half a step of the largest of their row', () => {
  const values = Float32Array.from([0.4, -2, 0.033, 0, 0, 0, 7, -3.5, 0.1]);
  const packed = quantised({ shape: [3, 3], values });
  packed.values.forEach((value, i) => {
    const row = Math.floor(i / 3);
    const most = Math.max(...values.subarray(row * 3, row * 3 + 3).map(Math.abs));
    const restored = value * packed.factors[row];
    expect(Math.abs(restored - values[i])).toBeLessThanOrEqual(most / 62 + 1e-6);
  });
});
