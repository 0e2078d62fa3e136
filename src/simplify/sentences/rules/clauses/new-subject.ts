import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from './conditional.ts';

/** Fewer words are no sentence of their own, or easy as they are. */
const SHORTEST = 6;

/**
 * "… 1998年出版，他当时住在北京" → "… 1998年出版。他当时住在北京": where commas join sentences, one ends
 * where a word opens what is told of somebody else, or next.
 */
export function newSubjects(tree: Tree, rules: SentenceRules): Proposal[] {
  const { newSubject } = rules;
  if (!newSubject || tree.form(tree.lastWord + 1) !== rules.stop || isConditional(tree, rules))
    return [];
  const { comma, openers, hanging, openings, unfinished } = newSubject;
  // What is said, or hangs on a word like "because", goes on over commas.
  if (hanging.includes(tree.form(tree.lastWord))) return [];
  const found: Proposal[] = [];
  let [first, part] = [0, 0];
  for (let at = 0; at < tree.lastWord - SHORTEST; at++) {
    if (hanging.includes(tree.form(at))) return found;
    if (tree.form(at) !== comma || tree.enclosed[at]) continue;
    const last = { first: part, last: at - 1 };
    part = at + 1;
    if (!openers.includes(tree.form(at + 1)) || unfinished.includes(tree.form(at - 1))) continue;
    // "在二十年代，他 …": what tells when or where is no clause.
    if (openings.includes(tree.form(last.first)) || !hasVerb(tree, last)) continue;
    const sides = [
      { first, last: at - 1 },
      { first: at + 1, last: tree.lastWord },
    ];
    if (!sides.every((each) => isClause(tree, each))) continue;
    const { start, end } = tree.tokens[at];
    found.push({
      rule: 'split/new-subject',
      operation: 'split',
      reason: 'Each statement gets its own sentence.',
      pieces: [{ start, end, parts: [rules.stop ?? ''] }],
      dropped: [],
      key: tree.form(at + 1),
    });
    first = at + 1;
  }
  return found;
}

/** Is it long enough, whole in its quotes and brackets, with a verb and somebody or something? */
function isClause(tree: Tree, stretch: Stretch): boolean {
  const { first, last } = stretch;
  if (last - first + 1 < SHORTEST || !tree.isBalanced(stretch) || !hasVerb(tree, stretch))
    return false;
  return range(stretch).some((i) => /^(?:NOUN|PROPN|PRON)$/.test(tree.at(i).upos));
}

function hasVerb(tree: Tree, stretch: Stretch): boolean {
  return range(stretch).some((i) => /^(?:VERB|AUX|ADJ)$/.test(tree.at(i).upos));
}
