import { expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import type { TokenEncoder } from '../encoder.ts';
import { evaluate } from '../evaluate.ts';

/** Words as directions in a plane; [CLS] in front, which weighs nothing. */
const ANGLES: Record<string, number> = { big: 0, large: 0.3, cat: 1.5, dog: 1.2 };
const encoder: TokenEncoder = {
  name: 'plane',
  layer: 1,
  idf: false,
  vectorsOf(text) {
    const words = text.split(' ').filter((word) => word in ANGLES);
    const vectors = words.map((word) =>
      Float32Array.of(Math.cos(ANGLES[word]), Math.sin(ANGLES[word])),
    );
    return { vectors: [Float32Array.of(-1, 0), ...vectors], weights: [0, ...words.map(() => 1)] };
  },
};

async function score(given: TokenEncoder | undefined, output: string, ...references: string[]) {
  const language = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });
  const settings = {
    language,
    tokenizer: '13a',
    lowercase: true,
    ...(given && { encoder: given }),
  };
  const sample = { id: '1', source: '', references, outputs: { ours: output } };
  const { systems } = evaluate([sample], { metrics: ['bertscore'], settings, systems: ['ours'] });
  return systems.get('ours')!.get('bertscore')!.score;
}

it('is 1 for the same words and names its model', async () => {
  const { value, signature } = await score(encoder, 'big cat', 'big cat');
  expect(value).toBeCloseTo(1, 6);
  expect(signature).toContain('bertscore|model:plane|layer:1|idf:no|rescaled:no');
});

it('matches each word with the nearest and leaves the marks out', async () => {
  const { parts } = await score(encoder, 'large', 'big cat');
  expect(parts.precision).toBeCloseTo(Math.cos(0.3), 6);
  expect(parts.recall).toBeCloseTo((Math.cos(0.3) + Math.cos(1.2)) / 2, 6);
});

it('takes the best reference, for precision and recall apart, before it rescales', async () => {
  const baseline = [0.5, 0.5, 0.5] as const;
  const { parts } = await score({ ...encoder, baseline }, 'big', 'big cat', 'large');
  expect(parts.precision).toBeCloseTo(1, 6);
  expect(parts.recall).toBeCloseTo((Math.cos(0.3) - 0.5) / 0.5, 6);
});

it('reports a missing model', async () => {
  await expect(score(undefined, 'a', 'b')).rejects.toThrow('needs a model');
});
