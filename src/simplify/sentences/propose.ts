import type { Language } from '../../language/index.ts';
import type { SentenceRules } from './language-file/rules-file.ts';
import { type Proposal, withNames } from './proposal.ts';
import { addedSplits } from './rules/added-at-the-end/after.ts';
import { asides } from './rules/brackets/aside.ts';
import { keepingFacts } from './rules/brackets/kept.ts';
import { livesTold } from './rules/brackets/lives.ts';
import { bracketSplits } from './rules/brackets/lives-split.ts';
import { bracketsTold, clausesInBrackets } from './rules/brackets/told.ts';
import { yearsBefore } from './rules/brackets/year.ts';
import { caseShifts } from './rules/cases/case-shift.ts';
import { caseRephrasings } from './rules/cases/cases.ts';
import { genitives } from './rules/cases/genitive.ts';
import { oldCases } from './rules/cases/old-case.ts';
import { jointSplits } from './rules/clauses/at-joint.ts';
import { looseSplits, sideSplits } from './rules/clauses/beside.ts';
import { butSplits } from './rules/clauses/but.ts';
import { surfaceSplits } from './rules/clauses/by-words.ts';
import { chainedClauses } from './rules/clauses/chained.ts';
import { commaSplits } from './rules/clauses/comma.ts';
import { connectorSplits } from './rules/clauses/connector.ts';
import { clauseSplits } from './rules/clauses/coordinated.ts';
import { dashSplits } from './rules/clauses/dash.ts';
import { doingSplits } from './rules/clauses/doing-first.ts';
import { gerundSplits } from './rules/clauses/gerund.ts';
import { helpSplits } from './rules/clauses/helping-verb.ts';
import { partsTogether } from './rules/clauses/kept-together.ts';
import { lastClauseSplits } from './rules/clauses/last-clause.ts';
import { newSubjects } from './rules/clauses/new-subject.ts';
import { openedSplits } from './rules/clauses/opened.ts';
import { openingSplits } from './rules/clauses/opening.ts';
import { secondPredicates } from './rules/clauses/second-predicate.ts';
import { seriesSplits } from './rules/clauses/series.ts';
import { seriesByWords } from './rules/clauses/series-by-words.ts';
import { sharedSplits } from './rules/clauses/shared-subject.ts';
import { tailSplits } from './rules/clauses/tail.ts';
import { cliticClauses } from './rules/clitics/clitic-clauses.ts';
import { subjectsBeforeClitics } from './rules/clitics/clitic-subject.ts';
import { contrastSplits } from './rules/clitics/contrast.ts';
import { sharedHelpSplits } from './rules/clitics/shared-help.ts';
import { speakersFirst } from './rules/clitics/speaker-first.ts';
import { whenSplits } from './rules/clitics/when-first.ts';
import { adjuncts } from './rules/leave-out/adjunct.ts';
import { drops } from './rules/leave-out/drop.ts';
import { withExplanations } from './rules/leave-out/explaining.ts';
import { fillers } from './rules/leave-out/filler.ts';
import { headingOf } from './rules/leave-out/headings.ts';
import { linkers } from './rules/leave-out/linker.ts';
import { noteMarks } from './rules/leave-out/note-marks.ts';
import { scientificNames } from './rules/leave-out/scientific-name.ts';
import { sides } from './rules/leave-out/side.ts';
import { sounds } from './rules/leave-out/sounds.ts';
import { describedLater } from './rules/order/after-noun.ts';
import { causesLast } from './rules/order/cause-last.ts';
import { contrastsFirst } from './rules/order/contrast-first.ts';
import { invertedClauses } from './rules/order/inverted.ts';
import { openingsLast } from './rules/order/opening-last.ts';
import { speakersSaying } from './rules/order/said-by.ts';
import { perfects } from './rules/tenses/perfect.ts';
import { pluperfects } from './rules/tenses/pluperfect.ts';
import { besideSubject } from './rules/told-of-nouns/beside-subject.ts';
import { calledSplits } from './rules/told-of-nouns/called.ts';
import { definedSplits } from './rules/told-of-nouns/defined.ts';
import { definitionSplits } from './rules/told-of-nouns/definition.ts';
import { insertedSplits } from './rules/told-of-nouns/inserted.ts';
import { nameSplits } from './rules/told-of-nouns/name.ts';
import { newNounSplits } from './rules/told-of-nouns/new-noun.ts';
import { nounSplits } from './rules/told-of-nouns/noun.ts';
import { predicateSplits } from './rules/told-of-nouns/predicate.ts';
import { lastRelatives } from './rules/told-of-nouns/relative-last.ts';
import { relativeObjects } from './rules/told-of-nouns/relative-object.ts';
import { relativeSubjects } from './rules/told-of-nouns/relative-subject.ts';
import { frontedSplits } from './rules/verb-second/fronted.ts';
import { joinedClauses } from './rules/verb-second/joined.ts';
import { linkings } from './rules/verb-second/linking.ts';
import { putInSplits } from './rules/verb-second/put-in.ts';
import { putInSameOrder } from './rules/verb-second/put-in-same-order.ts';
import { sideBySide } from './rules/verb-second/side-by-side.ts';
import { subjectFirst } from './rules/verb-second/subject-first.ts';
import { verbFirst } from './rules/verb-second/verb-first.ts';
import { verbLastSplits } from './rules/verb-second/verb-last.ts';
import { plainCauses } from './rules/words/because.ts';
import { boths } from './rules/words/both.ts';
import { doersFirst } from './rules/words/by-whom.ts';
import { causes } from './rules/words/cause.ts';
import { compoundVerbs } from './rules/words/compound-verb.ts';
import { counts } from './rules/words/count.ts';
import { digits } from './rules/words/digits.ts';
import { doubleNegations } from './rules/words/double-negation.ts';
import { duties } from './rules/words/duty.ts';
import { eventsTold } from './rules/words/event-noun.ts';
import { figures } from './rules/words/figures.ts';
import { inFull } from './rules/words/in-full.ts';
import { plainConditions } from './rules/words/inverted-condition.ts';
import { kindsOf } from './rules/words/kind-of.ts';
import { lightVerbs } from './rules/words/light-verb.ts';
import { nominals } from './rules/words/nominal.ts';
import { plainIfs } from './rules/words/plain-if.ts';
import { politely } from './rules/words/polite.ts';
import { quotes } from './rules/words/quotes.ts';
import { plainRelatives } from './rules/words/relative-plain.ts';
import { replacements } from './rules/words/replace.ts';
import { spellings } from './rules/words/spelling.ts';
import { activeVoice } from './rules/words/voice.ts';
import { Tree } from './tree.ts';

