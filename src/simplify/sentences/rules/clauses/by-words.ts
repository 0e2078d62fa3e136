import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { agreeing } from '../subjects/number.ts';
import { isContradicted } from '../subjects/person.ts';
import { pronounFor, subjectAgain } from '../subjects/subject.ts';
import { tenseOf } from '../subjects/third-person.ts';
import { isConditional } from './conditional.ts';
import { endsSeries, isHalved } from './coordinated.ts';
import { endsList } from './list.ts';
import { isNounLike, isRelative, mayAct, mayBeVerb } from './misread.ts';
import { isSecondOfPair, joinsPeople, mayBeSaid, tellsOfTwo } from './one-clause.ts';
import { isWholeSentence, MOST_REREAD, readWith, wholeSentence } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;
const LONG = 8;

/**
 * Two clauses whose border the parser missed: each side is analysed by itself, and only where both
 * turn out to be whole sentences is the proposal made.
 */
export function surfaceSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  if (isConditional(tree, rules)) return [];
  const taken = startsOf(known);
  const found: Proposal[] = [];
  let tried = 0;
  for (let at = SHORTEST; at < tree.lastWord && tried < MOST_REREAD; at++) {
    const begin = beginning(tree, at, rules);
    if (begin === undefined || tree.enclosed[at]) continue;
    // "one and a half years", "and so he left"
    if (isHalved(tree, at)) continue;
    if (rules.coordinators && Object.hasOwn(rules.coordinators, tree.lower(at + 1))) continue;
    if (isSecondOfPair(tree, at, rules) || isRelative(tree, at + 1, rules)) continue;
    const first = tree.commaBefore(at);
    if (taken.has(tree.tokens[first - 1].end) || first < SHORTEST || endsSeries(tree, at, rules))
      continue;
    if (first === at && joinsPeople(tree, at)) continue;
    if (joinsAdjectives(tree, at)) continue;
    const cutting = { first, last: at };
    const shared: Shared | undefined =
      sharesSubject(tree, at, rules) ?? sharesAgain(tree, at, rules, language);
    const named = startsWithPronoun(tree, at + 1);
    const lists = endsList(tree, at) && !named;
    if (shared === undefined && (lists || !mayBeClause(tree, at + 1, first < at))) continue;
    const own = shared === undefined && first < at;
    const doing = shared !== undefined || first < at;
    if (goesOnBelow(tree, first, own, doing, named && begin !== '')) continue;
    if (own && begin === '' && mayBeSaid(tree, at, rules)) continue;
    tried++;
    const left = { first: 0, last: first - 1 };
    const sure =
      shared === undefined && first === at
        ? named && hasVerbOfItsOwn(tree, left)
        : first < at &&
          ((opensClause(tree, at, begin) && range(left).some((i) => tree.isFinite(i))) ||
            (shared === undefined && hasVerbOfItsOwn(tree, left)));
    if (!sure && !isWholeSentence(tree, [left], language)) continue;
    if (shared !== undefined) {
      const { stretch, help } = shared;
      const subject = agreeing(tree, shared.subject, stretch, at + 1, rules);
      if (subject === undefined) continue;
      const rest = { first: at + 1, last: tree.lastWord };
      const whole = [stretch, ...(help ? [help] : []), rest];
      // "… to Russia and acquired Dobruja": short, after much else.
      if (tree.lastWord - at < (first - stretch.last > LONG ? SHORTEST - 1 : SHORTEST)) continue;
      if (!isPlain(tree, at, stretch) && !isWholeSentence(tree, whole, language)) continue;
      const named = begin === '' ? subject : `${begin} ${lowerStart(tree, stretch.first, subject)}`;
      const start = help ? `${named} ${help}` : named;
      const reason = 'Each action has its own sentence.';
      found.push(stopAt(tree, cutting, rules, 'split/verb', reason, [start, ' ']));
      continue;
    }
    // "Sagt nicht: ‚Aber wir …": a quotation begins so.
    if (/^[‚‘]$/.test(tree.form(first - 1))) continue;
    const right = wholeAfter(tree, at + 1, language);
    if (!right || (first === at && !isSurelyFinite(tree, right, at + 1, rules))) continue;
    if (rules.formsAlike && isDone(right, rules)) continue;
    const parts = begin === '' ? [] : [`${begin} `];
    const reason = 'Two statements are two sentences.';
    found.push(stopAt(tree, cutting, rules, 'split/clause', reason, parts));
  }
  return found;
}

