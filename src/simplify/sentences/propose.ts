import type { Language } from '../../language/index.ts';
import { adjuncts } from './adjunct.ts';
import { boths } from './both.ts';
import { caseRephrasings } from './cases.ts';
import { chainedClauses } from './chained.ts';
import { counts } from './count.ts';
import { doubleNegations } from './double-negation.ts';
import { drops } from './drop.ts';
import { fillers } from './filler.ts';
import { lightVerbs } from './light-verb.ts';
import { openingsLast } from './opening-last.ts';
import type { Proposal } from './proposal.ts';
import { relativeSubjects } from './relative-subject.ts';
import { replacements } from './replace.ts';
import type { SentenceRules } from './rules-file.ts';
import { secondPredicates } from './second-predicate.ts';
import { clauseSplits } from './split.ts';
import { bracketSplits } from './split-bracket.ts';
import { connectorSplits } from './split-connector.ts';
import { lastClauseSplits } from './split-last.ts';
import { nameSplits } from './split-name.ts';
import { nounSplits } from './split-noun.ts';
import { openingSplits } from './split-opening.ts';
import { predicateSplits } from './split-predicate.ts';
import { surfaceSplits } from './split-surface.ts';
import { tailSplits } from './split-tail.ts';
import { subjectFirst } from './subject-first.ts';
import type { Tree } from './tree.ts';
import { verbLastSplits } from './verb-last.ts';
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
    ...bracketSplits(tree, rules),
    ...nameSplits(tree, rules),
    ...connectorSplits(tree, rules),
  ];
  const reread = rules.reread ? rereadSplits(tree, rules, language, splits) : [];
  return [
    ...drops(tree, rules),
    ...fillers(tree, rules),
    ...adjuncts(tree, rules),
    ...splits,
    ...reread,
    ...openingsLast(tree, rules, [...splits, ...reread]),
    ...verbLastSplits(tree, rules, language),
    ...relativeSubjects(tree, rules, language),
    ...secondPredicates(tree, rules, language),
    ...subjectFirst(tree, rules),
    ...activeVoice(tree, rules, language),
    ...replacements(tree, rules, language),
    ...chainedClauses(tree, rules),
    ...boths(tree, rules),
    ...caseRephrasings(tree, rules, language),
    ...counts(tree, rules),
    ...doubleNegations(tree, language),
    ...lightVerbs(tree, rules, language),
  ];
}

/** Splits that are made only when the parser reads both sentences as whole. */
function rereadSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const surface = surfaceSplits(tree, rules, language, known);
  return [
    ...surface,
    ...tailSplits(tree, rules, language, [...known, ...surface]),
    ...openingSplits(tree, rules, language),
    ...lastClauseSplits(tree, rules, language),
  ];
}