/** A sentence longer than this is a table or a list, not a sentence to rewrite. */
const LONGEST = 160;

/** All edits that the rules of a language offer for a sentence, in no order. */
export function propose(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  if (tree.tokens.length > LONGEST || tree.tokens.length < 3) return [];
  const heading = headingOf(tree, rules, language);
  const rest = heading && rules.reread && withoutHeading(tree, heading, language);
  if (!rest) return proposeFor(tree, rules, language, heading);
  const first = heading.dropped.length;
  const shifted = proposeFor(rest, rules, language, headingOf(rest, rules, language)).map(
    (each) => ({ ...each, dropped: each.dropped.map((index) => index + first) }),
  );
  return [heading, ...shifted];
}

/** "Origins Initially a part of Rome, it …": what follows a heading is read, and edited, without it. */
function withoutHeading(tree: Tree, { dropped }: Proposal, language: Language): Tree | undefined {
  const tokens = tree.tokens.slice(dropped.length).map((token) => ({ ...token }));
  if (tokens.length < 3) return undefined;
  language.analyseTokens(tokens);
  const sentence = { ...tree.sentence, start: tokens[0].start, tokens };
  return new Tree(sentence, tree.formsAlike, tree.paragraph);
}

type Rule = (tree: Tree, rules: SentenceRules, language: Language) => readonly Proposal[];

