import type { Language } from '../../language/index.ts';
import type { Proposal } from './proposal.ts';
import { adjuncts } from './rules/adjunct.ts';
import { describedLater } from './rules/after-noun.ts';
import { plainCauses } from './rules/because.ts';
import { boths } from './rules/both.ts';
import { asides } from './rules/bracket-aside.ts';
import { keepingFacts } from './rules/bracket-kept.ts';
import { bracketsTold, clausesInBrackets } from './rules/bracket-told.ts';
import { yearsBefore } from './rules/bracket-year.ts';
import { caseShifts } from './rules/case-shift.ts';
import { caseRephrasings } from './rules/cases.ts';
import { causes } from './rules/cause.ts';
import { chainedClauses } from './rules/chained.ts';
import { cliticClauses } from './rules/clitic-clauses.ts';
import { subjectsBeforeClitics } from './rules/clitic-subject.ts';
import { counts } from './rules/count.ts';
import { dashSplits } from './rules/dash.ts';
import { digits } from './rules/digits.ts';
import { doubleNegations } from './rules/double-negation.ts';
import { drops } from './rules/drop.ts';
import { withExplanations } from './rules/explaining.ts';
import { fillers } from './rules/filler.ts';
import { frontedSplits } from './rules/fronted.ts';
import { genitives } from './rules/genitive.ts';
import { gerundSplits } from './rules/gerund.ts';
import { invertedClauses } from './rules/inverted.ts';
import { joinedClauses } from './rules/joined.ts';
import { kindsOf } from './rules/kind-of.ts';
import { lightVerbs } from './rules/light-verb.ts';
import { linkers } from './rules/linker.ts';
import { linkings } from './rules/linking.ts';
import { livesTold } from './rules/lives.ts';
import { noteMarks } from './rules/note-marks.ts';
import { oldCases } from './rules/old-case.ts';
import { openingsLast } from './rules/opening-last.ts';
import { perfects } from './rules/perfect.ts';
import { pluperfects } from './rules/pluperfect.ts';
import { quotes } from './rules/quotes.ts';
import { relativeObjects } from './rules/relative-object.ts';
import { plainRelatives } from './rules/relative-plain.ts';
import { relativeSubjects } from './rules/relative-subject.ts';
import { replacements } from './rules/replace.ts';
import { speakersSaying } from './rules/said-by.ts';
import { scientificNames } from './rules/scientific-name.ts';
import { secondPredicates } from './rules/second-predicate.ts';
import { sharedHelpSplits } from './rules/shared-help.ts';
import { sideBySide } from './rules/side-by-side.ts';
import { sounds } from './rules/sounds.ts';
import { speakersFirst } from './rules/speaker-first.ts';
import { spellings } from './rules/spelling.ts';
import { clauseSplits } from './rules/split.ts';
import { addedSplits } from './rules/split-after.ts';
import { bracketSplits } from './rules/split-bracket.ts';
import { butSplits } from './rules/split-but.ts';
import { commaSplits } from './rules/split-comma.ts';
import { connectorSplits } from './rules/split-connector.ts';
import { definedSplits } from './rules/split-defined.ts';
import { definitionSplits } from './rules/split-definition.ts';
import { helpSplits } from './rules/split-help.ts';
import { insertedSplits } from './rules/split-inserted.ts';
import { jointSplits } from './rules/split-joint.ts';
import { lastClauseSplits } from './rules/split-last.ts';
import { nameSplits } from './rules/split-name.ts';
import { nounSplits } from './rules/split-noun.ts';
import { openedSplits } from './rules/split-opened.ts';
import { openingSplits } from './rules/split-opening.ts';
import { predicateSplits } from './rules/split-predicate.ts';
import { seriesSplits } from './rules/split-series.ts';
import { sharedSplits } from './rules/split-shared.ts';
import { looseSplits, sideSplits } from './rules/split-side.ts';
import { surfaceSplits } from './rules/split-surface.ts';
import { tailSplits } from './rules/split-tail.ts';
import { subjectFirst } from './rules/subject-first.ts';
import { verbLastSplits } from './rules/verb-last.ts';
import { activeVoice } from './rules/voice.ts';
import { whenSplits } from './rules/when-first.ts';
import type { SentenceRules } from './rules-file.ts';
import type { Tree } from './tree.ts';

