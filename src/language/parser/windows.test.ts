import { expect, it } from 'vitest';
import { windowsOf } from './windows.ts';

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`);

it('leaves what is short enough in one piece', () => {
  expect(windowsOf(words(10), 10)).toEqual([[0, 10]]);
  expect(windowsOf([], 10)).toEqual([]);
});

it('cuts after the last mark of the second half', () => {
  const forms = words(15);
  forms[2] = ',';
  forms[7] = ';';
  expect(windowsOf(forms, 10)).toEqual([
    [0, 8],
    [8, 15],
  ]);
});

it('cuts where the window ends when there is no mark', () => {
  expect(windowsOf(words(25), 10)).toEqual([
    [0, 10],
    [10, 20],
    [20, 25],
  ]);
});
