import type { Sentence, Token } from '../../core/index.ts';
import type { Resources } from './resources.ts';

/**
 * The share of a text's content words that another still says, by the same lemma or one that a
 * thesaurus links to it; words that an edit puts others for (`isReplaced`) are said. A hint for an editor; what the words mean together only a person can tell.
 */
export function contentKept(
  source: readonly Sentence[],
  output: readonly Sentence[],
  resources: Resources,
  isReplaced: (token: Token) => boolean = () => false,
): number {
  const there = contentWords(output, resources);
  const said = contentWords(source, resources, isReplaced);
  let [all, kept] = [said.replaced, said.replaced];
  for (const [lemma, count] of said.counts) {
    all += count;
    const left =
      there.counts.get(lemma) ?? (isSaidOtherwise(lemma, there.counts, resources) ? count : 0);
    kept += Math.min(count, left);
  }
  return all === 0 ? 1 : Number((kept / all).toFixed(3));
}

function contentWords(
  sentences: readonly Sentence[],
  { language }: Resources,
  isReplaced: (token: Token) => boolean = () => false,
): { readonly counts: ReadonlyMap<string, number>; readonly replaced: number } {
  const counts = new Map<string, number>();
  let replaced = 0;
  for (const { tokens } of sentences) {
    for (const token of tokens) {
      if (!language.isContentWord(token) || !/\p{L}|\p{N}/u.test(token.form)) continue;
      if (isReplaced(token)) {
        replaced++;
        continue;
      }
      const lemma = (token.analysis?.lemma ?? token.form).toLowerCase();
      counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
    }
  }
  return { counts, replaced };
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
