import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, spanOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { clausesIn } from '../tenses/pasts.ts';
import { putInClause } from './put-in-clause.ts';
import type { PutInClause } from './put-in-host.ts';
import { type Said, secondPlace } from './second-place.ts';

/**
 * "Anna Keller, die seit 2015 das Museum leitet, freut sich" → "Anna Keller leitet seit 2015 das
 * Museum. Sie freut sich": what is told of who acts comes before what they do, in a sentence.
 */
export function putInSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { putIn: data, perfect } = rules;
  if (!data || !perfect) return [];
  const clause = putInClause(tree, rules, clausesIn(tree, perfect, language));
  if (!clause) return [];
  const { first, open, close } = clause;
  const said = secondPlace(tree, close - 1, rules, language);
  if (!said) return [];
  const key = tree.lower(open + 1);
  const last = said.last === '' ? '' : ` ${said.last}`;
  const who = data.pronouns[key];
  const stop = rules.stop ?? '. ';
  const told = { ...said, last };
  return [
    {
      rule: 'split/put-in',
      operation: 'split',
      reason: 'What is told of somebody on the side gets its own sentence.',
      pieces:
        first === 0
          ? inPlace(tree, clause, told, stop, who)
          : before(tree, clause, told, stop, who),
      dropped: [],
      key,
    },
  ];
}

function inPlace(
  { tokens }: Tree,
  { open, close }: PutInClause,
  { second, last }: Said,
  stop: string,
  who: string,
): Piece[] {
  const verb = close - 1;
  return [
    { start: tokens[open - 1].end, end: tokens[open + 1].end, parts: [` ${second}`] },
    { start: tokens[verb - 1].end, end: tokens[verb].end, parts: [last] },
    { start: tokens[verb].end, end: tokens[close].end, parts: [stop, who] },
  ];
}

/** "Heute feiert Karl Weber, der in Kiel lebt, ein Fest" → "Karl Weber lebt in Kiel. Heute feiert er …" */
function before(
  tree: Tree,
  { first, open, close, main }: PutInClause,
  { second, last }: Said,
  stop: string,
  who: string,
): Piece[] {
  const subject = { ...spanOf(tree, { first, last: open - 1 }), casing: 'upper' as const };
  const told = spanOf(tree, { first: open + 2, last: close - 2 });
  const opening = spanOf(tree, { first: 0, last: main });
  const parts = [subject, ` ${second} `, told, last + stop, opening, ` ${who.toLowerCase()}`];
  return [{ start: opening.start, end: tree.tokens[close].end, parts }];
}
