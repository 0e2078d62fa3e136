import { readFileSync } from 'node:fs';
import { type ConlluSentence, type ConlluWord, readConllu } from '../../src/language/conllu.ts';
import { writeFeatures } from '../../src/language/conllu-writer.ts';

/** A training sentence; `heads` is undefined when the treebank has tags only. */
export interface GoldSentence {
  readonly forms: string[];
  readonly lemmas: string[];
  readonly upos: string[];
  /** The treebank's own tags; older files have nothing else. */
  readonly xpos: string[];
  /** As written: `Case=Nom|Number=Sing`, `_` for none. */
  readonly features: string[];
  readonly heads: number[] | undefined;
  readonly relations: string[];
  readonly language: string;
  /** From another release or language, brought to the annotation of the newest one. */
  readonly converted?: boolean;
}

export type Contractions = 'split' | 'collapse';

/** Reads a treebank; multi-word tokens ("del") are split into words, or kept as one token. */
export function readTreebank(
  path: string,
  language: string,
  contractions: Contractions,
): GoldSentence[] {
  return goldSentences(readFileSync(path, 'utf8'), language, contractions);
}

/** The same from the text of a CoNLL-U file. */
export function goldSentences(
  conllu: string,
  language: string,
  contractions: Contractions,
): GoldSentence[] {
  return readConllu(conllu).map((sentence) => goldSentence(sentence, language, contractions));
}

function goldSentence(
  { words, ranges }: ConlluSentence,
  language: string,
  contractions: Contractions,
): GoldSentence {
  const rangeAt = new Map(
    contractions === 'collapse' ? ranges.map((range) => [range.first, range]) : [],
  );
  // tokenOf[w] is the token that word w belongs to, leaders[t] the word that speaks for the token.
  const tokenOf: number[] = [];
  const leaders: ConlluWord[] = [];
  const forms: string[] = [];
  for (let w = 0; w < words.length; w++) {
    const range = rangeAt.get(w);
    const last = range?.last ?? w;
    leaders.push(leaderOf(words, w, last));
    for (let k = w; k <= last; k++) tokenOf.push(forms.length);
    forms.push(range?.form ?? words[w].form);
    w = last;
  }
  const hasTree = words.every((word) => word.head !== undefined);
  return {
    forms,
    lemmas: leaders.map((word) => word.lemma),
    upos: leaders.map((word) => word.upos),
    xpos: leaders.map((word) => word.xpos),
    features: leaders.map((word) => writeFeatures(word.features)),
    heads: hasTree ? leaders.map((word) => (word.head! < 0 ? -1 : tokenOf[word.head!])) : undefined,
    relations: leaders.map((word) => word.relation),
    language,
  };
}

/**
 * The word whose head lies outside speaks for a multi-word token: the verb of "dárselo". Of several
 * ("de" + "el", both pointing at the noun) the first.
 */
function leaderOf(words: readonly ConlluWord[], first: number, last: number): ConlluWord {
  for (let w = first; w <= last; w++) {
    const head = words[w].head ?? -1;
    if (head < first || head > last) return words[w];
  }
  return words[first];
}
