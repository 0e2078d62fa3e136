import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { isContradicted } from '../subjects/person.ts';
import { insideSentence, pronounFor, subjectAgain } from '../subjects/subject.ts';
import { mayBeParticiple } from '../subjects/third-person.ts';
import { isConditional } from './conditional.ts';
import { endsSeries } from './coordinated.ts';
import { endsAsMany } from './endings.ts';
import { verbAfter } from './helping-verb.ts';
import { mainClause } from './main-clause.ts';
import { isSecondOfPair } from './one-clause.ts';
import { wholeSentence } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;
const MOST_TRIED = 2;

/**
 * "was affiliated to schools and gave lectures" → "He gave lectures.": a second verb whose form shows that
 * it shares the subject and nothing else, where the parser saw something else in the long sentence.
 */
export function sharedSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { coordinators, formsAlike, repeatSubject } = rules;
  if (!coordinators || !formsAlike || !repeatSubject || isConditional(tree, rules)) return [];
  const taken = startsOf(known);
  let tried = 0;
  for (let at = SHORTEST; at < tree.lastWord - 1 && tried < MOST_TRIED; at++) {
    const begin = coordinators[tree.lower(at)];
    if (begin === undefined || tree.at(at).upos !== 'CCONJ' || tree.enclosed[at]) continue;
    const verb = finiteAfter(tree, at, rules);
    const first = tree.commaBefore(at);
    // "and so kidnaps her"
    if (Object.hasOwn(coordinators, tree.lower(at + 1))) continue;
    if (verb === undefined || taken.has(tree.tokens[first - 1].end)) continue;
    if (isSecondOfPair(tree, at, rules) || endsSeries(tree, at, rules)) continue;
    tried++;
    const subject = subjectBefore(tree, { first, last: at }, verb, rules, language);
    if (subject === undefined) continue;
    const start = begin === '' ? subject : `${begin} ${insideSentence(subject, rules)}`;
    const reason = 'Each action has its own sentence.';
    return [stopAt(tree, { first, last: at }, rules, 'split/shared', reason, [start, ' '])];
  }
  return [];
}

/** The finite verb after the coordinator and its adverbs, with something after it. */
function finiteAfter(tree: Tree, at: number, { participles }: SentenceRules): number | undefined {
  const verb = verbAfter(tree, at);
  if (!tree.isFinite(verb) && tree.at(verb).upos !== 'VERB' && !isMisread(tree, at, verb))
    return undefined;
  const { features, lemma } = tree.at(verb);
  if (features.VerbForm === 'Inf' && tree.lower(verb) === lemma) return undefined;
  if (participles && tree.lower(verb).endsWith(participles.ending)) return undefined;
  if (tree.lastWord - verb < 1 || tree.isPunctuation(verb + 1)) return undefined;
  return tree.at(verb + 1).upos === 'CCONJ' ? undefined : verb;
}

/** "and later practised in Rome": after an adverb it is read as an adjective. */
function isMisread(tree: Tree, at: number, verb: number): boolean {
  const { upos, features } = tree.at(verb);
  if (upos !== 'ADJ' || verb === at + 1 || features.Degree === 'Cmp') return false;
  return /^(?:ADP|DET)$/.test(tree.at(verb + 1).upos);
}

function subjectBefore(
  tree: Tree,
  { first, last }: Stretch,
  verb: number,
  rules: SentenceRules,
  language: Language,
): string | undefined {
  const main = mainClause(tree, first - 1, language);
  if (!main) return undefined;
  const { own: before, from } = main;
  const noun = before.subjectOf(before.root);
  const finite = before.finiteOf(before.root);
  if (noun === undefined || finite === undefined) return undefined;
  const stretch = before.stretch(noun);
  if (!stretch || stretch.last > finite) return undefined;
  const end = first - from;
  if (!tree.isFinite(from + finite) && before.at(finite).upos !== 'AUX') return undefined;
  // "In winter it sleeps and eats little": only what happened once needs its opening no more.
  if (from > 0 && before.at(finite).features.Tense !== 'Past') return undefined;
  // "which polymerizes and forms": another verb right before it.
  const verbs = (i: number) => before.isFinite(i) || tree.isFinite(from + i);
  if (range({ first: end - 2, last: end - 1 }).some((i) => i !== finite && verbs(i)))
    return undefined;
  // "continues and develops the themes": what follows may belong to both.
  const near = end - before.root < SHORTEST || finite > end - SHORTEST;
  if (near && (finite === before.root || before.at(finite).upos !== 'AUX')) return undefined;
  const who = { first: from + stretch.first, last: from + stretch.last };
  const own = wholeSentence(tree, [who, { first: last + 1, last: tree.lastWord }], language);
  const place = who.last - who.first + verb - last;
  if (!own || own.finiteOf(own.root) !== place) return undefined;
  if ((own.subjectOf(own.root) ?? place) > who.last - who.first) return undefined;
  if (near && !isApart(own, place, language)) return undefined;
  const finiteAll = tree.isFinite(verb) || tree.at(verb).upos === 'ADJ';
  if (!isFiniteHere(before, own, place, finiteAll, rules, language)) return undefined;
  if (mayGoOnOther(before, finite, end, own.at(place).features.Tense, first < last))
    return undefined;
  const pronoun = they(before, noun, rules) ?? pronounFor(before, noun, rules);
  const doubted = pronoun !== undefined && isContradicted(tree, pronoun, rules);
  const again = doubted ? subjectAgain(before, noun, rules) : pronoun;
  // "a school where pupils learn and are taught": another number tells of another subject.
  if (again === rules.repeatSubject?.pronouns?.Plur && isOfOne(own, place, rules)) return undefined;
  return again && agreeing(tree, again, who, verb, rules) === again ? again : undefined;
}

