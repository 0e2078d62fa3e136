import { isWord, type LintRule } from '../rule.ts';

export const inconsistentTerms: LintRule = {
  name: 'inconsistent-terms',
  summary: 'different words or spellings for the same thing',
  needs: ['analysis'],
  findsWords: true,
  defaults: {},
  start() {
    const counts = new Map<string, number>();
    /** Lemma and form of the first noun with these letters. */
    const spellings = new Map<string, readonly [lemma: string, form: string]>();
    const isRepeated = (lemma: string) => (counts.get(lemma) ?? 0) >= 2;
    return function* ({ sentences, synonyms, language }) {
      const zipf = (lemma: string) => language.frequency.zipf(lemma);
      for (const token of sentences.flatMap(({ tokens }) => tokens)) {
        const { analysis, form, start, end } = token;
        if (analysis?.upos !== 'NOUN' || !isWord(token)) continue;
        const { lemma } = analysis;
        const count = counts.get(lemma) ?? 0;
        counts.set(lemma, count + 1);
        if (count > 0) continue;
        const span = { start, end };
        const letters = lemma.toLowerCase().replace(/[-‐‑'’]/g, '');
        const spelled = spellings.get(letters);
        if (!spelled) spellings.set(letters, [lemma, form]);
        else if (spelled[0].toLowerCase() !== lemma.toLowerCase()) {
          yield {
            span,
            message: `"${form}" is also written "${spelled[1]}"; choose one spelling.`,
            suggestions: [spelled[1]],
          };
          continue;
        }
        // Reported once, at the later of the two, and only if both are repeated.
        const earlier = (synonyms?.(lemma) ?? []).filter(
          (other) => other !== lemma && counts.has(other),
        );
        if (earlier.length === 0) continue;
        yield {
          span,
          atEnd() {
            const other = isRepeated(lemma) ? earlier.find(isRepeated) : undefined;
            if (other === undefined) return undefined;
            return {
              message: `"${lemma}" and "${other}" may name the same thing; use one word for it throughout.`,
              suggestions: [zipf(other) >= zipf(lemma) ? other : lemma],
            };
          },
        };
      }
    };
  },
};