/** "a brief and hurriedly composed speech": both tell of the noun. */
function joinsAdjectives(tree: Tree, at: number): boolean {
  if (tree.at(at - 2).upos !== 'DET') return false;
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV') verb++;
  return tree.at(verb).upos === 'VERB' && tree.at(verb + 1).upos === 'NOUN';
}

/** "Stallman … and is the author": what follows a helping verb is a sentence once its subject is said. */
function isPlain(tree: Tree, at: number, { first, last }: Stretch): boolean {
  const simple = range({ first, last }).every((i) => !tree.isPunctuation(i));
  const { upos, lemma } = tree.at(at + 1);
  // "but be respectful" may be no more than a plain form.
  return simple && upos === 'AUX' && tree.isFinite(at + 1) && tree.lower(at + 1) !== lemma;
}

/** ", but lack of funds …", ", and later it …": what follows such words is a clause, and so is what was before. */
function opensClause(tree: Tree, at: number, begin: string): boolean {
  const starts = range({ first: at + 1, last: at + 3 }).some(
    (i) => tree.at(i).upos === 'PRON' && tree.at(i).features.Case === 'Nom',
  );
  return tree.at(at).upos === 'CCONJ' && (begin !== '' || starts);
}

/** The second clause, read by itself; with a date first, also without it: "by 1863 this had declined". */
function wholeAfter(tree: Tree, first: number, language: Language): Tree | undefined {
  const { lastWord } = tree;
  const whole = wholeSentence(tree, [{ first, last: lastWord }], language);
  if (whole || tree.at(first).upos !== 'ADP') return whole;
  const year = range({ first: first + 1, last: first + 3 }).find((i) =>
    /^\d{4}$/.test(tree.form(i)),
  );
  if (year === undefined || lastWord - year < SHORTEST) return undefined;
  const from = tree.form(year + 1) === ',' ? year + 2 : year + 1;
  return wholeSentence(tree, [{ first: from, last: lastWord }], language);
}

/** "but it becomes", "and he was": a pronoun that acts, and its verb. */
function startsWithPronoun(tree: Tree, first: number): boolean {
  const { upos, features } = tree.at(first);
  let verb = first + 1;
  while (tree.at(verb).upos === 'ADV' && verb < first + 3) verb++;
  return upos === 'PRON' && features.Case === 'Nom' && tree.isFinite(verb);
}

/** More verbs than words that open a clause: one of them is the main verb, however it was read. */
export function hasVerbOfItsOwn(tree: Tree, { first, last }: Stretch): boolean {
  const isVerb = (at: number) => /^(?:VERB|AUX)$/.test(tree.at(at).upos);
  let verbs = 0;
  for (let i = first; i <= last; i++) {
    const { upos, features, relation } = tree.at(i);
    const bare = features.VerbForm === 'Inf' && !/^(?:AUX|VERB)$/.test(tree.at(i + 1).upos);
    const inside = /^(?:acl|amod|compound|case|mark|xcomp)$/.test(relation);
    const acts = isVerb(i) && !isVerb(i - 1) && features.Tense !== 'Pres';
    if (tree.isFinite(i) ? !isVerb(i - 1) : acts && !bare && !inside) verbs++;
    // "The left side derives from", "gravity varies greatly": read as a noun.
    else if (isNounLike(tree, i, first)) verbs++;
    if (upos === 'SCONJ' || features.PronType === 'Rel') verbs--;
  }
  return verbs > 0;
}

/** "and a special called X": without a comma the verb must have been read as one before, too. */
function isSurelyFinite(tree: Tree, own: Tree, offset: number, rules: SentenceRules): boolean {
  const finite = own.finiteOf(own.root);
  if (finite === undefined) return false;
  if (tellsOfTwo(own, own.subjectOf(own.root) ?? 0, finite, rules)) return false;
  return own.at(finite).upos === 'AUX' || tree.isFinite(finite + offset);
}

