import { expect, it } from 'vitest';
import { type Kernel, openKernel, plainKernel } from './kernel.ts';

const ROWS = 12;
const COLUMNS = 32;
const MOST = 5;
const ROOM = {
  weights: ROWS * COLUMNS + 16,
  constants: 2 * ROWS,
  vectors: MOST,
  inputs: MOST * COLUMNS,
  results: MOST * ROWS,
};
const MATRIX = { at: 16, factorsAt: 0, biasAt: ROWS, rows: ROWS, columns: COLUMNS };

function filled(kernel: Kernel): Kernel {
  for (let i = 0; i < ROOM.weights; i++) kernel.weights[i] = ((i * 7919) % 255) - 127;
  for (let i = 0; i < ROOM.inputs; i++) kernel.inputs[i] = Math.sin(i * i) * (1 + i);
  for (let i = 0; i < ROOM.constants; i++) kernel.constants[i] = Math.cos(i) / 100;
  kernel.inputs.fill(0, COLUMNS, 2 * COLUMNS);
  return kernel;
}

function layer(kernel: Kernel, count: number) {
  filled(kernel);
  kernel.scale(MATRIX, count);
  kernel.product(MATRIX, count);
  const results = [...kernel.results];
  kernel.spread(MATRIX, count, 0.1);
  return {
    vectors: [...kernel.vectors],
    steps: [...kernel.steps],
    results,
    outputs: [...kernel.outputs].slice(0, count * ROWS),
  };
}

it('uses SIMD on this machine', () => {
  expect(openKernel(ROOM).name).toBe('simd');
});

it.each([1, 2, 3, 4, 5])('computes layers of %i vectors alike with SIMD and without', (count) => {
  expect(layer(openKernel(ROOM), count)).toEqual(layer(plainKernel(ROOM), count));
});

it('gives a layer: products, bias, and less of what is negative', () => {
  const kernel = openKernel(ROOM);
  kernel.weights.fill(0);
  kernel.weights.set([100, -50], 16);
  kernel.weights.set([-100, 0], 16 + COLUMNS);
  kernel.constants.fill(0.01, 0, ROWS);
  kernel.constants.fill(3, ROWS);
  kernel.inputs.set([4, 2]);
  kernel.scale(MATRIX, 1);
  kernel.product(MATRIX, 1);
  kernel.spread(MATRIX, 1, 0.5);
  expect(kernel.outputs[0]).toBeCloseTo(4 * 1 - 2 * 0.5 + 3, 3);
  expect(kernel.outputs[1]).toBeCloseTo((-4 + 3) * 0.5, 3);
});
