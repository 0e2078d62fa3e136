import type { Language } from '../../language/index.ts';
import type { SentenceRules } from './language-file/rules-file.ts';
import type { Proposal } from './proposal.ts';
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
import { gerundSplits } from './rules/clauses/gerund.ts';
import { helpSplits } from './rules/clauses/helping-verb.ts';
import { keptTogether } from './rules/clauses/kept-together.ts';
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
import { headings } from './rules/leave-out/headings.ts';
import { linkers } from './rules/leave-out/linker.ts';
import { noteMarks } from './rules/leave-out/note-marks.ts';
import { scientificNames } from './rules/leave-out/scientific-name.ts';
import { sounds } from './rules/leave-out/sounds.ts';
import { describedLater } from './rules/order/after-noun.ts';
import { causesLast } from './rules/order/cause-last.ts';
import { invertedClauses } from './rules/order/inverted.ts';
import { openingsLast } from './rules/order/opening-last.ts';
import { speakersSaying } from './rules/order/said-by.ts';
import { perfects } from './rules/tenses/perfect.ts';
import { pluperfects } from './rules/tenses/pluperfect.ts';
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
  return afterHeading(tree, rules, language) ?? proposeFor(tree, rules, language);
}

/** "Origins Initially a part of Rome, it …": what follows a heading is read, and edited, without it. */
function afterHeading(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
): Proposal[] | undefined {
  const [heading] = rules.reread ? headings(tree, rules, language) : [];
  if (!heading) return undefined;
  const first = heading.dropped.length;
  const tokens = tree.tokens.slice(first).map((token) => ({ ...token }));
  if (tokens.length < 3) return undefined;
  language.analyseTokens(tokens);
  const sentence = { ...tree.sentence, start: tokens[0].start, tokens };
  const rest = new Tree(sentence, tree.formsAlike, tree.paragraph);
  const shifted = proposeFor(rest, rules, language).map((each) => ({
    ...each,
    dropped: each.dropped.map((index) => index + first),
  }));
  return [heading, ...shifted];
}

function proposeFor(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
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
  // What is refused anyway takes no place from others.
  const offered = keptTogether(tree, splits, rules);
  const reread = rules.reread ? rereadSplits(tree, rules, language, offered) : [];
  const all = [
    ...drops(tree, rules, language),
    ...fillers(tree, rules),
    ...noteMarks(tree, rules),
    ...sounds(tree, rules),
    ...linkers(tree, rules),
    ...adjuncts(tree, rules),
    ...offered,
    ...reread,
    ...causesLast(tree, rules, language),
    ...openingsLast(tree, rules, [...offered, ...reread]),
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
    ...contrastSplits(tree, rules),
    ...whenSplits(tree, rules),
    ...invertedClauses(tree, rules),
    ...describedLater(tree, rules),
    ...activeVoice(tree, rules, language),
    ...doersFirst(tree, rules, language),
    ...replacements(tree, rules, language),
    ...spellings(tree, rules),
    ...quotes(tree, rules),
    ...compoundVerbs(tree, rules, language),
    ...newSubjects(tree, rules),
    ...chainedClauses(tree, rules, language),
    ...asides(tree, rules, [...offered, ...reread], language.profile.facts?.months ?? []),
    ...yearsBefore(tree, rules),
    ...boths(tree, rules),
    ...plainIfs(tree, rules, language),
    ...caseRephrasings(tree, rules, language),
    ...caseShifts(tree, rules, language),
    ...counts(tree, rules),
    ...kindsOf(tree, rules, language),
    ...scientificNames(tree, rules),
    ...pluperfects(tree, rules),
    ...plainCauses(tree, rules),
    ...causes(tree, rules),
    ...plainConditions(tree, rules, language),
    ...digits(tree, rules),
    ...figures(tree, rules, language),
    ...inFull(tree, rules),
    ...plainRelatives(tree, rules),
    ...doubleNegations(tree, language),
    ...lightVerbs(tree, rules, language),
    ...duties(tree, rules),
    ...verbFirst(tree, rules, language),
    ...nominals(tree, rules, language),
    ...perfects(tree, rules, language),
    ...joinedClauses(tree, rules, language),
    ...frontedSplits(tree, rules, language),
    ...putInSplits(tree, rules, language),
    ...putInSameOrder(tree, rules),
    ...sideBySide(tree, rules, language),
    ...linkings(tree, rules, language),
    ...oldCases(tree, rules, language),
    ...genitives(tree, rules),
  ];
  return withExplanations(
    tree,
    keepingFacts(tree, keptTogether(tree, politely(tree, rules, language, all), rules), rules),
    language,
  );
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
