import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';

/**
 * "Le Bardo est un musée de Tunis, situé dans la banlieue." → "… de Tunis. Il est situé dans la
 * banlieue.": what is told last of the thing that the sentence is about, when no other noun of this
 * gender could be meant.
 */
export function toldLast(tree: Tree, rules: SentenceRules): Piece | undefined {
  const { is, some = [], last: openings = {}, pronouns = {} } = rules.toldOfNames ?? {};
  if (!is) return undefined;
  const { tokens, lastWord } = tree;
  const verb = tokens.findIndex(
    (_, i) => Object.values(is).includes(tree.lower(i)) && some.includes(tree.lower(i + 1)),
  );
  const comma = tokens.findIndex(
    (_, i) => i > verb && tree.form(i) === ',' && openingAt(tree, i + 1, openings) !== undefined,
  );
  if (verb < 1 || comma < verb + 3 || lastWord - comma < 3) return undefined;
  if (tree.enclosed[comma] || !/^[\p{Lu}]/u.test(tree.form(0))) return undefined;
  const begin = openingAt(tree, comma + 1, openings) ?? '';
  const gender = Object.keys(pronouns).find((each) => begin.startsWith(`${pronouns[each]} `));
  const noun = range({ first: verb + 2, last: comma - 1 }).find((i) => tree.at(i).upos === 'NOUN');
  if (noun === undefined || gender === undefined) return undefined;
  const { features, lemma } = tree.at(noun);
  if (features.Gender !== gender || features.Number === 'Plur') return undefined;
  if (isPersonal(lemma, rules) || isPersonal(tree.lower(noun), rules)) return undefined;
  const mayBeMeant = (i: number) => {
    const { upos, features } = tree.at(i);
    return upos === 'NOUN' && features.Gender !== other(gender) && features.Number !== 'Plur';
  };
  if (range({ first: noun + 1, last: comma - 1 }).some((i) => mayBeMeant(i))) return undefined;
  // More of the same kind, or a clause, would hang in the air.
  const told = range({ first: comma + 1, last: lastWord });
  if (told.some((i) => tree.isFinite(i) || tree.form(i) === ',' || tree.form(i) === ':'))
    return undefined;
  if (range({ first: 0, last: comma - 1 }).some((i) => i !== verb && tree.isFinite(i)))
    return undefined;
  const then = tree.lower(verb) === is.Past;
  const opening = then ? begin.replace(` ${is.Pres}`, ` ${is.Past}`) : begin;
  const stop = rules.stop ?? '. ';
  return {
    start: tokens[comma].start,
    end: tokens[comma + 1].start,
    parts: [`${stop}${opening} `],
  };
}

/** By the participle, or by it and the next word: "formé en", where "formé de" is another sense. */
function openingAt(
  tree: Tree,
  first: number,
  openings: Readonly<Record<string, string>>,
): string | undefined {
  const word = tree.lower(first);
  return [`${word} ${tree.lower(first + 1)}`, word]
    .filter((each) => Object.hasOwn(openings, each))
    .map((each) => openings[each])[0];
}

function other(gender: string): string {
  return gender === 'Masc' ? 'Fem' : 'Masc';
}
