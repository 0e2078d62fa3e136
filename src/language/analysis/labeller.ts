import { hashText } from './hashing.ts';
import {
  type Children,
  childrenOf,
  type LabelInput,
  labelFeatures,
  labelKey,
  NUMBERS_SEEN,
} from './label-features.ts';
import { looksOf, type ParserInput } from './parse-features.ts';
import { Remembered } from './remembered.ts';
import { FeatureSet, type Scorer } from './scorer.ts';
import { bestOf } from './tagger.ts';

const PLACES = 512;

/** Names the relations of a finished tree. */
export class Labeller {
  readonly names: readonly string[];
  private readonly hashes: Int32Array;
  private readonly scorer: Scorer;
  private readonly features = new FeatureSet();
  private readonly scores: Float32Array;
  private readonly seen = new Remembered(NUMBERS_SEEN, PLACES);
  private readonly found = new Uint8Array(PLACES);

  constructor(scorer: Scorer, names: readonly string[]) {
    this.scorer = scorer;
    this.names = names;
    this.hashes = labelHashes(names);
    this.scores = new Float32Array(names.length);
  }

  /** A place in `names` for each word; the root's is `names.length`. */
  label(input: ParserInput, heads: Int16Array): Uint8Array {
    const tree = labelInput(input, heads);
    const children = childrenOf(heads);
    const labels = new Uint8Array(input.n).fill(this.names.length);
    const looks = looksOf(input);
    for (let d = 0; d < input.n; d++) {
      if (heads[d] < 0) continue;
      labels[d] = this.guess(tree, children, looks, d);
      noteLabel(tree, d, this.hashes[labels[d]]);
    }
    return labels;
  }

  private guess(tree: LabelInput, children: Children, looks: Int32Array, d: number): number {
    const { seen, found } = this;
    labelKey(tree, children, looks, d, seen.key);
    const place = seen.look();
    if (seen.isNew) {
      labelFeatures(tree, children, d, this.features);
      this.scorer.score(this.features, this.scores);
      found[place] = bestOf(this.scores, this.names.length);
    }
    return found[place];
  }
}

export function labelHashes(names: readonly string[]): Int32Array {
  return Int32Array.from(names, (name) => hashText(name));
}

export function labelInput(input: ParserInput, heads: Int16Array): LabelInput {
  const lastLabel = new Int32Array(input.n);
  const labelSet = new Int32Array(input.n);
  return { input, heads, lastLabel, labelSet };
}

/** Remembers the label of `d` for the labels of its siblings. */
export function noteLabel(tree: LabelInput, d: number, hash: number): void {
  const head = tree.heads[d];
  tree.lastLabel[head] = hash;
  tree.labelSet[head] = (tree.labelSet[head] + hash) | 0;
}
