import type { Language } from '../../../../language/index.ts';
import type { Cases } from '../../language-file/case-rules.ts';
import { type Piece, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isAdjective, isWritten, like } from './copula.ts';

/** What changes when a subject becomes an object: nothing, where both look the same. */
export function asObject(
  tree: Tree,
  subject: number,
  { feminineObject }: Cases,
  language: Language,
): Piece[] | undefined {
  const stretch = tree.stretch(subject);
  if (!stretch || !/^(?:NOUN|PROPN)$/.test(tree.at(subject).upos)) return undefined;
  const nouns = range(stretch).filter(
    (i) => i === subject || (tree.relation(i) === 'conj' && tree.at(i).head === subject),
  );
  if (nouns.every((i) => looksTheSame(tree, i))) return [];
  const { Gender, Number: number, Animacy } = tree.at(subject).features;
  const plain = Gender === 'Fem' && number !== 'Plur' && Animacy === 'Inan' && nouns.length === 1;
  if (!plain || tree.at(subject).upos !== 'NOUN') return undefined;
  const own = tree.children(subject).filter((i) => i < subject);
  if (!own.every((i) => isAdjective(tree, i))) return undefined;
  const pieces: Piece[] = [];
  for (const i of [...own, subject]) {
    const { lemma } = tree.at(i);
    const form = language.inflect(lemma, i === subject ? 'NOUN' : 'ADJ', {
      Case: 'Acc',
      Number: 'Sing',
      Gender: 'Fem',
    });
    if (!form || !isWritten(form, language)) return undefined;
    if (!feminineObject.some((each) => form.endsWith(each))) return undefined;
    const { start, end } = tree.tokens[i];
    pieces.push({ start, end, parts: [like(tree, i, form)] });
  }
  return pieces;
}

export function isSubjectOfMany(tree: Tree, index: number): boolean {
  return tree.relation(index) === 'nsubj' && tree.at(index).features.Number === 'Plur';
}

/** A thing whose nominative and accusative are one form. */
function looksTheSame(tree: Tree, noun: number): boolean {
  const { upos, features } = tree.at(noun);
  if (upos !== 'NOUN' || features.Animacy !== 'Inan') return false;
  return features.Number === 'Plur' || /^(?:Masc|Neut)$/.test(features.Gender ?? '');
}
