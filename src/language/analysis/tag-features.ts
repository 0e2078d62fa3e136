import { featureKey, pair } from './hashing.ts';
import type { FeatureSet } from './scorer.ts';
import { OUTSIDE, type Word } from './word-table.ts';

/** The word at `i`, or `OUTSIDE`. */
export function at(words: readonly Word[], i: number): Word {
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
  out.clear();
  ownFeatures(words[i], out);
  leftFeatures(at(words, i - 1), out);
  rightFeatures(at(words, i + 1), out);
  contextFeatures(words, tags, i, out);
}

/** What a word says about its own part of speech. */
export function ownFeatures(word: Word, out: FeatureSet): void {
  let t = 0;
  out.add(featureKey(t++, 0));
  out.add(featureKey(t++, word.form));
  out.add(featureKey(t++, word.lower));
  for (const prefix of word.prefixes) out.add(featureKey(t++, prefix));
  for (const suffix of word.suffixes) out.add(featureKey(t++, suffix));
  out.add(featureKey(11, word.shape));
  out.add(featureKey(12, pair(word.shape, word.suffixes[1])));
  for (const piece of word.pieces) out.add(featureKey(36, piece));
  if (word.fine) {
    out.add(featureKey(37, word.fine));
    out.add(featureKey(38, word.coarse));
    out.add(featureKey(40, pair(word.fine, word.suffixes[1])));
    out.add(featureKey(41, pair(word.fine, word.shape)));
  }
  if (word.parts) {
    out.add(featureKey(48, word.parts));
    out.add(featureKey(49, pair(word.parts, word.suffixes[1])));
    out.add(featureKey(50, pair(word.parts, word.shape)));
  }
}

/** What a word says about the part of speech of the word after it. */
export function leftFeatures(left: Word, out: FeatureSet): void {
  out.add(featureKey(14, left.lower));
  out.add(featureKey(21, left.suffixes[2]));
  out.add(featureKey(24, left.shape));
  if (left.fine) out.add(featureKey(46, left.fine));
}

/** What a word says about the part of speech of the word before it. */
export function rightFeatures(right: Word, out: FeatureSet): void {
  out.add(featureKey(15, right.lower));
  out.add(featureKey(22, right.suffixes[2]));
  out.add(featureKey(23, right.suffixes[1]));
  out.add(featureKey(25, right.shape));
  if (right.fine) out.add(featureKey(42, right.fine));
}

/** What words and tags say together. */
export function contextFeatures(
  words: readonly Word[],
  tags: Int32Array,
  i: number,
  out: FeatureSet,
): void {
  const word = words[i];
  const left = at(words, i - 1);
  const right = at(words, i + 1);
  const tag1 = i > 0 ? tags[i - 1] : 1;
  const tag2 = i > 1 ? tags[i - 2] : 1;
  out.add(featureKey(13, pair(word.shape, i === 0 ? 1 : 0)));
  out.add(featureKey(16, at(words, i - 2).lower));
  out.add(featureKey(17, at(words, i + 2).lower));
  out.add(featureKey(18, pair(left.lower, word.lower)));
  out.add(featureKey(19, pair(word.lower, right.lower)));
  out.add(featureKey(20, pair(left.lower, right.lower)));
  out.add(featureKey(26, tag1));
  out.add(featureKey(27, pair(tag1, tag2)));
  out.add(featureKey(28, pair(tag1, word.lower)));
  out.add(featureKey(29, pair(tag1, right.lower)));
  out.add(featureKey(30, pair(tag1, word.suffixes[2])));
  out.add(featureKey(31, pair(pair(tag1, tag2), word.lower)));
  out.add(featureKey(32, pair(tag1, right.suffixes[2])));
  out.add(featureKey(33, pair(word.suffixes[2], right.suffixes[2])));
  out.add(featureKey(34, pair(word.suffixes[2], left.suffixes[2])));
  out.add(featureKey(35, pair(tag1, word.shape)));
  if (word.fine) out.add(featureKey(39, pair(word.fine, tag1)));
  if (right.fine) {
    out.add(featureKey(43, pair(right.coarse, word.lower)));
    out.add(featureKey(44, pair(right.fine, word.fine)));
    out.add(featureKey(45, pair(right.coarse, tag1)));
  }
  if (left.fine) out.add(featureKey(47, pair(left.coarse, word.fine)));
  if (word.parts) {
    out.add(featureKey(51, pair(word.parts, tag1)));
    out.add(featureKey(52, pair(word.parts, pair(tag1, right.parts))));
    out.add(featureKey(53, pair(word.parts, pair(tag1, tag2))));
    out.add(featureKey(54, pair(word.parts, right.lower)));
    out.add(featureKey(55, pair(word.parts, pair(tag1, at(words, i + 2).parts))));
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