/** "is oddly shaped and shows no change", "were tired and had a headache": no verb like the first. */
function isApart(own: Tree, place: number, language: Language): boolean {
  const { lemma } = own.at(place);
  const long = own.lastWord - place >= SHORTEST;
  return long && own.lower(place) !== lemma && !mayBeParticiple(own, place, language);
}

/** "leads", "has", "was": told of one. */
function isOfOne(own: Tree, place: number, rules: SentenceRules): boolean {
  const word = own.lower(place);
  return word !== own.at(place).lemma && endsAsMany(word, rules);
}

/** "the king and the queen": many; "many of the guests". Names are asked elsewhere. */
function they(before: Tree, noun: number, { repeatSubject }: SentenceRules): string | undefined {
  const joined =
    before.at(noun).upos !== 'PROPN' &&
    before.children(noun).some((each) => before.relation(each) === 'conj');
  const some = before.at(noun).upos !== 'NOUN' && before.isOfMany(noun);
  return joined || some ? repeatSubject?.pronouns?.Plur : undefined;
}

/** Does the second verb need no helping verb of the first? */
function isFiniteHere(
  before: Tree,
  own: Tree,
  place: number,
  finite: boolean,
  rules: SentenceRules,
  language: Language,
): boolean {
  const { upos, features, lemma } = own.at(place);
  const plain = own.lower(place) === lemma;
  // "to work the land and grow sugar", "will come and stay"
  if (plain && upos === 'VERB') return hasToo(before, own, place, finite, rules);
  if (upos === 'AUX' && rules.active?.modals.includes(own.lower(place))) return true;
  if (upos === 'AUX' || features.Tense === 'Pres') return !plain;
  if (!mayBeParticiple(own, place, language)) return true;
  // "and decorated war hero": only what begins with such a word is surely an object.
  const acts =
    own.child(own.root, ['obj', 'ccomp']) !== undefined &&
    /^(?:DET|PROPN|PRON|NUM|SYM|SCONJ)$/.test(own.at(place + 1).upos) &&
    (own.at(place + 1).upos === 'SYM' || !rules.passive?.giving?.includes(lemma));
  const next = own.at(place + 1);
  const does = next.upos === 'PART' || (next.upos === 'VERB' && next.features.VerbForm === 'Inf');
  const wills = does && rules.passive?.willed?.includes(lemma);
  const never = wills || rules.passive?.never?.includes(lemma) === true;
  const helping = before
    .children(before.root)
    .filter((each) => /^(?:aux|cop)/.test(before.at(each).relation));
  if (helping.length === 0) {
    // "wrote it and published in 1990": what always has an object is a participle without one.
    const main = before.at(before.finiteOf(before.root) ?? -1).features.Tense;
    const same = finite && main === features.Tense && !rules.alwaysDone?.includes(lemma);
    return acts || never || same;
  }
  const perfect = rules.participles?.perfect ?? [];
  if (helping.some((each) => perfect.includes(before.at(each).lemma))) return false;
  return acts || never;
}

/** "They have been honoured, and have a street of their own": many, and no plain form that it could go on with. */
function hasToo(
  before: Tree,
  own: Tree,
  place: number,
  finite: boolean,
  { participles, active }: SentenceRules,
): boolean {
  const { lemma, features } = own.at(place);
  if (!finite || features.Tense !== 'Pres' || !participles?.perfect?.includes(lemma)) return false;
  if (!/^(?:DET|PRON|NUM|ADJ|NOUN)$/.test(own.at(place + 1).upos)) return false;
  return !before.tokens.some(
    (_, i) => active?.modals.includes(before.lower(i)) || before.at(i).features.VerbForm === 'Inf',
  );
}

/** Is there another verb before the border that the second one may go on with? */
function mayGoOnOther(
  before: Tree,
  finite: number,
  first: number,
  tense: string | undefined,
  comma: boolean,
): boolean {
  const noun = before.subjectOf(before.root) ?? -1;
  const personal = before.at(noun).features.PronType === 'Prs';
  const main = before.lower(noun);
  const others = range({ first: finite + 1, last: first - 1 }).filter(
    (i) => (before.isFinite(i) && before.at(finite).head !== i) || /^[;:]$/.test(before.form(i)),
  );
  // "which killed two and wounded two": a verb that was read as something else.
  const tells = (i: number) => /Rel/.test(before.at(i).features.PronType ?? '');
  const relative = range({ first: finite + 1, last: first - 1 }).filter(tells);
  if (relative.length > others.length) return true;
  return others.some((i) => {
    if (before.isPunctuation(i)) return true;
    const verb = /^(?:aux|cop)/.test(before.at(i).relation) ? before.at(i).head : i;
    const who = before.subjectOf(verb);
    // "They went where they were known and won": both are the same.
    if (personal && who !== undefined && before.lower(who) === main)
      return !/^(?:advcl|acl:relcl)$/.test(before.at(verb).relation);
    // "is a critic who lives in London and has written": both are told of the same.
    const told = before.child(before.root, ['cop']) !== undefined;
    const same = before.at(verb).relation === 'acl:relcl' && before.at(verb).head === before.root;
    const acts = who !== undefined && /Rel/.test(before.at(who).features.PronType ?? '');
    // "is a ship named after Ann Lee who was born in Rome and": of her, however it was read.
    const named = who !== undefined && before.at(who - 1).upos === 'PROPN';
    if (told && same && acts && !named) return false;
    // "is named after a man who became a professor, and takes the form": the other time.
    const other = before.at(i).features.Tense ?? tense;
    return !(comma && other !== tense && before.at(finite).features.Tense === tense);
  });
}
