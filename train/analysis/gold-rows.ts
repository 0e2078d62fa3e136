import type { GoldSentence } from './treebank.ts';

/** A sentence from rows `form UPOS head relation [xpos]`, heads from 1, for tests. */
export function sentenceOf(rows: string, language = 'xx'): GoldSentence {
  const columns = rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));
  return {
    forms: columns.map(([form]) => form),
    lemmas: [],
    upos: columns.map(([, upos]) => upos),
    xpos: columns.map(([, , , , xpos]) => xpos ?? '_'),
    features: [],
    heads: columns.map(([, , head]) => Number(head) - 1),
    relations: columns.map(([, , , relation]) => relation),
    language,
  };
}

/** The rows of a sentence, as `sentenceOf` reads them. */
export function rowsOf({ forms, upos, heads, relations }: GoldSentence): string[] {
  return forms.map((form, i) => `${form} ${upos[i]} ${heads![i] + 1} ${relations[i]}`);
}
