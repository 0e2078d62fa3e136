import type { Identifier } from '../../src/language/identify/index.ts';

export interface Mistake {
  readonly language: string;
  readonly answer: string;
  readonly confidence: number;
  readonly text: string;
}

export interface Measured {
  /** For each true language, how often each answer was given. */
  readonly answers: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The mean of the languages' accuracies, from 0 to 1. */
  readonly accuracy: number;
  readonly errors: readonly Mistake[];
}

/** Asks the identifier about sentences whose language is known. */
export function measure(
  identifier: Identifier,
  sentences: ReadonlyMap<string, readonly string[]>,
): Measured {
  const errors: Mistake[] = [];
  const answers = new Map<string, Map<string, number>>();
  for (const [language, texts] of sentences) {
    const counts = new Map<string, number>();
    for (const text of texts) {
      const { language: answer, confidence } = identifier.identify(text);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      if (answer !== language) errors.push({ language, answer, confidence, text });
    }
    answers.set(language, counts);
  }
  const parts = [...answers].map(([language, counts]) => share(counts, language));
  return { answers, errors, accuracy: parts.reduce((a, b) => a + b, 0) / parts.length };
}

/** One row per language: sentences, accuracy, and what the others were taken for. */
export function confusionTable({ answers, accuracy }: Measured): string {
  const rows = [...answers].map(([language, counts]) => {
    const total = [...counts.values()].reduce((a, b) => a + b, 0);
    const others = [...counts]
      .filter(([answer]) => answer !== language)
      .sort((a, b) => b[1] - a[1])
      .map(([answer, count]) => `${answer} ${count}`);
    const percent = (100 * share(counts, language)).toFixed(2);
    return `${language.padEnd(4)}${String(total).padStart(5)}  ${percent.padStart(6)}%  ${others.join(', ')}`;
  });
  return [...rows, `mean ${(100 * accuracy).toFixed(2)}%`].join('\n');
}

function share(counts: ReadonlyMap<string, number>, language: string): number {
  const total = [...counts.values()].reduce((a, b) => a + b, 0);
  return total === 0 ? 0 : (counts.get(language) ?? 0) / total;
}
