import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, startsOf } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { type Begin, isDash, type Place } from './added.ts';
import { alsoDid, alsoThat, isAlso } from './also.ts';
import { because, beforeDoing } from './because.ts';
import { making } from './doing.ts';
import { examples } from './examples.ts';
import { hasWith, isPart } from './has.ts';
import { havingDone } from './having.ts';
import { didIt, heldIt, withWhom } from './held.ts';
import { asReason } from './reason.ts';
import { allDone, isSo, meansThat } from './state.ts';
import {
  beganAs,
  bornOf,
  followed,
  inThatYear,
  ofThem,
  saidToo,
  thenDid,
  thingDoes,
  thingHas,
} from './thing.ts';
import { afterThat, including, inThat, some, there } from './which.ts';
import { withAs, withHas, withPlace } from './with.ts';
import { withDoing, withDone } from './with-clause.ts';

/** What must stand before and after such a word. */
const LEAST_BEFORE = 4;
const LEAST_AFTER = 2;

/**
 * "… due to rising costs" → "This was because of rising costs.", "…, before returning to Rome" → "She
 * then returned to Rome.", "…, many of which are old" → "Many of them are old.": what is added at the end
 * and is known by its first words.
 */
export function addedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { afterwards: data } = rules;
  if (!data || isConditional(tree, rules) || tree.endMark !== '.') return [];
  const taken = startsOf(known);
  const found: Proposal[] = [];
  for (let at = LEAST_BEFORE; at < tree.lastWord - LEAST_AFTER; at++) {
    if (tree.enclosed[at] || /^(?:NOUN|PROPN|PUNCT)$/.test(tree.at(at).upos)) continue;
    if (taken.has(tree.tokens[tree.commaBefore(at) - 1].end)) continue;
    const begin = beginAt({ tree, at, rules, data, language });
    if (!begin) continue;
    const first = isDash(tree, at - 1) ? at - 1 : tree.commaBefore(at);
    const after = { first: begin.from, last: tree.lastWord };
    if (!tree.isBalanced({ first: 0, last: first - 1 }) || !tree.isBalanced(after)) continue;
    const reason = 'What is added at the end gets its own sentence.';
    const cutting = { first, last: begin.from - 1 };
    const text = begin.from > tree.lastWord ? begin.text : `${begin.text} `;
    const split = stopAt(tree, cutting, rules, `split/${begin.kind}`, reason, [text]);
    found.push({ ...split, key: tree.lower(at) });
  }
  return found;
}

const RULES = [
  because,
  beforeDoing,
  some,
  afterThat,
  inThat,
  alsoThat,
  alsoDid,
  withDoing,
  withDone,
  withPlace,
  withAs,
  withHas,
  hasWith,
  isPart,
  there,
  isAlso,
  including,
  examples,
  asReason,
  thingHas,
  thingDoes,
  havingDone,
  isSo,
  allDone,
  meansThat,
  heldIt,
  didIt,
  withWhom,
  beganAs,
  ofThem,
  saidToo,
  inThatYear,
  thenDid,
  bornOf,
  followed,
  making,
];

/** What the first rule makes of it that knows its words. */
function beginAt(place: Place): Begin | undefined {
  for (const rule of RULES) {
    const begin = rule(place);
    if (begin) return begin;
  }
  return undefined;
}
