import type { Language } from '../../../../language/index.ts';
import type { Tree } from '../../tree.ts';

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
  const form = language.inflect(lemma, 'VERB', {
    VerbForm: 'Fin',
    Mood: 'Ind',
    Tense: tense,
    Number: plural ? 'Plur' : 'Sing',
    Person: '3',
  });
  // "telled" of "tel": a form that nobody writes was made from a wrong lemma.
  const { frequency } = language;
  const isWritten = frequency.size === 0 || (form && frequency.zipf(form.toLowerCase()) > 1);
  return isWritten ? form : undefined;
}

/** The tense of a finite verb; a plain form that was read as past is not, unless it is both: "cut". */
export function tenseOf(tree: Tree, verb: number, language: Language): string | undefined {
  const { features, lemma } = tree.at(verb);
  if (features.Tense !== 'Past') return features.Tense;
  // "helps" read as past.
  const word = tree.lower(verb);
  if (word !== lemma && word === thirdPerson(language, lemma, 'Pres', false)) return 'Pres';
  if (word !== lemma) return features.Tense;
  return thirdPerson(language, lemma, 'Past', true) === lemma ? 'Past' : 'Pres';
}
