import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { clausesIn } from '../tenses/pasts.ts';
import { secondPlace } from './fronted.ts';
import { putInClause } from './put-in-clause.ts';

/**
 * "Anna Keller, die seit 2015 das Museum leitet, freut sich" → "Anna Keller leitet seit 2015 das
 * Museum. Sie freut sich": what is told of who acts comes before what they do, in a sentence.
 */
export function putInSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { putIn: data, perfect } = rules;
  if (!data || !perfect) return [];
  const clause = putInClause(tree, rules, clausesIn(tree, perfect, language));
  if (!clause) return [];
  const { open, close } = clause;
  const verb = close - 1;
  const said = secondPlace(tree, { verb, main: close + 1 }, rules, language);
  if (!said) return [];
  const { tokens } = tree;
  const key = tree.lower(open + 1);
  const last = said.last === '' ? '' : ` ${said.last}`;
  return [
    {
      rule: 'split/put-in',
      operation: 'split',
      reason: 'What is told of somebody on the side gets its own sentence.',
      pieces: [
        { start: tokens[open - 1].end, end: tokens[open + 1].end, parts: [` ${said.second}`] },
        { start: tokens[verb - 1].end, end: tokens[verb].end, parts: [last] },
        {
          start: tokens[verb].end,
          end: tokens[close].end,
          parts: [rules.stop ?? '. ', data.pronouns[key]],
        },
      ],
      dropped: [],
      key,
    },
  ];
}
