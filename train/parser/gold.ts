import type { Token, Upos } from '../../src/core/index.ts';
import { featuresOf } from '../../src/language/analysis/analyser.ts';
import type { GoldSentence } from '../analysis/treebank.ts';
import { bundleOf } from './prepare.ts';

/** The words of a treebank as tokens, with the analysis of its annotators. */
export function goldTokens(sentence: GoldSentence): Token[] {
  return sentence.forms.map((form, i) => ({
    form,
    start: 0,
    end: form.length,
    analysis: {
      upos: sentence.upos[i] as Upos,
      lemma: sentence.lemmas[i],
      features: featuresOf(bundleOf(sentence, i)),
      head: sentence.heads?.[i] ?? -1,
      relation: sentence.relations[i],
    },
  }));
}

/** The same words without an analysis. */
export function bareTokens({ forms }: GoldSentence): Token[] {
  return forms.map((form) => ({ form, start: 0, end: form.length }));
}
