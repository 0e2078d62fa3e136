import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { type Bracket, bracketsOf, isYear, nameBefore } from './bracket.ts';

/** "his novel Libra (1988)" → "his 1988 novel Libra": the year where it is said. */
export function yearsBefore(tree: Tree, rules: SentenceRules): Proposal[] {
  if (!rules.brackets) return [];
  return bracketsOf(tree).flatMap((bracket): Proposal[] => {
    const { open, close } = bracket;
    const year = tree.form(open + 1);
    if (close !== open + 2 || !isYear(year)) return [];
    const first = phraseOf(tree, bracket, rules);
    if (first === undefined) return [];
    const { tokens } = tree;
    return [
      {
        rule: 'rephrase/in-brackets',
        operation: 'rephrase',
        reason: 'Brackets interrupt the reading.',
        pieces: [
          { start: tokens[first].start, end: tokens[first].start, parts: [`${year} `] },
          { start: tokens[open - 1].end, end: tokens[close].end, parts: [] },
        ],
        dropped: [],
        key: 'work',
      },
    ];
  });
}

/** Where the noun phrase of a work begins, after its article: "the | comedy film “Bean” (1997)". */
function phraseOf(tree: Tree, { open, close }: Bracket, rules: SentenceRules): number | undefined {
  const name = nameBefore(tree, open, rules);
  if (!name) return undefined;
  const noun = name.first - 1;
  const { upos, lemma, features } = tree.at(noun);
  const isOne = upos === 'NOUN' && features.Number !== 'Plur' && tree.form(noun) === lemma;
  if (!isOne || !rules.brackets?.works.kinds.includes(lemma)) return undefined;
  // "the film X (1990) soundtrack"
  if (/^(?:NOUN|PROPN|NUM|ADJ)$/.test(tree.at(close + 1).upos)) return undefined;
  const first = tree.at(noun - 1).upos === 'NOUN' ? noun - 1 : noun;
  const { features: before } = tree.at(first - 1);
  const isKnown = before.Definite === 'Def' || before.Poss === 'Yes';
  return isKnown && first > 0 ? first : undefined;
}
