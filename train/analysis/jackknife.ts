import { UPOS } from '../../src/core/index.ts';
import { parserInput } from '../../src/language/analysis/analyser.ts';
import { hashText } from '../../src/language/analysis/hashing.ts';
import type { ParserInput } from '../../src/language/analysis/parse-features.ts';
import { BundleList, Tagger } from '../../src/language/analysis/tagger.ts';
import type { WordTable } from '../../src/language/analysis/word-table.ts';
import type { Random } from '../random.ts';
import { frozen } from './frozen.ts';
import { type Kept, meanOf, quantised } from './quantise.ts';
import { bundleName, trainBundles, trainUpos } from './train-tagger.ts';
import type { GoldSentence } from './treebank.ts';

export interface TaggerWeights {
  readonly upos: Kept;
  readonly morph: Kept;
  readonly bundles: BundleList;
}

export interface TaggerSizes {
  readonly upos: number;
  readonly bundles: number;
}

export function bundlesOf(sentences: readonly GoldSentence[]): BundleList {
  return new BundleList(
    [...new Set(sentences.flatMap((s) => s.forms.map((_, i) => bundleName(s, i))))].sort(),
  );
}

export function trainTagger(
  sentences: readonly GoldSentence[],
  table: WordTable,
  options: {
    bundles: BundleList;
    epochs: number;
    runs?: number;
    sizes: TaggerSizes;
    random: Random;
  },
): TaggerWeights {
  const { bundles, epochs, runs = 1, sizes, random } = options;
  // A small treebank is not worth pruning before the mean.
  const taggers = Array.from({ length: runs }, () =>
    trainUpos(sentences, table, epochs, random).averages(runs > 1 ? 1 : 2),
  );
  const upos = quantised(meanOf(taggers), sizes.upos);
  const bundlers = Array.from({ length: Math.min(runs, MOST_BUNDLE_RUNS) }, () =>
    trainBundles(sentences, table, bundles, epochs - 1, random).averages(2),
  );
  const morph = quantised(meanOf(bundlers), sizes.bundles);
  return { upos, morph, bundles };
}

/** Bundles have hundreds of classes: a run takes long. */
const MOST_BUNDLE_RUNS = 2;
const FOLDS = 5;
const EPOCHS = 4;

/**
 * The parser must learn from tags as wrong as it will meet: each fifth of the sentences is tagged
 * by a model trained on the others. `weight` says how often a sentence counts.
 */
export function jackknifedInputs(
  sentences: readonly GoldSentence[],
  table: WordTable,
  options: {
    language: string;
    weight: (sentence: GoldSentence) => number;
    sizes: TaggerSizes;
    random: Random;
  },
): Map<GoldSentence, ParserInput> {
  const { language, weight, sizes, random } = options;
  const bundles = bundlesOf(sentences);
  const shuffled = random.shuffled(sentences);
  const inputs = new Map<GoldSentence, ParserInput>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = shuffled.filter((_, i) => i % FOLDS !== fold);
    const weighted = others.flatMap((sentence) =>
      Array.from({ length: weight(sentence) }, () => sentence),
    );
    const { upos, morph } = trainTagger(weighted, table, {
      bundles,
      epochs: EPOCHS,
      sizes,
      random,
    });
    const tagger = new Tagger(
      frozen(UPOS.length, upos),
      frozen(bundles.names.length, morph),
      bundles,
    );
    shuffled.forEach((sentence, i) => {
      if (i % FOLDS === fold) inputs.set(sentence, inputOf(sentence, table, tagger, language));
    });
  }
  return inputs;
}

/** A sentence as the parser sees it; the words of a relative stand in a space of their own. */
function inputOf(
  sentence: GoldSentence,
  table: WordTable,
  tagger: Tagger,
  language: string,
): ParserInput {
  const words = sentence.forms.map((form) => table.word(form));
  const input = parserInput(words, tagger.tag(words));
  if (sentence.language === language) return input;
  const salt = hashText(sentence.language);
  for (let i = 1; i <= input.n; i++) {
    input.word[i] ^= salt;
    input.ending[i] ^= salt;
  }
  input.group.fill(0);
  return input;
}
