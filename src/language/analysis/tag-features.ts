import { featureKey, pair } from './hashing.ts';
import type { FeatureSet } from './scorer.ts';
import { OUTSIDE, type Word } from './word-table.ts';

/** The word `offset` places from `i`, or `OUTSIDE`. */
function at(words: readonly Word[], i: number): Word {
  return i < 0 || i >= words.length ? OUTSIDE : words[i];
}

/**
 * Features for the part of speech of token `i`: the word, its ends and shape, its neighbours, and the
 * tags already given to the left (`tags` holds hashes of tags).
 */
export function tagFeatures(
  words: readonly Word[],
  tags: Int32Array,
  i: number,
  out: FeatureSet,
): void {
  const word = words[i];
  const left = at(words, i - 1);
  const left2 = at(words, i - 2);
  const right = at(words, i + 1);
  const right2 = at(words, i + 2);
  const tag1 = i > 0 ? tags[i - 1] : 1;
  const tag2 = i > 1 ? tags[i - 2] : 1;
  let t = 0;
  out.clear();
  out.add(featureKey(t++, 0));
  out.add(featureKey(t++, word.form));
  out.add(featureKey(t++, word.lower));
  for (const prefix of word.prefixes) out.add(featureKey(t++, prefix));
  for (const suffix of word.suffixes) out.add(featureKey(t++, suffix));
  out.add(featureKey(t++, word.shape));
  out.add(featureKey(t++, pair(word.shape, word.suffixes[1])));
  out.add(featureKey(t++, pair(word.shape, i === 0 ? 1 : 0)));
  out.add(featureKey(t++, left.lower));
  out.add(featureKey(t++, right.lower));
  out.add(featureKey(t++, left2.lower));
  out.add(featureKey(t++, right2.lower));
  out.add(featureKey(t++, pair(left.lower, word.lower)));
  out.add(featureKey(t++, pair(word.lower, right.lower)));
  out.add(featureKey(t++, pair(left.lower, right.lower)));
  out.add(featureKey(t++, left.suffixes[2]));
  out.add(featureKey(t++, right.suffixes[2]));
  out.add(featureKey(t++, right.suffixes[1]));
  out.add(featureKey(t++, left.shape));
  out.add(featureKey(t++, right.shape));
  out.add(featureKey(t++, tag1));
  out.add(featureKey(t++, pair(tag1, tag2)));
  out.add(featureKey(t++, pair(tag1, word.lower)));
  out.add(featureKey(t++, pair(tag1, right.lower)));
  out.add(featureKey(t++, pair(tag1, word.suffixes[2])));
  out.add(featureKey(t++, pair(pair(tag1, tag2), word.lower)));
  out.add(featureKey(t++, pair(tag1, right.suffixes[2])));
  out.add(featureKey(t++, pair(word.suffixes[2], right.suffixes[2])));
  out.add(featureKey(t++, pair(word.suffixes[2], left.suffixes[2])));
  out.add(featureKey(t++, pair(tag1, word.shape)));
  for (const piece of word.pieces) out.add(featureKey(t, piece));
  t++;
  if (word.fine) {
    out.add(featureKey(t, word.fine));
    out.add(featureKey(t + 1, word.coarse));
    out.add(featureKey(t + 2, pair(word.fine, tag1)));
    out.add(featureKey(t + 3, pair(word.fine, word.suffixes[1])));
    out.add(featureKey(t + 4, pair(word.fine, word.shape)));
  }
  t += 5;
  if (right.fine) {
    out.add(featureKey(t, right.fine));
    out.add(featureKey(t + 1, pair(right.coarse, word.lower)));
    out.add(featureKey(t + 2, pair(right.fine, word.fine)));
    out.add(featureKey(t + 3, pair(right.coarse, tag1)));
  }
  t += 4;
  if (left.fine) {
    out.add(featureKey(t, left.fine));
    out.add(featureKey(t + 1, pair(left.coarse, word.fine)));
  }
}

/** Features for the morphological bundle of token `i`, its part of speech known. */
export function bundleFeatures(
  words: readonly Word[],
  tags: Int32Array,
  bundles: Int32Array,
  i: number,
  out: FeatureSet,
): void {
  const word = words[i];
  const left = at(words, i - 1);
  const right = at(words, i + 1);
  const tag = tags[i];
  const bundle1 = i > 0 ? bundles[i - 1] : 1;
  const bundle2 = i > 1 ? bundles[i - 2] : 1;
  const tagRight = i + 1 < words.length ? tags[i + 1] : 1;
  let t = 100;
  out.clear();
  out.add(featureKey(t++, tag));
  out.add(featureKey(t++, pair(tag, word.lower)));
  for (const suffix of word.suffixes) out.add(featureKey(t++, pair(tag, suffix)));
  out.add(featureKey(t++, pair(tag, word.prefixes[1])));
  out.add(featureKey(t++, pair(tag, word.shape)));
  out.add(featureKey(t++, pair(tag, left.lower)));
  out.add(featureKey(t++, pair(tag, right.lower)));
  out.add(featureKey(t++, pair(tag, left.suffixes[2])));
  out.add(featureKey(t++, pair(tag, right.suffixes[2])));
  out.add(featureKey(t++, pair(tag, right.suffixes[1])));
  out.add(featureKey(t++, pair(tag, bundle1)));
  out.add(featureKey(t++, pair(tag, pair(bundle1, bundle2))));
  out.add(featureKey(t++, pair(tag, pair(bundle1, word.suffixes[1]))));
  out.add(featureKey(t++, pair(tag, pair(bundle1, word.suffixes[2]))));
  out.add(featureKey(t++, pair(tag, pair(bundle2, word.suffixes[1]))));
  out.add(featureKey(t++, pair(tag, pair(left.lower, word.lower))));
  out.add(featureKey(t++, pair(tag, pair(left.lower, word.suffixes[1]))));
  out.add(featureKey(t++, pair(tag, pair(word.suffixes[1], right.suffixes[1]))));
  out.add(featureKey(t++, pair(tag, pair(word.suffixes[1], tagRight))));
  out.add(featureKey(t++, pair(tag, pair(i > 0 ? tags[i - 1] : 1, tagRight))));
}