/** "and a button mounted on it": what always has an object is a participle without one. */
function isDone(own: Tree, { alwaysDone = [], passive }: SentenceRules): boolean {
  const { root } = own;
  const { lemma } = own.at(root);
  // "a government determined to save"
  const wills = own.child(root, ['xcomp']) !== undefined && passive?.willed?.includes(lemma);
  const acts = wills || own.child(root, ['obj', 'ccomp']) !== undefined;
  return own.finiteOf(root) === root && !acts && alwaysDone.includes(lemma);
}

interface Shared {
  /** How the subject is said again, and where it stands. */
  readonly subject: string;
  readonly stretch: Stretch;
  /** The helping verb to be said again, too. */
  readonly help?: string;
}

/** Another finite verb or a mark, but no participle after its helping verb: "have also destroyed". */
function hasVerbBetween(tree: Tree, finite: number, end: number): boolean {
  const helped = tree.relation(finite) === 'aux' ? tree.at(finite).head : -1;
  const told = (tree.subjectOf(helped) ?? -1) < finite;
  return range({ first: finite + 1, last: end - 1 }).some(
    (i) => (tree.isFinite(i) && !(i === helped && told)) || /^[;:]$/.test(tree.form(i)),
  );
}

/** "…, and is sometimes called X": the first clause's subject, when the verb fits to it. */
function sharesSubject(tree: Tree, at: number, rules: SentenceRules): Shared | undefined {
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV' && verb < at + 3) verb++;
  const { features, upos } = tree.at(verb);
  if (!rules.repeatSubject || tree.at(at).upos !== 'CCONJ') return undefined;
  const finite = tree.finiteOf(tree.root);
  const noun = tree.subjectOf(tree.root);
  if (finite === undefined || noun === undefined || finite > at || noun > finite) return undefined;
  if (rules.formsAlike && tree.child(noun, ['case']) !== undefined) return undefined;
  // "continues and develops the themes": what follows belongs to both.
  if (at - 1 === finite) return undefined;
  // "was offended and disgruntled that …": both are what somebody was.
  // "was very modern and remained": nothing can be remained.
  const never = rules.passive?.never?.includes(tree.at(verb).lemma);
  if (
    rules.formsAlike &&
    at - 1 === tree.root &&
    finite !== tree.root &&
    upos !== 'AUX' &&
    !(never && tree.at(tree.root).upos === 'ADJ')
  )
    return undefined;
  // No other verb before it may be the one that is continued.
  if (hasVerbBetween(tree, finite, at)) return undefined;
  const subject = pronounFor(tree, noun, rules);
  const stretch = tree.stretch(noun);
  if (!subject || !stretch) return undefined;
  const helped = tree.at(finite).upos === 'AUX' && tree.at(tree.root).upos === 'VERB';
  if (!tree.isFinite(verb)) {
    // "was built in 1910 and destroyed in 1940": the helping verb is said again, too.
    const done = upos === 'VERB' && features.VerbForm === 'Part' && features.Tense === 'Past';
    if (done && never && tree.at(verb).head === tree.root && tree.at(tree.root).upos !== 'VERB')
      return { subject, stretch };
    const passive = tree.at(finite).relation === 'aux:pass' && finite === tree.root - 1;
    const far = at - tree.root > 3 && !tree.isPunctuation(verb + 1);
    if (!done || !passive || !far) return undefined;
    // "was elected in 1953 and handed over office": what has an object is done by the subject.
    const particle = rules.particles?.includes(tree.lower(verb + 1));
    if (particle || tree.child(verb, ['obj']) !== undefined) return undefined;
    // "was born in Rome and moved to Paris": nobody is moved.
    return never ? { subject, stretch } : { subject, stretch, help: tree.form(finite) };
  }
  // "The band broke up and have turned down": one that is read as many.
  const many = features.Number === 'Plur' && features.Tense === 'Pres';
  if (many && tree.at(noun).features.Number === 'Sing' && tree.child(noun, ['conj']) === undefined)
    return undefined;
  // "analysis and argument": without a comma a noun may have been read as a verb.
  const comma = tree.commaBefore(at) < at;
  const same = tree.at(finite).features.Tense === features.Tense;
  const third =
    features.Person === '3' &&
    features.Number === 'Sing' &&
    tree.at(noun).features.Number !== 'Plur';
  if (!comma && upos !== 'AUX' && features.Tense !== 'Past' && !(third && same)) return undefined;
  if (helped && upos !== 'AUX') return undefined;
  // What is and what was can be told of the same; two actions of different times are seldom joined.
  return same || upos === 'AUX' ? { subject, stretch } : undefined;
}

