import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, textOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { bracketsOf, endsAsSentence, mayGo, nameBefore, toldAtEnd } from './bracket.ts';
import { daysIn } from './lives-split.ts';
import { yearsOfLife } from './years-of-life.ts';

/** Somebody who is only named on the side may have been in office between years that are nearer: "followed by Richard Johns (1965–1991)". */
const SHORTEST_SURE = 36;

/**
 * "… designed by Martin Majoor (born 1960)." → "… designed by Martin Majoor. Martin Majoor was born in
 * 1960.": of people who are named inside the sentence.
 */
export function livesTold(
  tree: Tree,
  rules: SentenceRules,
  known: readonly Proposal[],
): Proposal[] {
  const { brackets, persons } = rules;
  const { tokens } = tree;
  if (!brackets || !endsAsSentence(tree, rules)) return [];
  const firstNames = Object.values(persons?.genders ?? {}).map(({ names }) => names);
  return bracketsOf(tree).flatMap((bracket): Proposal[] => {
    const { open, close } = bracket;
    const start = tokens[open - 1].end;
    if (known.some(({ pieces }) => pieces.some((piece) => piece.start === start))) return [];
    const name = nameBefore(tree, open, rules);
    if (!name || !isWholeName(tree, name, close) || !mayGo(tree, bracket)) return [];
    const isFirstName = firstNames.some((names) => names.includes(tree.form(name.first)));
    const said =
      daysIn(tree, bracket, rules) ??
      (isFirstName && name.last > name.first
        ? yearsOfLife(tree, bracket, rules, SHORTEST_SURE)
        : undefined);
    if (!said) return [];
    const isAdjective = tree.at(name.first).upos === 'ADJ' && name.first < name.last;
    const text = textOf(tree, { ...name, first: name.first + (isAdjective ? 1 : 0) });
    const told = { rule: 'split/in-brackets', key: said.key };
    return [toldAtEnd(tree, bracket, [`${text} `, ...said.parts], told, rules)];
  });
}

/** "Ray (born 1953) and Yvonne Fielding" has one name; "Thomas, 3rd Baron Sandys (…)" begins before. */
function isWholeName(tree: Tree, { first }: Stretch, close: number): boolean {
  const isQuoted = /^["“”]$/u.test(tree.form(first)) || tree.enclosed[first] > 0;
  const before = tree.at(first - 1).upos;
  const isCut =
    /^(?:NUM|PROPN)$/.test(before) ||
    /^\d/.test(tree.form(first - 1)) ||
    tree.at(first).upos === 'DET';
  return !isQuoted && !isCut && !/^\p{Lu}/u.test(tree.form(close + 1));
}
