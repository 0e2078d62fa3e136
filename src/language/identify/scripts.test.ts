import { expect, it } from 'vitest';
import { dominantScript, SCRIPTS, scriptOf } from './scripts.ts';

it.each([
  ['Latn', 'Straße'],
  ['Cyrl', 'Он купил Windows'],
  ['Arab', 'یہ ایک کتاب ہے'],
  ['Jpan', '彼はMicrosoftで働く'],
  ['Hang', 'Windows를 설치'],
  ['', '1 + 1 = 2'],
])('finds %s in %s', (script, text) => {
  expect(SCRIPTS[dominantScript(text)]).toBe(script);
});

it('counts signs between letters as no letters', () => {
  for (const sign of '×÷ ،۔・。_'.replace(' ', '')) expect(scriptOf(sign.charCodeAt(0))).toBe(0);
});
