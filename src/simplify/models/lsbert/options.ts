import type { Random } from '../../../evaluate/index.ts';
import type { Language } from '../../../language/index.ts';
import type { MaskedModel } from './masked-model.ts';

export interface LsBertOptions {
  readonly model: MaskedModel;
  readonly language: Language;
  readonly random: Random;
  /** The share of the other words of the first sentence that is masked; 0.5 in the paper. */
  readonly share?: number;
  /** The number of words requested from the model; 10 in the paper. */
  readonly candidates?: number;
  /** The number of results; 5 in the paper, 10 in TSAR-2022. */
  readonly most?: number;
  /** The number of words on each side whose loss is measured; 5 in the paper. */
  readonly window?: number;
  /** Does a table list the words as paraphrases? PPDB in the paper. */
  readonly isParaphrase?: (word: string, candidate: string) => boolean;
  /** The similarity of word vectors, if available. */
  readonly similarity?: (word: string, candidate: string) => number | undefined;
}