/** Rules that ask for nothing but the sentence; a language without data for one does not use it. */
const RULES: readonly Rule[] = [
  drops,
  fillers,
  noteMarks,
  sounds,
  linkers,
  sides,
  adjuncts,
  causesLast,
  contrastsFirst,
  verbLastSplits,
  relativeSubjects,
  relativeObjects,
  gerundSplits,
  dashSplits,
  secondPredicates,
  subjectFirst,
  subjectsBeforeClitics,
  speakersFirst,
  speakersSaying,
  sharedHelpSplits,
  cliticClauses,
  contrastSplits,
  whenSplits,
  invertedClauses,
  describedLater,
  activeVoice,
  doersFirst,
  replacements,
  spellings,
  quotes,
  compoundVerbs,
  newSubjects,
  chainedClauses,
  yearsBefore,
  boths,
  plainIfs,
  caseRephrasings,
  caseShifts,
  counts,
  kindsOf,
  scientificNames,
  pluperfects,
  plainCauses,
  causes,
  plainConditions,
  digits,
  figures,
  inFull,
  plainRelatives,
  doubleNegations,
  lightVerbs,
  eventsTold,
  duties,
  verbFirst,
  nominals,
  perfects,
  joinedClauses,
  frontedSplits,
  putInSplits,
  putInSameOrder,
  sideBySide,
  linkings,
  oldCases,
  genitives,
];

function proposeFor(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  heading: Proposal | undefined,
): Proposal[] {
  const lives = bracketSplits(tree, rules);
  const splits = [
    ...clauseSplits(tree, rules, language),
    ...nounSplits(tree, rules),
    ...besideSubject(tree, rules, language),
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
  const parts = partsTogether(tree, rules);
  // What is refused anyway takes no place from others.
  const offered = splits.filter((each) => !parts(each));
  const reread = rules.reread ? rereadSplits(tree, rules, language, offered) : [];
  const splitAlready = [...offered, ...reread];
  const others = [
    ...reread,
    ...RULES.flatMap((rule) => rule(tree, rules, language)),
    ...openingsLast(tree, rules, splitAlready),
    ...asides(tree, rules, splitAlready, language.profile.facts?.months ?? []),
  ].filter((each) => !parts(each));
  const all = withNames(tree, [...(heading ? [heading] : []), ...offered, ...others]);
  const polite = politely(tree, rules, language, all);
  return withExplanations(tree, keepingFacts(tree, polite, rules), language);
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
  const tails = tailSplits(tree, rules, language, found);
  const added = addedSplits(tree, rules, language, found);
  const reread = [
    ...surface,
    ...tails,
    ...lastRelatives(tree, rules, language, [...found, ...tails]),
    ...openingSplits(tree, rules, language),
    ...doingSplits(tree, rules, language),
    ...lastClauseSplits(tree, rules, language),
    ...definitionSplits(tree, rules, language, known),
    ...definedSplits(tree, rules, language, known),
    ...insertedSplits(tree, rules, language, known),
    ...added,
    ...newNounSplits(tree, rules, language, [...found, ...tails, ...added]),
    ...calledSplits(tree, rules, language, [...found, ...tails, ...added]),
    ...openedSplits(tree, rules, language, found),
    ...helpSplits(tree, rules, found),
    ...sideSplits(tree, rules, language, found),
    ...looseSplits(tree, rules, language, found),
  ];
  const all = [...known, ...reread];
  const joints = jointSplits(tree, rules, language, all);
  const series = seriesByWords(tree, rules, language, [...all, ...joints]);
  const shared = sharedSplits(tree, rules, language, [...all, ...joints, ...series]);
  return [...reread, ...joints, ...series, ...shared];
}
