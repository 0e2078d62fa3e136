import { ByteReader, ByteWriter } from '../../src/language/analysis/bytes.ts';
import { LinearModel } from '../../src/language/analysis/linear-model.ts';
import type { Kept } from './quantise.ts';

/** The classifier as it will be read from the file. */
export function frozen(classes: number, features: Kept): LinearModel {
  const out = new ByteWriter();
  LinearModel.write(classes, features, out);
  return LinearModel.read(new ByteReader(out.finish()));
}
