import { KlartextError, UPOS } from '../../core/index.ts';
import type { Spelling } from '../analysis/word-table.ts';
import { STEPS, type WordVectors } from '../vectors/word-vectors.ts';
import { type Kernel, openKernel, type Room } from './kernel.ts';
import { Dense, Placer, Recurrence, roomFor } from './layers.ts';
import { MATRICES, type NetworkFile, type PackedMatrix } from './network-file.ts';
import { ROOT, type WordInput, WordInputs } from './word-input.ts';

/** The maximum number of words that are parsed together. */
export const LONGEST_WINDOW = 300;

/** The factor of negative values after a layer of arcs or labels. */
const LEAK = 0.1;

/** The network's output for a sentence; place 0 is the root, words follow. */
export interface Scores {
  /** Words and root. */
  readonly size: number;
  /** Scores of tags and bundles, a row for each place. */
  readonly tags: Float32Array;
  readonly bundles: Float32Array;
  /** Scores of heads, a row for each dependent. */
  readonly arcs: Float32Array;
  /** Scores of the relations when these are the heads, a row for each place. */
  relations(heads: ArrayLike<number>): Float32Array;
}

/** The trained network: words in, scores out. */
export class Network {
  private readonly file: NetworkFile;
  private readonly vectors: WordVectors | undefined;
  private readonly inputs: WordInputs;
  private readonly dense: Readonly<Record<DenseName, Dense>>;
  private readonly first: readonly [Recurrence, Recurrence];
  private readonly second: readonly [Recurrence, Recurrence];

  constructor(
    file: NetworkFile,
    vectors: WordVectors | undefined,
    spelling?: Spelling,
    open: (room: Room) => Kernel = openKernel,
  ) {
    if (file.vectorDimensions > 0) checkVectors(file, vectors);
    this.file = file;
    const { matrices, vectors: biases } = file;
    this.vectors = file.vectorDimensions > 0 ? vectors : undefined;
    this.inputs = new WordInputs(
      file.words,
      matrices.affixes.rows,
      this.vectors,
      file.vectorEndings,
      spelling,
    );
    const used = MATRICES.filter((name) => name !== 'words' && name !== 'affixes');
    const room = roomFor(
      used.map((name) => matrices[name]),
      LONGEST_WINDOW + 1,
    );
    const kernel = open(room);
    const placer = new Placer(kernel);
    const dense = (name: keyof typeof matrices, bias?: Float32Array) =>
      new Dense(kernel, placer, matrices[name], bias);
    this.dense = {
      firstInput: dense('firstInput', biases.firstBias),
      tag: dense('tag', biases.tagBias),
      secondInput: dense('secondInput', biases.secondBias),
      bundle: dense('bundle', biases.bundleBias),
      arcHead: dense('arcHead', biases.arcHeadBias),
      arcDependent: dense('arcDependent', biases.arcDependentBias),
      arc: dense('arc', biases.arcBias),
      labelHead: dense('labelHead', biases.labelHeadBias),
      labelDependent: dense('labelDependent', biases.labelDependentBias),
      label: dense('label'),
      labelOfHead: dense('labelOfHead', biases.labelBias),
      labelOfDependent: dense('labelOfDependent'),
    };
    this.first = [
      new Recurrence(kernel, placer, matrices.firstForward, false),
      new Recurrence(kernel, placer, matrices.firstBackward, true),
    ];
    this.second = [
      new Recurrence(kernel, placer, matrices.secondForward, false),
      new Recurrence(kernel, placer, matrices.secondBackward, true),
    ];
  }

  /** Scores of at most `LONGEST_WINDOW` words. */
  read(forms: readonly string[]): Scores {
    const { dense } = this;
    const size = forms.length + 1;
    const first = this.recur(this.first, dense.firstInput.apply(this.embed(forms), size), size);
    const tags = dense.tag.apply(first, size);
    const withTags = this.withTagVectors(first, tags, size);
    const second = this.recur(this.second, dense.secondInput.apply(withTags, size), size);
    return {
      size,
      tags,
      bundles: dense.bundle.apply(second, size),
      arcs: this.arcs(second, size),
      relations: (heads) => this.relations(second, heads, size),
    };
  }

  private embed(forms: readonly string[]): Float32Array {
    const { inputs } = this.dense.firstInput;
    const out = new Float32Array((forms.length + 1) * inputs);
    const { matrices } = this.file;
    addRow(matrices.words, ROOT, out, this.file.vectorDimensions);
    forms.forEach((form, i) => {
      this.embedWord(this.inputs.of(form), out, (i + 1) * inputs);
    });
    return out;
  }

  private embedWord({ word, vector, affixes }: WordInput, out: Float32Array, at: number): void {
    const { matrices, vectorDimensions } = this.file;
    if (vector > 0 && this.vectors) {
      const { bytes } = this.vectors;
      const from = (vector - 1) * vectorDimensions;
      for (let d = 0; d < vectorDimensions; d++) out[at + d] = bytes[from + d] / STEPS;
    }
    const wordsAt = at + vectorDimensions;
    addRow(matrices.words, word, out, wordsAt);
    for (const row of affixes) addRow(matrices.affixes, row, out, wordsAt + matrices.words.columns);
  }

