import type { Features, Token } from '../../core/index.ts';
import type { ConlluWord } from '../../language/conllu.ts';
import { writeFeatures } from '../../language/conllu-writer.ts';

/** Counts the words of a treebank whose analysis matches the gold annotation. */
export interface Agreement {
  readonly words: number;
  /** Words whose gold lemma is known (not `_`). */
  readonly lemmatised: number;
  readonly upos: number;
  readonly lemma: number;
  readonly features: number;
  readonly heads: number;
  readonly relations: number;
}

/** The universal features of UD; the CoNLL 2018 evaluation ignores treebank-specific ones. */
const UNIVERSAL_FEATURES = new Set([
  ...['PronType', 'NumType', 'Poss', 'Reflex', 'Foreign', 'Abbr'],
  ...['Gender', 'Animacy', 'Number', 'Case', 'Definite', 'Degree'],
  ...['VerbForm', 'Mood', 'Tense', 'Aspect', 'Voice', 'Evident', 'Polarity', 'Person', 'Polite'],
]);

/**
 * Compares as `conll18_ud_eval.py` does on gold words: punctuation counts, relations without their
 * subtypes (`nsubj:pass` is `nsubj`), universal features only, any lemma is correct where gold is `_`.
 */
export function agreementOf(gold: readonly ConlluWord[], found: readonly Token[]): Agreement {
  const count = { words: 0, lemmatised: 0, upos: 0, lemma: 0, features: 0, heads: 0, relations: 0 };
  gold.forEach((word, index) => {
    const analysis = found[index].analysis;
    count.words++;
    if (word.lemma !== '_') count.lemmatised++;
    if (word.lemma === '_' || word.lemma === analysis?.lemma) count.lemma++;
    if (!analysis) return;
    if (word.upos === analysis.upos) count.upos++;
    if (universal(word.features) === universal(analysis.features)) count.features++;
    if (word.head !== analysis.head) return;
    count.heads++;
    if (withoutSubtype(word.relation) === withoutSubtype(analysis.relation)) count.relations++;
  });
  return count;
}

function universal(features: Features): string {
  const kept = Object.entries(features).filter(([name]) => UNIVERSAL_FEATURES.has(name));
  return writeFeatures(Object.fromEntries(kept));
}

const withoutSubtype = (relation: string) => relation.split(':', 1)[0];

export function total(parts: readonly Agreement[]): Agreement {
  const sum = (pick: (part: Agreement) => number) =>
    parts.reduce((count, part) => count + pick(part), 0);
  return {
    words: sum((part) => part.words),
    lemmatised: sum((part) => part.lemmatised),
    upos: sum((part) => part.upos),
    lemma: sum((part) => part.lemma),
    features: sum((part) => part.features),
    heads: sum((part) => part.heads),
    relations: sum((part) => part.relations),
  };
}

/** Percentages with two decimals; the lemma is null if the treebank has no gold lemmas. */
export function percentages(counted: Agreement) {
  const percent = (count: number) => Number(((count / counted.words) * 100).toFixed(2));
  return {
    upos: percent(counted.upos),
    lemma: counted.lemmatised === 0 ? null : percent(counted.lemma),
    uas: percent(counted.heads),
    las: percent(counted.relations),
    features: percent(counted.features),
    words: counted.words,
  };
}
