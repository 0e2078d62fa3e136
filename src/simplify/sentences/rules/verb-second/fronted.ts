import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { clausesIn } from '../tenses/pasts.ts';
import { type FrontedClause, frontedClauses } from './fronted-clause.ts';
import { type Said, secondPlace } from './second-place.ts';

/**
 * "Als der Hund müde war, legte er sich hin" → "Der Hund war müde. Da hat er sich hingelegt.": what
 * was so first is a sentence before what came of it.
 */
export function frontedSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { fronted: data, perfect } = rules;
  if (!data || !perfect || isConditional(tree, rules)) return [];
  if (tree.endMark === '?') return [];
  const clauses = clausesIn(tree, perfect, language);
  return frontedClauses(tree, rules, clauses).flatMap((clause) => {
    const said = secondPlace(tree, clause.verb, rules, language);
    if (!said) return [];
    const word = tree.lower(clause.mark);
    return [
      {
        rule: 'split/fronted',
        operation: 'split' as const,
        reason: 'What was so first is a sentence of its own.',
        pieces: piecesOf(tree, clause, said, data.marks[word]),
        dropped: [],
        key: word,
      },
    ];
  });
}

function piecesOf(
  tree: Tree,
  { from, mark, before, verb, link }: FrontedClause,
  { second, last }: Said,
  then: string,
): Piece[] {
  const { tokens } = tree;
  // What marks stand before it, stay.
  const isFirst = range({ first: 0, last: from - 1 }).every((i) => tree.isPunctuation(i));
  const opening: Piece = {
    start: isFirst ? tokens[from].start : tokens[from - 1].end,
    end: tokens[mark + 1].start,
    parts: isFirst ? [] : ['. '],
    capital: true,
  };
  const end = `${last === '' ? '' : ` ${last}`}. ${then}`;
  const at = tokens[before].end;
  const closing = { start: tokens[verb - 1].end, end: tokens[link].end };
  if (before === verb - 1) return [opening, { ...closing, parts: [` ${second}${end}`] }];
  return [opening, { start: at, end: at, parts: [` ${second}`] }, { ...closing, parts: [end] }];
}
