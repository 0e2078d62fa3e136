import type { Language } from '../../../language/index.ts';

/**
 * A verb as it is told of somebody: "making" → "makes", "made".
 *
 * @example thirdPerson(english, 'make', 'Past', false) // 'made'
 */
export function thirdPerson(
  language: Language,
  lemma: string,
  tense: string,
  plural: boolean,
): string | undefined {
  return language.inflect(lemma, 'VERB', {
    VerbForm: 'Fin',
    Mood: 'Ind',
    Tense: tense,
    Number: plural ? 'Plur' : 'Sing',
    Person: '3',
  });
}
