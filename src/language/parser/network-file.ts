import { KlartextError } from '../../core/index.ts';
import { ByteReader, ByteWriter } from '../analysis/bytes.ts';

const FORMAT = 'klartext-parser-1';

/** A matrix of signed bytes, each row with a factor for its values. */
export interface PackedMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly factors: Float32Array;
  readonly values: Int8Array;
}

/** The matrices of the network, in the order of the file. */
export const MATRICES = [
  'words',
  'affixes',
  'firstInput',
  'firstForward',
  'firstBackward',
  'tag',
  'secondInput',
  'secondForward',
  'secondBackward',
  'bundle',
  'arcHead',
  'arcDependent',
  'arc',
  'labelHead',
  'labelDependent',
  'label',
  'labelOfHead',
  'labelOfDependent',
] as const;

/** Rows of numbers that are added. */
export const VECTORS = [
  'firstBias',
  'tagBias',
  'tagVectors',
  'secondBias',
  'bundleBias',
  'arcHeadBias',
  'arcDependentBias',
  'arcBias',
  'labelHeadBias',
  'labelDependentBias',
  'labelBias',
] as const;

/** The contents of a parser file. */
export interface NetworkFile {
  readonly words: readonly string[];
  readonly bundles: readonly string[];
  readonly relations: readonly string[];
  /** Dimensions of the word vectors with which it was trained; 0 for none. */
  readonly vectorDimensions: number;
  /** The number of these vectors, to detect other files. */
  readonly vectorWords: number;
  /** The number of letters that may be removed from a word to find one with a vector. */
  readonly vectorEndings: number;
  /** The temperature: scores are divided by it before the softmax. */
  readonly arcTemperature: number;
  readonly labelTemperature: number;
  readonly matrices: Readonly<Record<(typeof MATRICES)[number], PackedMatrix>>;
  readonly vectors: Readonly<Record<(typeof VECTORS)[number], Float32Array>>;
}

export function writeNetwork(file: NetworkFile): Uint8Array {
  const out = new ByteWriter();
  out.text(FORMAT);
  out.texts(file.words);
  out.texts(file.bundles);
  out.texts(file.relations);
  out.varint(file.vectorDimensions);
  out.varint(file.vectorWords);
  out.varint(file.vectorEndings);
  out.floats([file.arcTemperature, file.labelTemperature]);
  for (const name of MATRICES) {
    const { rows, columns, factors, values } = file.matrices[name];
    out.varint(rows);
    out.varint(columns);
    out.floats(factors);
    out.block(new Uint8Array(values.buffer, values.byteOffset, values.length));
  }
  for (const name of VECTORS) {
    out.varint(file.vectors[name].length);
    out.floats(file.vectors[name]);
  }
  return out.finish();
}

export function readNetwork(bytes: Uint8Array): NetworkFile {
  const input = new ByteReader(bytes);
  if (input.text() !== FORMAT) {
    throw new KlartextError(
      'bad-model',
      'This file is not a parser for this version of klartext.',
      'Retrain it: npx tsx train/parser/train.ts LANGUAGE.',
    );
  }
  const words = input.texts();
  const bundles = input.texts();
  const relations = input.texts();
  const vectorDimensions = input.varint();
  const vectorWords = input.varint();
  const vectorEndings = input.varint();
  const [arcTemperature, labelTemperature] = input.floats(2);
  const matrices = named(MATRICES, () => {
    const rows = input.varint();
    const columns = input.varint();
    const factors = input.floats(rows);
    const block = input.block(rows * columns);
    const values = new Int8Array(block.buffer, block.byteOffset, block.length);
    return { rows, columns, factors, values };
  });
  const vectors = named(VECTORS, () => input.floats(input.varint()));
  return {
    words,
    bundles,
    relations,
    vectorDimensions,
    vectorWords,
    vectorEndings,
    arcTemperature,
    labelTemperature,
    matrices,
    vectors,
  };
}

function named<Name extends string, Value>(
  names: readonly Name[],
  next: () => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, next()])) as Record<Name, Value>;
}