/** The same, where the parser saw something else: both sides are read again, each with the subject. */
function sharesAgain(
  tree: Tree,
  at: number,
  rules: SentenceRules,
  language: Language,
): Shared | undefined {
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV' && verb < at + 3) verb++;
  if (!rules.repeatSubject || tree.at(at).upos !== 'CCONJ' || tree.lastWord === verb)
    return undefined;
  const { upos: read } = tree.at(verb);
  // "is a park and covers 20 acres": a verb that was read as a noun.
  const misread = mayBeVerb(tree, verb) || mayAct(tree, verb);
  if (read !== 'VERB' && read !== 'AUX' && !misread) return undefined;
  // "were brought to work the land, and grow sugar": a plain form after "to" goes on with it.
  const plain = tree.lower(verb) === tree.at(verb).lemma && read === 'VERB';
  const last = range({ first: 0, last: at - 1 }).findLast((i) => tree.at(i).upos === 'VERB');
  if (plain && tree.at(last ?? -1).features.VerbForm === 'Inf') return undefined;
  if (rules.participles && tree.lower(verb).endsWith(rules.participles.ending)) return undefined;
  // "by Lope and directed by Ann": what is done by somebody is no action of the subject.
  const never = rules.passive?.never?.includes(tree.at(verb).lemma);
  const by = rules.passive?.by.includes(tree.lower(verb + 1));
  if (read !== 'AUX' && by && !never) return undefined;
  const before = wholeSentence(tree, [{ first: 0, last: tree.commaBefore(at) - 1 }], language);
  const noun = before?.subjectOf(before.root);
  const finite = before?.finiteOf(before.root);
  if (!before || noun === undefined || finite === undefined || at - before.root < 3)
    return undefined;
  if (hasVerbBetween(before, finite, at)) return undefined;
  const stretch = before.stretch(noun);
  const pronoun = pronounFor(before, noun, rules);
  const doubted = pronoun !== undefined && isContradicted(tree, pronoun, rules);
  const subject = doubted ? subjectAgain(before, noun, rules) : pronoun;
  if (!subject || !stretch || stretch.last > finite) return undefined;
  const after = readWith(tree, stretch, { first: at + 1, last: tree.lastWord }, language);
  const second = after?.finiteOf(after.root);
  if (!after || second === undefined) return undefined;
  // The verb meant is the one that follows, in the same time.
  const place = stretch.last - stretch.first + 1 + verb - at - 1;
  const { features, upos } = after.at(second);
  if (second !== place) return undefined;
  // "philosophy and medicine": he "medicines" it, or it is no verb.
  const plainForm = after.lower(place) === after.at(place).lemma;
  const one = before.at(noun).features.Number === 'Sing';
  if (plainForm && one && upos === 'VERB' && tenseOf(after, place, language) !== 'Past')
    return undefined;
  // "and equipped with": what always has an object is passive without one.
  const done = rules.alwaysDone?.includes(after.at(place).lemma);
  if (done && after.child(after.root, ['obj', 'ccomp', 'xcomp']) === undefined) return undefined;
  const same = features.Tense === before.at(finite).features.Tense;
  // What was done and what is may be told of the same: "was built in 1910, and stands".
  const comma = tree.commaBefore(at) < at;
  if (!same && upos !== 'AUX' && !(comma && features.Tense === 'Pres')) return undefined;
  // "was built and destroyed" shares its helping verb; "was born in Rome and joined the army" does not.
  const helped = finite !== before.root && before.child(before.root, ['cop']) === undefined;
  // "was elected and handed over office", but "was created and organized in 1847"
  const next = after.lower(place + 1);
  const acts =
    (rules.particles?.includes(next) && !rules.openings?.includes(next)) ||
    (!rules.passive?.giving?.includes(after.at(place).lemma) &&
      after.child(after.root, ['obj']) !== undefined &&
      /^(?:DET|PROPN|ADJ|NOUN|PRON|NUM)$/.test(after.at(place + 1).upos));
  const passive = before.at(finite).relation === 'aux:pass';
  return helped && upos !== 'AUX' && !(passive && acts) ? undefined : { subject, stretch };
}

