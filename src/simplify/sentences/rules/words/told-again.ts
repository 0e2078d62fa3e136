import type { Language } from '../../../../language/index.ts';
import type { Cases } from '../../language-file/case-rules.ts';
import type { Tree } from '../../tree.ts';

/**
 * "Препарат запрещён, так как он …" → "Лекарство …, так как он": does a pronoun after a noun have its
 * gender, which the easier noun has not?
 */
export function isToldAgain(
  tree: Tree,
  noun: number,
  easier: string,
  { relatives }: Cases,
  { gender }: Language,
): boolean {
  const { Gender: own, Number: number } = tree.at(noun).features;
  const other = gender(easier);
  if (number === 'Plur' || own === undefined || other === undefined || own === other) return false;
  // "его", "ему" are said of both.
  const alike = own !== 'Fem' && other !== 'Fem';
  const which = Object.values(relatives);
  return tree.tokens.some((_, i) => {
    const { upos, features, lemma } = tree.at(i);
    if (i <= noun || !/^(?:PRON|DET)$/.test(upos) || features.Gender !== own) return false;
    const isTold =
      features.Person === '3' || which.includes(lemma) || which.includes(tree.lower(i));
    return isTold && (!alike || features.Case === 'Nom');
  });
}
