import { convert } from '../analysis/convert.ts';
import { loadTraining } from '../analysis/load.ts';
import { DATA } from '../analysis/paths.ts';
import { type GoldSentence, readTreebank } from '../analysis/treebank.ts';
import { harmonise } from './harmonise.ts';
import type { ParserRecipe } from './recipes.ts';

export interface ParserData {
  readonly train: readonly GoldSentence[];
  readonly relatives: readonly GoldSentence[];
  /** Sentences of the same kind that are not trained on. */
  readonly heldOut: readonly GoldSentence[];
  /** Sentences of another kind to fit floors on. */
  readonly dials: readonly GoldSentence[];
  /** Sentences without trees. */
  readonly raw: readonly GoldSentence[];
}

/** Neighbours stay together: sentences of one text must not stand on both sides. */
const BLOCK = 10;

/** What a parser learns from and is fitted on, in one scheme of annotation. */
export function parserData(
  recipe: ParserRecipe,
  language: string,
  raw: readonly GoldSentence[] = [],
  taught: readonly GoldSentence[] = [],
): ParserData {
  const { own, relatives } = loadTraining(recipe, language);
  const alike = harmonise(own, recipe.agents);
  const isHeldOut = (i: number) =>
    Math.floor(i / BLOCK) % recipe.heldOut === recipe.heldOut >> 1 && !alike[i].converted;
  const dials = (recipe.dials ?? []).flatMap((path) =>
    readTreebank(DATA + path, language, 'split').map((each) => convert(each)),
  );
  return {
    train: alike.filter((_, i) => !isHeldOut(i)),
    heldOut: alike.filter((sentence, i) => isHeldOut(i) && sentence.heads),
    relatives: harmoniseEach([...relatives, ...taught], recipe.agents),
    dials: harmonise(dials, recipe.agents),
    raw,
  };
}

/** Each language by itself: what is a relative word in one is none in another. */
function harmoniseEach(
  sentences: readonly GoldSentence[],
  agents: readonly string[],
): GoldSentence[] {
  const languages = [...new Set(sentences.map((sentence) => sentence.language))];
  return languages.flatMap((language) =>
    harmonise(
      sentences.filter((sentence) => sentence.language === language),
      agents,
    ),
  );
}