  private recur(
    directions: readonly [Recurrence, Recurrence],
    gates: Float32Array,
    size: number,
  ): Float32Array {
    const out = new Float32Array(gates.length / 4);
    for (const direction of directions) direction.run(gates, size, out);
    return out;
  }

  /** Appends to each state the mean of the tags' vectors, weighted by the probability of the tags. */
  private withTagVectors(states: Float32Array, tags: Float32Array, size: number): Float32Array {
    const { tagVectors } = this.file.vectors;
    const width = states.length / size;
    const added = tagVectors.length / UPOS.length;
    const out = new Float32Array(size * (width + added));
    const likely = new Float32Array(UPOS.length);
    for (let i = 0; i < size; i++) {
      const at = i * (width + added);
      out.set(states.subarray(i * width, (i + 1) * width), at);
      probabilities(tags, i * UPOS.length, UPOS.length, 1, likely);
      for (let t = 0; t < UPOS.length; t++) {
        for (let d = 0; d < added; d++)
          out[at + width + d] += likely[t] * tagVectors[t * added + d];
      }
    }
    return out;
  }

  private arcs(states: Float32Array, size: number): Float32Array {
    const { dense } = this;
    const heads = dense.arcHead.apply(states, size, LEAK);
    const asked = dense.arc.apply(dense.arcDependent.apply(states, size, LEAK), size);
    const width = dense.arc.outputs;
    const out = new Float32Array(size * size);
    for (let dependent = 1; dependent < size; dependent++) {
      for (let head = 0; head < size; head++) {
        out[dependent * size + head] = product(
          asked,
          dependent * width,
          heads,
          head * width,
          width,
        );
      }
    }
    return out;
  }

  private relations(states: Float32Array, heads: ArrayLike<number>, size: number): Float32Array {
    const { dense } = this;
    const ofHeads = dense.labelHead.apply(states, size, LEAK);
    const dependents = dense.labelDependent.apply(states, size, LEAK);
    const width = dense.labelHead.outputs;
    const chosen = new Float32Array(size * width);
    for (let i = 1; i < size; i++) {
      chosen.set(ofHeads.subarray(heads[i] * width, (heads[i] + 1) * width), i * width);
    }
    const pairs = dense.label.apply(chosen, size);
    const out = dense.labelOfHead.apply(chosen, size);
    const more = dense.labelOfDependent.apply(dependents, size);
    const count = dense.labelOfHead.outputs;
    for (let place = 1; place < size; place++) {
      for (let k = place * count; k < (place + 1) * count; k++) {
        out[k] += more[k] + product(pairs, k * width, dependents, place * width, width);
      }
    }
    return out;
  }
}

function checkVectors({ vectorDimensions, vectorWords }: NetworkFile, vectors?: WordVectors): void {
  if (vectors?.dimensions === vectorDimensions && vectors.size === vectorWords) return;
  throw new KlartextError(
    'bad-model',
    'The parser was trained with word vectors other than those in vectors.bin.gz.',
    'Reinstall klartext, or retrain the parser: npx tsx train/parser/train.ts LANGUAGE.',
  );
}

type DenseName =
  | 'firstInput'
  | 'tag'
  | 'secondInput'
  | 'bundle'
  | 'arcHead'
  | 'arcDependent'
  | 'arc'
  | 'labelHead'
  | 'labelDependent'
  | 'label'
  | 'labelOfHead'
  | 'labelOfDependent';

function addRow(
  { columns, factors, values }: PackedMatrix,
  row: number,
  out: Float32Array,
  at: number,
): void {
  const from = row * columns;
  const factor = factors[row];
  for (let d = 0; d < columns; d++) out[at + d] += values[from + d] * factor;
}

function product(
  a: Float32Array,
  fromA: number,
  b: Float32Array,
  fromB: number,
  length: number,
): number {
  // Four independent sums run in parallel; lengths are multiples of four.
  let [s0, s1, s2, s3] = [0, 0, 0, 0];
  for (let i = 0; i < length; i += 4) {
    s0 += a[fromA + i] * b[fromB + i];
    s1 += a[fromA + i + 1] * b[fromB + i + 1];
    s2 += a[fromA + i + 2] * b[fromB + i + 2];
    s3 += a[fromA + i + 3] * b[fromB + i + 3];
  }
  return s0 + s1 + s2 + s3;
}

/** The softmax of scores divided by a temperature. */
export function probabilities(
  scores: Float32Array,
  from: number,
  length: number,
  temperature: number,
  out: Float32Array,
): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i++) if (scores[from + i] > most) most = scores[from + i];
  let sum = 0;
  for (let i = 0; i < length; i++) {
    out[i] = Math.exp((scores[from + i] - most) / temperature);
    sum += out[i];
  }
  for (let i = 0; i < length; i++) out[i] /= sum;
}
