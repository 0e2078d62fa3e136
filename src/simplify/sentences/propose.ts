import type { Language } from '../../language/index.ts';
import type { SentenceRules } from './language-file/rules-file.ts';
import { type Proposal, withNames } from './proposal.ts';
import { caseShifts } from './rules/cases/case-shift.ts';
import { caseRephrasings } from './rules/cases/cases.ts';
import { butSplits } from './rules/clauses/but.ts';
import { chainedClauses } from './rules/clauses/chained.ts';
import { commaSplits } from './rules/clauses/comma.ts';
import { connectorSplits } from './rules/clauses/connector.ts';
import { clauseSplits } from './rules/clauses/coordinated.ts';
import { dashSplits } from './rules/clauses/dash.ts';
import { gerundSplits } from './rules/clauses/gerund.ts';
import { partsTogether } from './rules/clauses/kept-together.ts';
import { newSubjects } from './rules/clauses/new-subject.ts';
import { secondPredicates } from './rules/clauses/second-predicate.ts';
import { cliticClauses } from './rules/clitics/clitic-clauses.ts';
import { subjectsBeforeClitics } from './rules/clitics/clitic-subject.ts';
import { contrastSplits } from './rules/clitics/contrast.ts';
import { sharedHelpSplits } from './rules/clitics/shared-help.ts';
import { speakersFirst } from './rules/clitics/speaker-first.ts';
import { whenSplits } from './rules/clitics/when-first.ts';
import { causesLast } from './rules/order/cause-last.ts';
import { contrastsFirst } from './rules/order/contrast-first.ts';
import { invertedClauses } from './rules/order/inverted.ts';
import { speakersSaying } from './rules/order/said-by.ts';
import { besideSubject } from './rules/told-of-nouns/beside-subject.ts';
import { nameSplits } from './rules/told-of-nouns/name.ts';
import { nounSplits } from './rules/told-of-nouns/noun.ts';
import { relativeObjects } from './rules/told-of-nouns/relative-object.ts';
import { relativeSubjects } from './rules/told-of-nouns/relative-subject.ts';
import { putInSameOrder } from './rules/verb-second/put-in-same-order.ts';
import { verbFirst } from './rules/verb-second/verb-first.ts';
import { plainCauses } from './rules/words/because.ts';
import { doersFirst } from './rules/words/by-whom.ts';
import { compoundVerbs } from './rules/words/compound-verb.ts';
import { digits } from './rules/words/digits.ts';
import { doubleNegations } from './rules/words/double-negation.ts';
import { figures } from './rules/words/figures.ts';
import { inFull } from './rules/words/in-full.ts';
import { kindsOf } from './rules/words/kind-of.ts';
import { lightVerbs } from './rules/words/light-verb.ts';
import { plainIfs } from './rules/words/plain-if.ts';
import { politely } from './rules/words/polite.ts';
import { plainRelatives } from './rules/words/relative-plain.ts';
import { replacements } from './rules/words/replace.ts';
import { spellings } from './rules/words/spelling.ts';
import type { Tree } from './tree.ts';

/** A sentence longer than this is a table or a list, not a sentence to rewrite. */
const LONGEST = 160;

type Rule = (tree: Tree, rules: SentenceRules, language: Language) => readonly Proposal[];

/** Rules that ask for nothing but the sentence; a language without data for one does not use it. */
const RULES: readonly Rule[] = [
  causesLast,
  contrastsFirst,
  relativeSubjects,
  relativeObjects,
  gerundSplits,
  dashSplits,
  secondPredicates,
  subjectsBeforeClitics,
  speakersFirst,
  speakersSaying,
  sharedHelpSplits,
  cliticClauses,
  contrastSplits,
  whenSplits,
  invertedClauses,
  doersFirst,
  replacements,
  spellings,
  compoundVerbs,
  newSubjects,
  chainedClauses,
  plainIfs,
  caseRephrasings,
  caseShifts,
  kindsOf,
  plainCauses,
  digits,
  figures,
  inFull,
  plainRelatives,
  doubleNegations,
  lightVerbs,
  verbFirst,
  putInSameOrder,
];

/** All edits that the rules of a language offer for a sentence, in no order. */
export function propose(tree: Tree, rules: SentenceRules, language: Language): readonly Proposal[] {
  if (tree.tokens.length > LONGEST || tree.tokens.length < 3) return [];
  const splits = [
    ...clauseSplits(tree, rules),
    ...nounSplits(tree, rules),
    ...besideSubject(tree, rules, language),
    ...nameSplits(tree, rules),
    ...connectorSplits(tree, rules),
    ...butSplits(tree, rules, language),
    ...commaSplits(tree, rules, language),
  ];
  const parts = partsTogether(tree, rules);
  const others = RULES.flatMap((rule) => rule(tree, rules, language));
  const all = withNames(
    tree,
    [...splits, ...others].filter((each) => !parts(each)),
  );
  return politely(tree, rules, language, all);
}
