import { readFileSync } from 'node:fs';
import type { NetworkFile } from '../../src/language/parser/network-file.ts';
import type { WordVectors } from '../../src/language/vectors/word-vectors.ts';
import type { ParserNames } from './prepare.ts';
import { quantised, type Weights } from './quantise.ts';

/** The weights that `train.py` wrote, as small whole numbers with a factor for each row. */
export function exported(
  folder: string,
  { words, bundles, relations }: ParserNames,
  vectors?: WordVectors,
  vectorEndings = 0,
): NetworkFile {
  const named = readWeights(folder);
  const weights = (name: string) => {
    const found = named.get(name);
    if (!found) throw new Error(`${folder}/weights.json has no weights ${name}.`);
    return found;
  };
  const matrix = (name: string) => quantised(weights(name));
  const bias = (name: string) => weights(name).values;
  const inputs = (layer: string) =>
    quantised(stacked(weights(`${layer}.weight_ih_l0`), weights(`${layer}.weight_ih_l0_reverse`)));
  const gates = (layer: string) =>
    Float32Array.from([
      ...sum(bias(`${layer}.bias_ih_l0`), bias(`${layer}.bias_hh_l0`)),
      ...sum(bias(`${layer}.bias_ih_l0_reverse`), bias(`${layer}.bias_hh_l0_reverse`)),
    ]);
  return {
    words,
    bundles,
    relations,
    vectorDimensions: vectors?.dimensions ?? 0,
    vectorWords: vectors?.size ?? 0,
    vectorEndings,
    arcTemperature: 1,
    labelTemperature: 1,
    matrices: {
      words: matrix('word.weight'),
      affixes: matrix('affix.weight'),
      firstInput: inputs('first'),
      firstForward: matrix('first.weight_hh_l0'),
      firstBackward: matrix('first.weight_hh_l0_reverse'),
      tag: matrix('tag.weight'),
      secondInput: inputs('second'),
      secondForward: matrix('second.weight_hh_l0'),
      secondBackward: matrix('second.weight_hh_l0_reverse'),
      bundle: matrix('bundle.weight'),
      arcHead: matrix('arc_head.weight'),
      arcDependent: matrix('arc_dependent.weight'),
      arc: quantised(transposed(weights('arc'))),
      labelHead: matrix('label_head.weight'),
      labelDependent: matrix('label_dependent.weight'),
      label: matrix('label'),
      labelOfHead: matrix('label_of_head.weight'),
      labelOfDependent: matrix('label_of_dependent.weight'),
    },
    vectors: {
      firstBias: gates('first'),
      tagBias: bias('tag.bias'),
      tagVectors: bias('tag_vectors'),
      secondBias: gates('second'),
      bundleBias: bias('bundle.bias'),
      arcHeadBias: bias('arc_head.bias'),
      arcDependentBias: bias('arc_dependent.bias'),
      arcBias: bias('arc_bias'),
      labelHeadBias: bias('label_head.bias'),
      labelDependentBias: bias('label_dependent.bias'),
      labelBias: sum(bias('label_of_head.bias'), bias('label_of_dependent.bias')),
    },
  };
}

function readWeights(folder: string): Map<string, Weights> {
  const described = JSON.parse(readFileSync(`${folder}/weights.json`, 'utf8')) as {
    readonly name: string;
    readonly shape: readonly number[];
    readonly at: number;
  }[];
  const bytes = readFileSync(`${folder}/weights.f32`);
  const all = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  return new Map(
    described.map(({ name, shape, at }) => {
      const size = shape.reduce((product, length) => product * length, 1);
      return [name, { shape, values: all.subarray(at, at + size) }];
    }),
  );
}

function stacked(above: Weights, below: Weights): Weights {
  const shape = [above.shape[0] + below.shape[0], above.shape[1]];
  return { shape, values: Float32Array.from([...above.values, ...below.values]) };
}

function transposed({ shape: [rows, columns], values }: Weights): Weights {
  const turned = new Float32Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let k = 0; k < columns; k++) turned[k * rows + i] = values[i * columns + k];
  }
  return { shape: [columns, rows], values: turned };
}

function sum(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, i) => value + b[i]);
}
