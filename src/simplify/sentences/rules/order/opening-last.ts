import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';

const LONGEST_OPENING = 7;
const LONGEST = 18;

/**
 * "In 1972, thieves broke into the bank." → "Thieves broke into the bank in 1972.": when and where come
 * after who did what, in a clause so plain that nothing else can be meant.
 */
export function openingsLast(
  tree: Tree,
  rules: SentenceRules,
  splits: readonly Proposal[],
): Proposal[] {
  const { openings = [] } = rules;
  if (!openings.includes(tree.lower(0)) || isConditional(tree, rules)) return [];
  const close = endOfOpening(tree);
  if (close === undefined) return [];
  const opening = { first: 0, last: close };
  const next = tree.form(close + 1) === ',' ? close + 2 : close + 1;
  if (!tree.isBalanced(opening)) return [];
  const words = range(opening);
  const dated = (i: number) => /\d/.test(tree.form(i)) || (i > 0 && tree.at(i).upos === 'PROPN');
  if (
    !words.some(dated) ||
    words.some(
      (i) =>
        /^(?:PRON|VERB|AUX|SCONJ|ADV)$/.test(tree.at(i).upos) ||
        Object.hasOwn(rules.absolutes ?? {}, tree.lower(i)),
    )
  )
    return [];
  const subject = tree.subjectOf(tree.root);
  const start = subject === undefined ? undefined : tree.stretch(subject)?.first;
  const finite = tree.finiteOf(tree.root);
  if (start !== next || finite === undefined || finite < start) return [];
  // "In Ann's late plays, she went back": whom it means would come after it.
  const isOwned = words.some((i) => tree.at(i).upos === 'PROPN' && tree.at(i + 1).upos === 'PART');
  if (isOwned && tree.at(start).upos === 'PRON') return [];
  // "On Monday, May 4, 1970, …": one more comma is the date's.
  const last = endOfClause(tree, finite, splits);
  if (last === undefined || last - next >= LONGEST || last - finite < 2) return [];
  const clause = range({ first: next, last });
  const helps = (i: number) => tree.at(i).upos === 'AUX' && tree.at(i).head === tree.root;
  if (
    clause.some((i) => /^(?:VERB|AUX|SCONJ)$/.test(tree.at(i).upos) && i !== tree.root && !helps(i))
  )
    return [];
  if (clause.some((i) => /^(?:\d{4}|[;:–—"“”])$/.test(tree.form(i)) || tree.enclosed[i])) return [];
  const { tokens } = tree;
  const rest = { start: tokens[0].end, end: tokens[close].end };
  const end = tokens[last].end;
  return [
    {
      rule: 'rephrase/opening-last',
      operation: 'rephrase',
      reason: 'Who did what comes before when and where.',
      pieces: [
        { start: tokens[0].start, end: tokens[next].start, parts: [], capital: true },
        { start: end, end, parts: [` ${tree.lower(0)}`, rest] },
      ],
      dropped: [],
      key: tree.lower(0),
    },
  ];
}

/** Before a comma, or a year that needs none: "In 1706 they were caught". */
function endOfOpening(tree: Tree): number | undefined {
  if (/^\d{4}$/.test(tree.form(1))) return 1;
  for (let i = 2; i <= LONGEST_OPENING; i++) if (tree.form(i + 1) === ',') return i;
  return tree.form(2) === ',' ? 1 : undefined;
}

/** The end of the sentence, or of a clause after which it is split. */
function endOfClause(tree: Tree, finite: number, splits: readonly Proposal[]): number | undefined {
  const borders = startsOf(splits);
  for (let i = finite + 1; i <= tree.lastWord; i++) {
    if (borders.has(tree.tokens[i].end)) return i;
    if (tree.form(i) === ',' || tree.isFinite(i)) return undefined;
  }
  return tree.lastWord;
}
