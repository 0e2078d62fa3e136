import type { Token } from '../../src/core/index.ts';
import type { Analyser } from '../../src/language/analysis/analyser.ts';
import type { GoldSentence } from './treebank.ts';

/** Per cent right on gold tokens, as the CoNLL 2018 evaluator counts. */
export interface Accuracy {
  readonly upos: number;
  readonly features: number;
  readonly lemma: number;
  readonly uas: number;
  readonly las: number;
}

export function measure(
  analyser: Pick<Analyser, 'analyse'>,
  sentences: readonly GoldSentence[],
): Accuracy {
  const right = { upos: 0, features: 0, lemma: 0, uas: 0, las: 0 };
  let words = 0;
  for (const gold of sentences) {
    const tokens: Token[] = gold.forms.map((form) => ({ form, start: 0, end: 0 }));
    analyser.analyse(tokens);
    tokens.forEach(({ analysis }, i) => {
      words++;
      const features =
        Object.entries(analysis!.features)
          .map(([name, value]) => `${name}=${value}`)
          .join('|') || '_';
      if (analysis!.upos === gold.upos[i]) right.upos++;
      if (features === gold.features[i]) right.features++;
      if (gold.lemmas[i] === '_' || analysis!.lemma === gold.lemmas[i]) right.lemma++;
      if (analysis!.head !== gold.heads![i]) return;
      right.uas++;
      if (analysis!.relation.split(':')[0] === gold.relations[i].split(':')[0]) right.las++;
    });
  }
  const percent = (count: number) => (100 * count) / words;
  return {
    upos: percent(right.upos),
    features: percent(right.features),
    lemma: percent(right.lemma),
    uas: percent(right.uas),
    las: percent(right.las),
  };
}
