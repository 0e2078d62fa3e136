import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { endsPolitely } from '../words/polite.ts';
import { isConditional } from './conditional.ts';

const SHORTEST = 5;

/**
 * "駅があり、バスも走ります" → "駅があります。バスも走ります": a clause that only goes on ends as the last one
 * does, politely or plainly.
 */
export function chainedClauses(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { chained } = rules;
  if (chained?.noun) {
    const whole = afterNoun(tree, chained.noun);
    if (whole) return [whole];
  }
  // A noun at the end may be told of by both clauses.
  if (!chained || isConditional(tree, rules) || tree.at(tree.root).upos !== 'VERB') return [];
  const ending = endingOf(tree, chained);
  const manner = ending && endsPolitely(tree, rules, language) ? 'polite' : ending;
  if (!manner) return [];
  const found: Proposal[] = [];
  for (let at = SHORTEST; at < tree.lastWord - SHORTEST; at++) {
    const going = chained.endings[tree.lower(at)];
    if (!going?.after.includes(tree.lower(at - 1)) || tree.enclosed[at]) continue;
    if (!/^[、,，]$/.test(tree.form(at + 1)) || !goesOn(tree, at)) continue;
    found.push({
      rule: 'split/chained',
      operation: 'split',
      reason: 'Two statements are two sentences.',
      pieces: [
        {
          start: tree.tokens[at].start,
          end: tree.tokens[at + 1].end,
          parts: [going[manner], rules.stop ?? '。'],
        },
      ],
      dropped: [],
      key: tree.lower(at),
    });
  }
  return found;
}

/** "箱根は人気の観光地。" → "箱根は人気の観光地です。": what is told of something ends with a noun, and wants its verb. */
function afterNoun(
  tree: Tree,
  { stop, topics, add, except, deeds }: NonNullable<NonNullable<SentenceRules['chained']>['noun']>,
): Proposal | undefined {
  const last = tree.lastWord;
  const { upos } = tree.at(last);
  if (tree.form(last + 1) !== stop || last + 1 !== tree.tokens.length - 1 || last < SHORTEST)
    return undefined;
  if (upos !== 'NOUN' || tree.enclosed[last] || except.includes(tree.lower(last))) return undefined;
  if (!/^(?:NOUN|ADP|ADJ|VERB|AUX)$/.test(tree.at(last - 1).upos)) return undefined;
  // "…を紹介。", "…で緊急停止。": what is done, without its verb.
  let first = last;
  while (tree.relation(first - 1) === 'compound') first--;
  if (deeds.includes(tree.form(first - 1))) return undefined;
  const topic = tree.tokens.findIndex((_, i) => i > 0 && topics.includes(tree.form(i)));
  if (topic < 1 || topic > last - 2 || tree.at(topic).upos !== 'ADP') return undefined;
  const { end } = tree.tokens[last];
  return {
    rule: 'rephrase/noun-ending',
    operation: 'rephrase',
    reason: 'A whole sentence is easier than one without its verb.',
    pieces: [{ start: end, end, parts: [add] }],
    dropped: [],
    key: 'noun',
  };
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
