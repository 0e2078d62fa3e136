import type { Proposal } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import {
  type Bracket,
  bracketsOf,
  endsAsSentence,
  mayGo,
  nameBefore,
  toldAtEnd,
} from './bracket.ts';
import { daysIn, type Told } from './split-bracket.ts';
import { textOf } from './subject.ts';

/** Between two years nearer than that somebody may have done something; nobody lives longer than the other. */
const SHORTEST_LIFE = 25;
/** The same of somebody who is only named on the side: "followed by Richard Johns (1965–1991)". */
const SHORTEST_SURE = 36;
const LONGEST_LIFE = 105;

/** "Foster (1826–1864)" → "was born in 1826 and died in 1864"; of who rules it may be the time in office. */
export function yearsOfLife(
  tree: Tree,
  { open, close }: Bracket,
  rules: SentenceRules,
  shortest = SHORTEST_LIFE,
): Told | undefined {
  const { told, brackets } = rules;
  if (!told?.life || !brackets) return undefined;
  const isRuler = (word: string) => brackets.rulers.includes(word.toLowerCase());
  const named = tree.tokens.slice(Math.max(0, open - 8), open);
  if (isRuler(tree.at(tree.root).lemma) || named.some(({ form }) => isRuler(form)))
    return undefined;
  let at = open + 1;
  const year = () => {
    const unsure = brackets.unsure[tree.lower(at)];
    if (unsure) at++;
    const form = tree.form(at++);
    return /^1\d{3}$|^20\d\d$/.test(form) ? { form, before: unsure ?? told.year } : undefined;
  };
  const born = year();
  // "(1954 1973)": texts without other signs lose the dash.
  if (/^(?:[-–—]|--)$/.test(tree.form(at))) at++;
  if (!born) return undefined;
  const died = year();
  if (!died || at !== close) return undefined;
  const isAnimal = brackets.animals.includes(tree.at(tree.root).lemma);
  const age = Number(died.form) - Number(born.form);
  if (age < (isAnimal ? 1 : shortest) || age > LONGEST_LIFE) return undefined;
  const [begin, middle, end = ''] = told.life.split('#');
  const say = ({ before, form }: { before: string; form: string }) => `${before} ${form}`;
  return { parts: [begin, say(born), middle, say(died), end], key: 'life' };
}

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
    const name = nameBefore(tree, open, brackets.inNames);
    if (!name || !isWholeName(tree, name, close) || !mayGo(tree, bracket)) return [];
    const isFirstName = firstNames.some((names) => names.includes(tree.form(name.first)));
    const said =
      daysIn(tree, bracket, rules) ??
      (isFirstName && name.last > name.first
        ? yearsOfLife(tree, bracket, rules, SHORTEST_SURE)
        : undefined);
    if (!said) return [];
    const isAdjective = tree.at(name.first).upos === 'ADJ' && name.first < name.last;
    const { text } = textOf(tree, { ...name, first: name.first + (isAdjective ? 1 : 0) });
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
