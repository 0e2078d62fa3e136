import { pairFeatures } from './pair-features.ts';
import { questFeatures } from './quest-features.ts';
import type { Feature, FeatureResources } from './resources.ts';
import { sentenceFeatures } from './sentence-features.ts';
import { translationFeatures } from './translation-features.ts';

/**
 * The features of tseval (Martin et al. 2018; thesis, chapter 5) by its names; names with `-like`
 * are our own approximations of METEOR and TERp in tseval. Features without their resource
 * (concreteness, a language model, word vectors) are not in the list.
 *
 * @example tsevalFeatures({ language, ranks })[0].measure('A long text.', 'A text.')
 */
export function tsevalFeatures(resources: FeatureResources): Feature[] {
  return [
    ...sentenceFeatures(resources),
    ...pairFeatures(resources),
    ...translationFeatures(resources),
    ...questFeatures(resources),
  ];
}
