import { checkFaithfulness } from '../../src/evaluate/index.ts';
import type { Language } from '../../src/language/index.ts';

/** A number, date or name that the source does not have, or a negation that the output lost. */
export function hasWrongFacts(source: string, output: string, language: Language): boolean {
  const { numbers, dates, names, negation } = checkFaithfulness(source, output, language);
  return (
    numbers.invented.length + dates.invented.length + (names?.invented.length ?? 0) > 0 ||
    negation.lost.length > 0
  );
}
