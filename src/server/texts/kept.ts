import type { Sentence } from '../../core/index.ts';
import type { Resources } from './resources.ts';

/**
 * The share of a text's content words that another still says, by the same lemma or one that a
 * thesaurus links to it. A hint for an editor; what the words mean together only a person can tell.
 */
export function contentKept(
  source: readonly Sentence[],
  output: readonly Sentence[],
  resources: Resources,
): number {
  const there = contentWords(output, resources);
  let [all, kept] = [0, 0];
  for (const [lemma, count] of contentWords(source, resources)) {
    all += count;
    const left = there.get(lemma) ?? (isSaidOtherwise(lemma, there, resources) ? count : 0);
    kept += Math.min(count, left);
  }
  return all === 0 ? 1 : Number((kept / all).toFixed(3));
}

function contentWords(
  sentences: readonly Sentence[],
  { language }: Resources,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      if (!language.isContentWord(token) || !/\p{L}|\p{N}/u.test(token.form)) continue;
      const lemma = (token.analysis?.lemma ?? token.form).toLowerCase();
      counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
    }
  }
  return counts;
}

function isSaidOtherwise(
  lemma: string,
  there: ReadonlyMap<string, number>,
  { lexicon }: Resources,
): boolean {
  return lexicon.tables.some((table) =>
    table.linksOf(lemma).some(({ word }) => there.has(word.toLowerCase())),
  );
}
