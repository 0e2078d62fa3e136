import type { Language } from '../../../../language/index.ts';

/**
 * A verb as it is told of somebody: "making" → "makes", "made".
 *
 * @example thirdPerson(english, 'make', 'Past') // 'made'
 */
export function thirdPerson(language: Language, lemma: string, tense: string): string | undefined {
  const form = language.inflect(lemma, 'VERB', {
    VerbForm: 'Fin',
    Mood: 'Ind',
    Tense: tense,
    Number: 'Sing',
    Person: '3',
  });
  // "telled" of "tel": a form that nobody writes was made from a wrong lemma.
  const { frequency } = language;
  const isWritten = frequency.size === 0 || (form && frequency.zipf(form.toLowerCase()) > 1);
  return isWritten ? form : undefined;
}
