import type { Proposal } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Tree } from '../tree.ts';
import { isConditional } from './subject.ts';

const SHORTEST = 5;

/**
 * "駅があり、バスも走ります" → "駅があります。バスも走ります": a clause that only goes on ends as the last one
 * does, politely or plainly.
 */
export function chainedClauses(tree: Tree, rules: SentenceRules): Proposal[] {
  const { chained } = rules;
  // A noun at the end may be told of by both clauses.
  if (!chained || isConditional(tree, rules) || tree.at(tree.root).upos !== 'VERB') return [];
  const manner = endingOf(tree, chained);
  if (!manner) return [];
  const found: Proposal[] = [];
  for (let at = SHORTEST; at < tree.lastWord - SHORTEST; at++) {
    const ending = chained.endings[tree.lower(at)];
    if (!ending?.after.includes(tree.lower(at - 1)) || tree.enclosed[at]) continue;
    if (!/^[、,，]$/.test(tree.form(at + 1)) || !goesOn(tree, at)) continue;
    found.push({
      rule: 'split/chained',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [
        {
          start: tree.tokens[at].start,
          end: tree.tokens[at + 1].end,
          parts: [ending[manner], rules.stop ?? '。'],
        },
      ],
      dropped: [],
      key: tree.lower(at),
    });
  }
  return found;
}

/** How the sentence ends; undefined when it tells of the past or has no verb at its end. */
function endingOf(
  tree: Tree,
  { polite, past }: NonNullable<SentenceRules['chained']>,
): 'polite' | 'plain' | undefined {
  const { lemma, upos } = tree.at(tree.lastWord);
  const form = tree.lower(tree.lastWord);
  if (polite.includes(form)) return 'polite';
  if (past.includes(form)) return undefined;
  return /^(?:VERB|AUX)$/.test(upos) && form === lemma ? 'plain' : undefined;
}

/** Does the clause of this word hang on the main verb? */
function goesOn(tree: Tree, at: number): boolean {
  let word = at;
  while (tree.relation(word) !== 'advcl') {
    const { head } = tree.at(word);
    if (head < 0 || head > at) return false;
    word = head;
  }
  return tree.at(word).head === tree.root;
}
