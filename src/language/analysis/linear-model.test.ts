import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';
import { LinearModel } from './linear-model.ts';
import { MoveModel } from './move-model.ts';
import { FeatureSet } from './scorer.ts';

const features = new Map([
  [
    5,
    [
      { label: 0, weight: 3 },
      { label: 2, weight: -7 },
    ],
  ],
  [134_217_000, [{ label: 1, weight: 127 }]],
]);

function scoresOf(model: LinearModel | MoveModel, keys: number[]): number[] {
  const on = new FeatureSet();
  for (const key of keys) on.add(key);
  const scores = new Float32Array(model.classes);
  model.score(on, scores);
  return [...scores];
}

describe('a linear model', () => {
  it('reads back what was written and adds the votes of the features that are on', () => {
    const out = new ByteWriter();
    LinearModel.write(3, features, out);
    const model = LinearModel.read(new ByteReader(out.finish()));
    expect(scoresOf(model, [5, 6, 134_217_000])).toEqual([3, 127, -7]);
    expect(scoresOf(model, [6])).toEqual([0, 0, 0]);
  });

  it('keeps the four weights of a parser move in one cell', () => {
    const out = new ByteWriter();
    MoveModel.write(features, out);
    expect(scoresOf(MoveModel.read(new ByteReader(out.finish())), [5, 134_217_000])).toEqual([
      3, 127, -7, 0,
    ]);
  });

  it('says that a file cut short is damaged', () => {
    const out = new ByteWriter();
    LinearModel.write(3, features, out);
    const bytes = out.finish();
    expect(() => LinearModel.read(new ByteReader(bytes.slice(0, bytes.length - 1)))).toThrow(
      'is truncated',
    );
  });
});
