import { featureKey, pair, scatter } from './hashing.ts';
import type { ParserInput } from './parse-features.ts';
import type { FeatureSet } from './scorer.ts';

/** A tree whose arcs get their labels one by one, from the first word to the last. */
export interface LabelInput {
  readonly input: ParserInput;
  /** −1 for the root. */
  readonly heads: Int16Array;
  /** Hash of the label last given to a child of each word; 0 when none has one yet. */
  readonly lastLabel: Int32Array;
  /** Hashes of all labels given to the children of a word so far, summed. */
  readonly labelSet: Int32Array;
}

/** Children of each word, in order, as linked lists. */
export interface Children {
  readonly first: Int16Array;
  readonly next: Int16Array;
}

export function childrenOf(heads: Int16Array): Children {
  const n = heads.length;
  const first = new Int16Array(n).fill(-1);
  const next = new Int16Array(n).fill(-1);
  for (let word = n - 1; word >= 0; word--) {
    const head = heads[word];
    if (head < 0) continue;
    next[word] = first[head];
    first[head] = word;
  }
  return { first, next };
}

const MAX_CHILDREN = 4;

/** How many numbers `labelKey` gives. */
export const NUMBERS_SEEN = 14 + MAX_CHILDREN;

/** All that the features of an arc see, as numbers; `looks` are those of the words. */
export function labelKey(
  { heads, lastLabel, labelSet }: LabelInput,
  { first, next }: Children,
  looks: Int32Array,
  d: number,
  key: Int32Array,
): void {
  const h = heads[d];
  key[0] = looks[d];
  key[1] = looks[d + 1];
  key[2] = looks[d + 2];
  key[3] = looks[h];
  key[4] = looks[h + 1];
  key[5] = looks[h + 2];
  key[6] = Math.max(-8, Math.min(8, d - h));
  key[7] = heads[h] < 0 ? 3 : looks[heads[h] + 1];
  key[8] = lastLabel[h];
  key[9] = labelSet[h];
  key[10] = first[h] === d ? 5 : looks[first[h] + 1];
  key[11] = next[d] < 0 ? 5 : looks[next[d] + 1];
  key.fill(0, 12);
  let count = 0;
  for (let c = first[d]; c >= 0; c = next[c]) {
    if (count < MAX_CHILDREN) key[14 + count] = looks[c + 1];
    count++;
    key[13] = looks[c + 1];
  }
  key[12] = Math.min(5, count);
}

/** Features for the label of the arc to `d`, which is not the root. */
export function labelFeatures(
  { input, heads, lastLabel, labelSet }: LabelInput,
  children: Children,
  d: number,
  out: FeatureSet,
): void {
  const { word, tag, bundle, group, ending } = input;
  const h = heads[d];
  const right = d > h;
  const distance = Math.abs(d - h);
  const side = scatter((right ? 40 : 60) + (distance < 4 ? distance : distance < 8 ? 5 : 6));
  const direction = right ? 3 : 5;
  const dw = word[d + 1];
  const dp = tag[d + 1];
  const dm = bundle[d + 1];
  const dg = group[d + 1];
  const ds = ending[d + 1];
  const hw = word[h + 1];
  const hp = tag[h + 1];
  const hm = bundle[h + 1];
  const grand = heads[h];
  const pp = pair(pair(dp, hp), direction);
  let t = 400;
  out.clear();
  out.add(featureKey(t++, pp));
  out.add(featureKey(t++, pair(dp, side)));
  out.add(featureKey(t++, pair(dw, direction)));
  out.add(featureKey(t++, pair(dw, pp)));
  out.add(featureKey(t++, pair(hw, pp)));
  out.add(featureKey(t++, pair(dw, hw)));
  out.add(featureKey(t++, pair(pair(dm, hm), direction)));
  out.add(featureKey(t++, pair(dm, pp)));
  out.add(featureKey(t++, pair(hm, pp)));
  out.add(featureKey(t++, pair(dm, hw)));
  out.add(featureKey(t++, pair(ds, pp)));
  out.add(featureKey(t++, pair(pp, side)));
  out.add(featureKey(t++, pair(pp, tag[d])));
  out.add(featureKey(t++, pair(pp, tag[d + 2])));
  out.add(featureKey(t++, pair(pp, word[d])));
  out.add(featureKey(t++, pair(pp, word[d + 2])));
  out.add(featureKey(t++, pair(pp, tag[h])));
  out.add(featureKey(t++, pair(pp, tag[h + 2])));
  out.add(featureKey(t++, pair(pp, grand < 0 ? 3 : tag[grand + 1])));
  out.add(featureKey(t++, pair(pp, lastLabel[h])));
  out.add(featureKey(t++, pair(pair(dm, labelSet[h]), direction)));
  out.add(featureKey(t++, pair(pair(pp, hw), lastLabel[h])));
  let count = 0;
  let last = -1;
  for (let c = children.first[d]; c >= 0; c = children.next[c]) {
    if (count++ < MAX_CHILDREN) {
      out.add(featureKey(t, pair(word[c + 1], pp)));
      out.add(featureKey(t + 1, pair(tag[c + 1], pp)));
      out.add(featureKey(t + 2, pair(word[c + 1], hw)));
      out.add(featureKey(t + 3, pair(bundle[c + 1], pp)));
    }
    last = c;
  }
  t += 4;
  out.add(featureKey(t++, pair(pp, Math.min(5, count) + 20)));
  out.add(featureKey(t++, pair(pp, last < 0 ? 3 : word[last + 1])));
  const firstSibling = children.first[h];
  out.add(featureKey(t++, pair(pp, firstSibling === d ? 5 : tag[firstSibling + 1])));
  out.add(featureKey(t++, pair(pp, firstSibling === d ? 5 : word[firstSibling + 1])));
  out.add(featureKey(t++, pair(pp, children.next[d] < 0 ? 5 : tag[children.next[d] + 1])));
  if (dg) {
    out.add(featureKey(t, pair(dg, pp)));
    out.add(featureKey(t + 1, pair(dg, hw)));
    out.add(featureKey(t + 2, pair(dg, group[h + 1])));
  }
  t += 3;
  if (group[h + 1]) out.add(featureKey(t, pair(group[h + 1], pp)));
}