/** A sentence longer than this is a table or a list, not a sentence to rewrite. */
const LONGEST = 160;

/** All edits that the rules of a language offer for a sentence, in no order. */
export function propose(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  if (tree.tokens.length > LONGEST || tree.tokens.length < 3) return [];
  const lives = bracketSplits(tree, rules);
  const splits = [
    ...clauseSplits(tree, rules, language),
    ...nounSplits(tree, rules),
    ...predicateSplits(tree, rules, language),
    ...lives,
    ...livesTold(tree, rules, lives),
    ...bracketsTold(tree, rules),
    ...clausesInBrackets(tree, rules, language),
    ...nameSplits(tree, rules),
    ...connectorSplits(tree, rules),
    ...butSplits(tree, rules, language),
    ...commaSplits(tree, rules, language),
    ...seriesSplits(tree, rules),
  ];
  const reread = rules.reread ? rereadSplits(tree, rules, language, splits) : [];
  const all = [
    ...drops(tree, rules),
    ...fillers(tree, rules),
    ...noteMarks(tree, rules),
    ...sounds(tree, rules),
    ...linkers(tree, rules),
    ...adjuncts(tree, rules),
    ...splits,
    ...reread,
    ...openingsLast(tree, rules, [...splits, ...reread]),
    ...verbLastSplits(tree, rules, language),
    ...relativeSubjects(tree, rules, language),
    ...relativeObjects(tree, rules, language),
    ...gerundSplits(tree, rules, language),
    ...dashSplits(tree, rules),
    ...secondPredicates(tree, rules, language),
    ...subjectFirst(tree, rules),
    ...subjectsBeforeClitics(tree, rules),
    ...speakersFirst(tree, rules),
    ...speakersSaying(tree, rules),
    ...sharedHelpSplits(tree, rules),
    ...cliticClauses(tree, rules),
    ...whenSplits(tree, rules),
    ...invertedClauses(tree, rules),
    ...describedLater(tree, rules),
    ...activeVoice(tree, rules, language),
    ...replacements(tree, rules, language),
    ...spellings(tree, rules),
    ...quotes(tree, rules),
    ...chainedClauses(tree, rules),
    ...asides(tree, rules, [...splits, ...reread], language.profile.facts?.months ?? []),
    ...yearsBefore(tree, rules),
    ...boths(tree, rules),
    ...caseRephrasings(tree, rules, language),
    ...caseShifts(tree, rules, language),
    ...counts(tree, rules),
    ...kindsOf(tree, rules, language),
    ...scientificNames(tree, rules),
    ...pluperfects(tree, rules),
    ...plainCauses(tree, rules),
    ...causes(tree, rules),
    ...digits(tree, rules),
    ...plainRelatives(tree, rules),
    ...doubleNegations(tree, language),
    ...lightVerbs(tree, rules, language),
    ...perfects(tree, rules, language),
    ...joinedClauses(tree, rules, language),
    ...frontedSplits(tree, rules, language),
    ...sideBySide(tree, rules, language),
    ...linkings(tree, rules, language),
    ...oldCases(tree, rules, language),
    ...genitives(tree, rules),
  ];
  return withExplanations(tree, keepingFacts(tree, all, rules), language);
}

/** Splits that are made only when the parser reads both sentences as whole. */
function rereadSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const surface = surfaceSplits(tree, rules, language, known);
  const found = [...known, ...surface];
  const reread = [
    ...surface,
    ...tailSplits(tree, rules, language, found),
    ...openingSplits(tree, rules, language),
    ...lastClauseSplits(tree, rules, language),
    ...definitionSplits(tree, rules, language, known),
    ...definedSplits(tree, rules, language, known),
    ...insertedSplits(tree, rules, language, known),
    ...addedSplits(tree, rules, language, found),
    ...openedSplits(tree, rules, language, found),
    ...helpSplits(tree, rules, found),
    ...sideSplits(tree, rules, language, found),
    ...looseSplits(tree, rules, language, found),
  ];
  const all = [...known, ...reread];
  const joints = jointSplits(tree, rules, language, all);
  return [...reread, ...joints, ...sharedSplits(tree, rules, language, [...all, ...joints])];
}
