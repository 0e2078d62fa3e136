import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from './conditional.ts';

const SHORTEST = 3;

/**
 * "Этим занималась Анна Нельсон — профессор химии." → "Этим занималась Анна Нельсон. Это профессор
 * химии.": who or what somebody is, told after a dash at the end.
 */
export function dashSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const told = rules.cases?.told;
  if (!told || isConditional(tree, rules)) return [];
  const dashes = tree.tokens.flatMap(({ form }, i) => (/^[—–]$/.test(form) ? [i] : []));
  const [dash] = dashes;
  if (dashes.length !== 1 || tree.enclosed[dash] || tree.lastWord - dash < SHORTEST) return [];
  const finite = tree.tokens.findIndex((_, i) => tree.isFinite(i));
  const before = range({ first: finite + 1, last: dash - 1 });
  const after = range({ first: dash + 1, last: tree.lastWord });
  if (finite < 0 || finite > dash || before.some((i) => /^[,;:]$/.test(tree.form(i)))) return [];
  if (after.some((i) => tree.isFinite(i) || /^[:;]$/.test(tree.form(i)))) return [];
  // In the nominative it says what stood before it, in the nominative too.
  const name = tree.at(dash - 1);
  if (!/^(?:NOUN|PROPN)$/.test(name.upos) || name.features.Case !== 'Nom') return [];
  const noun = after.find((i) => tree.at(i).upos === 'NOUN');
  if (noun === undefined || tree.at(noun).features.Case !== 'Nom') return [];
  const isOwn = (i: number) => tree.at(i).upos === 'ADJ' && tree.at(i).features.Case === 'Nom';
  if (!range({ first: dash + 1, last: noun - 1 }).every(isOwn)) return [];
  if (!tree.isBalanced({ first: dash + 1, last: tree.lastWord })) return [];
  const { tokens } = tree;
  const piece = {
    start: tokens[dash - 1].end,
    end: tokens[dash + 1].start,
    parts: [`${rules.stop ?? '. '}${told} `],
  };
  const reason = 'Who or what it is gets its own sentence.';
  return [
    {
      rule: 'split/dash',
      operation: 'split',
      reason,
      pieces: [piece],
      dropped: [dash],
      key: 'dash',
    },
  ];
}