function lowerStart(tree: Tree, first: number, subject: string): string {
  // "But I would", whatever its tag.
  if (/^I\b/.test(subject)) return subject;
  return /^(?:DET|PRON)$/.test(tree.at(first).upos) || !subject.includes(tree.form(first))
    ? subject[0].toLowerCase() + subject.slice(1)
    : subject;
}

/** What the second sentence starts with, if a coordinator or a word of contrast stands here. */
function beginning(tree: Tree, at: number, rules: SentenceRules): string | undefined {
  const word = tree.lower(at);
  const { coordinators = {}, contrast } = rules;
  if (Object.hasOwn(coordinators, word)) {
    const joins = tree.at(at).upos === 'CCONJ' || tree.commaBefore(at) < at;
    if (joins && tree.at(at + 1).upos !== 'SCONJ') return coordinators[word];
  }
  if (rules.clauseMarks?.includes(word)) return '';
  if (tree.commaBefore(at) === at || !contrast) return undefined;
  // "and, while ill, he": the comma belongs to what is put in between.
  if (tree.at(at - 2).upos === 'CCONJ') return undefined;
  if (contrast.beside && Object.hasOwn(contrast.beside, word)) {
    const tense = tree.at(tree.finiteOf(tree.root) ?? -1).features.Tense ?? 'Pres';
    return contrast.beside[word].replace('=', rules.copula?.[`${tense}.Sing`] ?? '=');
  }
  return contrast.marks.includes(word) ? contrast.start : undefined;
}

/** A noun or pronoun and then a finite verb, with no subordinator before them. */
function mayBeClause(tree: Tree, first: number, comma: boolean): boolean {
  const { upos, features } = tree.at(first);
  if (upos === 'SCONJ' || upos === 'VERB' || upos === 'AUX' || upos === 'PART') return false;
  if (/^(?:Rel|Int)/.test(features.PronType ?? '') || features.Case === 'Acc') return false;
  if (mayBeVerb(tree, first)) return false;
  // Without a comma only what surely starts a clause.
  if (!comma && upos !== 'DET' && upos !== 'PRON') return false;
  // "…, and its crater measures": a verb that was read as a noun is found when it is read again.
  if (comma && /^(?:DET|PRON)$/.test(upos) && tree.lastWord - first > SHORTEST) return true;
  let noun = false;
  for (let i = first; i <= tree.lastWord; i++) {
    // "Lopez's technician filled in": with a subject before it.
    const acts = tree.at(i).upos === 'VERB' && (tree.subjectOf(i) ?? -1) >= first;
    if (tree.isFinite(i) || acts) return noun;
    if (/^(?:NOUN|PROPN|PRON|NUM)$/.test(tree.at(i).upos)) noun = true;
    if (tree.at(i).upos === 'SCONJ' || tree.at(i).features.PronType === 'Rel') return false;
  }
  return false;
}

/** "He said that A, and B": the second clause may hang below the same verb. */
function goesOnBelow(
  tree: Tree,
  end: number,
  own: boolean,
  doing: boolean,
  contrasted: boolean,
): boolean {
  for (let i = 0; i < end; i++) {
    const { upos, features, relation, head } = tree.at(i);
    // A clause with its own subject, after a comma, does not go on what a relative clause says.
    if ((features.PronType === 'Rel' && !own) || relation === 'csubj') return true;
    // The first of two clauses may have been hung below the second.
    if (relation === 'ccomp' && (!own || head < end) && (!contrasted || head === tree.root))
      return true;
    if (upos !== 'SCONJ' || relation !== 'mark' || i === 0) continue;
    // "decided against cancelling the tour": no clause that could go on.
    const { VerbForm } = tree.at(head).features;
    if (doing && (VerbForm === 'Ger' || VerbForm === 'Part') && head === i + 1) continue;
    // "…, but he": what is set against all that was said.
    if (!contrasted || tree.relation(head) === 'ccomp') return true;
  }
  return false;
}
