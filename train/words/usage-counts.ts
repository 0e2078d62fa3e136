import { sentencesOf } from '../../src/core/index.ts';
import type { Language } from '../../src/language/index.ts';
import { usesOf } from '../../src/simplify/words/usage.ts';

/** How often each word is used in which way: `give` → `VERB obj` → 812. */
export type UsageCounts = Map<string, Map<string, number>>;

/** Counts the uses of the words of a text, as our own parser sees them; says how many words it has. */
export function countUses(text: string, language: Language, counts: UsageCounts): number {
  let words = 0;
  for (const sentence of sentencesOf(language.analyse(text))) {
    words += sentence.tokens.length;
    sentence.tokens.forEach(({ form, analysis }, index) => {
      if (!analysis || !/^\p{L}+$/u.test(form)) return;
      // What has a capital may be a name.
      if (index > 0 && /^\p{Lu}/u.test(form) && !language.profile.capitalNouns) return;
      const { upos } = analysis;
      const word = analysis.lemma.toLowerCase();
      add(counts, word, upos);
      for (const { use } of usesOf(sentence, index)) add(counts, word, `${upos} ${use}`);
    });
  }
  return words;
}

function add(counts: UsageCounts, word: string, use: string): void {
  const uses = counts.get(word) ?? new Map<string, number>();
  counts.set(word, uses);
  uses.set(use, (uses.get(use) ?? 0) + 1);
}
