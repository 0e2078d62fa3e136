import { UPOS } from '../../core/index.ts';
import { hashText } from './hashing.ts';
import { Remembered } from './remembered.ts';
import { FeatureSet, type Scorer } from './scorer.ts';
import { at, bundleFeatures } from './tag-features.ts';
import { TagScores } from './tag-scores.ts';
import type { Word } from './word-table.ts';

/** The hash of each part of speech, by its place in `UPOS`. */
export const TAG_HASH = Int32Array.from(UPOS, (tag) => hashText(tag));

/** What the tagger finds for a sentence; arrays are as long as the sentence. */
export interface Tags {
  /** Places in `UPOS`. */
  readonly upos: Uint8Array;
  /** Places in the bundle list. */
  readonly bundles: Uint16Array;
  /** Hashes of both, for the features of later steps. */
  readonly uposHash: Int32Array;
  readonly bundleHash: Int32Array;
  /** Hash of the bundle reduced to what decides about attachment. */
  readonly roleHash: Int32Array;
}

export function emptyTags(length: number): Tags {
  return {
    upos: new Uint8Array(length),
    bundles: new Uint16Array(length),
    uposHash: new Int32Array(length),
    bundleHash: new Int32Array(length),
    roleHash: new Int32Array(length),
  };
}

/** The number of tokens cached with the inputs of their tags. */
const PLACES = 1024;

const ROLE_FEATURES = /^(Case|VerbForm|Definite|PronType=Rel|Mood=Sub)/;

/** A bundle name reduced to the features that decide about attachment. */
export function roleOf(bundle: string): string {
  return bundle
    .split('|')
    .filter((part, i) => i === 0 || ROLE_FEATURES.test(part))
    .join('|');
}

/** Morphological bundles: which part of speech has which features, as `NOUN|Number=Plur`. */
export class BundleList {
  readonly names: readonly string[];
  readonly hashes: Int32Array;
  readonly roles: Int32Array;
  /** The bundles of each part of speech. */
  readonly ofTag: readonly (readonly number[])[];

  constructor(names: readonly string[]) {
    this.names = names;
    this.hashes = Int32Array.from(names, (name) => hashText(name));
    this.roles = Int32Array.from(names, (name) => hashText(roleOf(name)));
    this.ofTag = UPOS.map((tag) => {
      const places: number[] = [];
      names.forEach((name, place) => {
        if (name === tag || name.startsWith(`${tag}|`)) places.push(place);
      });
      return places;
    });
  }
}

/** Greedy tagger, left to right: the part of speech, then the morphological bundle. */
export class Tagger {
  private readonly tagScores: TagScores;
  private readonly bundleScorer: Scorer;
  readonly bundles: BundleList;
  private readonly features = new FeatureSet();
  private readonly scores: Float32Array;
  private readonly tagsSeen = new Remembered(7, PLACES);
  private readonly tagsFound = new Uint8Array(PLACES);
  private readonly bundlesSeen = new Remembered(8, PLACES);
  private readonly bundlesFound = new Uint16Array(PLACES);

  constructor(uposScorer: Scorer, bundleScorer: Scorer, bundles: BundleList) {
    this.tagScores = new TagScores(uposScorer);
    this.bundleScorer = bundleScorer;
    this.bundles = bundles;
    this.scores = new Float32Array(bundles.names.length + 1);
  }

  /** Parts of speech alone, as places in `UPOS`. */
  partsOfSpeech(words: readonly Word[]): Uint8Array {
    const tags = emptyTags(words.length);
    for (let i = 0; i < words.length; i++) {
      tags.upos[i] = this.tagOf(words, tags, i);
      tags.uposHash[i] = TAG_HASH[tags.upos[i]];
    }
    return tags.upos;
  }

  /** `known` are parts of speech, as places in `UPOS`, that are already found. */
  tag(words: readonly Word[], known?: ArrayLike<number>): Tags {
    const tags = emptyTags(words.length);
    for (let i = 0; i < words.length; i++) {
      tags.upos[i] = known ? known[i] : this.tagOf(words, tags, i);
      tags.uposHash[i] = TAG_HASH[tags.upos[i]];
    }
    for (let i = 0; i < words.length; i++) {
      const bundle = this.bundleOf(words, tags, i);
      tags.bundles[i] = bundle;
      tags.bundleHash[i] = this.bundles.hashes[bundle] ?? 0;
      tags.roleHash[i] = this.bundles.roles[bundle] ?? 0;
    }
    return tags;
  }

  private tagOf(words: readonly Word[], { uposHash }: Tags, i: number): number {
    const { tagsSeen, tagsFound } = this;
    const { key } = tagsSeen;
    for (let k = 0; k < 5; k++) key[k] = at(words, i + k - 2).form;
    key[5] = i > 0 ? uposHash[i - 1] : 1;
    key[6] = i > 1 ? uposHash[i - 2] : 1;
    const place = tagsSeen.look();
    if (tagsSeen.isNew) {
      this.tagScores.score(words, uposHash, i);
      tagsFound[place] = bestOf(this.tagScores.values, UPOS.length);
    }
    return tagsFound[place];
  }

  private bundleOf(words: readonly Word[], tags: Tags, i: number): number {
    const options = this.bundles.ofTag[tags.upos[i]];
    if (options.length < 2) return options[0] ?? 0;
    const { bundlesSeen, bundlesFound, scores } = this;
    const { uposHash, bundleHash } = tags;
    const { key } = bundlesSeen;
    for (let k = 0; k < 3; k++) key[k] = at(words, i + k - 1).form;
    key[3] = uposHash[i];
    key[4] = i > 0 ? uposHash[i - 1] : 1;
    key[5] = i + 1 < words.length ? uposHash[i + 1] : 1;
    key[6] = i > 0 ? bundleHash[i - 1] : 1;
    key[7] = i > 1 ? bundleHash[i - 2] : 1;
    const place = bundlesSeen.look();
    if (bundlesSeen.isNew) {
      bundleFeatures(words, uposHash, bundleHash, i, this.features);
      this.bundleScorer.score(this.features, scores);
      let best = options[0];
      for (const option of options) if (scores[option] > scores[best]) best = option;
      bundlesFound[place] = best;
    }
    return bundlesFound[place];
  }
}

/** The class with the highest score among the first `count`. */
export function bestOf(scores: Float32Array, count: number): number {
  let best = 0;
  for (let c = 1; c < count; c++) if (scores[c] > scores[best]) best = c;
  return best;
}
