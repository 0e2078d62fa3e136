import type { Language } from '../../language/index.ts';
import { adjuncts } from './adjunct.ts';
import { doubleNegations } from './double-negation.ts';
import { drops } from './drop.ts';
import { fillers } from './filler.ts';
import { lightVerbs } from './light-verb.ts';
import type { Proposal } from './proposal.ts';
import { replacements } from './replace.ts';
import type { SentenceRules } from './rules-file.ts';
import { clauseSplits } from './split.ts';
import { nounSplits } from './split-noun.ts';
import { predicateSplits } from './split-predicate.ts';
import { surfaceSplits } from './split-surface.ts';
import type { Tree } from './tree.ts';
import { activeVoice } from './voice.ts';

/** A sentence longer than this is a table or a list, not a sentence to rewrite. */
const LONGEST = 160;

/** All edits that the rules of a language offer for a sentence, in no order. */
export function propose(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  if (tree.tokens.length > LONGEST || tree.tokens.length < 3) return [];
  const splits = [
    ...clauseSplits(tree, rules, language),
    ...nounSplits(tree, rules),
    ...predicateSplits(tree, rules),
  ];
  return [
    ...drops(tree, rules),
    ...fillers(tree, rules),
    ...adjuncts(tree, rules),
    ...splits,
    ...(rules.reread ? surfaceSplits(tree, rules, language, splits) : []),
    ...activeVoice(tree, rules, language),
    ...replacements(tree, rules, language),
    ...doubleNegations(tree, rules),
    ...lightVerbs(tree, rules, language),
  ];
}
