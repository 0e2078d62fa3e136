import type { Random } from '../../../evaluate/index.ts';
import type { Language } from '../../../language/index.ts';
import type { MaskedModel } from './masked-model.ts';

export interface LsBertOptions {
  readonly model: MaskedModel;
  readonly language: Language;
  readonly random: Random;
  /** Of the other words of the first sentence, the share that is masked; 0.5 in the paper. */
  readonly share?: number;
  /** The number of words requested from the model; 10 in the paper. */
  readonly candidates?: number;
  /** How many are given; 5 in the paper, 10 in TSAR-2022. */
  readonly most?: number;
  /** Words to each side whose loss is measured; 5 in the paper. */
  readonly window?: number;
  /** Is a word a paraphrase of the other in some table? PPDB in the paper. */
  readonly isParaphrase?: (word: string, candidate: string) => boolean;
  /** Likeness of word vectors, where there are some. */
  readonly similarity?: (word: string, candidate: string) => number | undefined;
}
