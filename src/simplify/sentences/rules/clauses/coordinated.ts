import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { opensWrongly } from '../leave-out/filler.ts';
import { agreeing } from '../subjects/number.ts';
import { antecedentAgain, insideSentence, pronounFor } from '../subjects/subject.ts';
import { participles } from '../told-of-nouns/participle-clause.ts';
import { atMarks } from './at-marks.ts';
import { isConditional } from './conditional.ts';
import { hasEnding } from './endings.ts';
import { endsList } from './list.ts';
import { isRelative } from './misread.ts';
import { joinsPeople, mayBeSaid, tellsOfTwo } from './one-clause.ts';
import { asksOrJoins, isPutIn } from './put-in.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;
const LONGEST_TIME = 5;

/** Sentences that can become two where one clause ends. */
export function clauseSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  // What hangs on a condition stays with it; a semicolon keeps both sides as they are.
  if (isConditional(tree, rules)) return atMarks(tree, rules, [';', '；', '؛']);
  return [
    ...atMarks(tree, rules, rules.clauseMarks),
    ...coordinated(tree, rules),
    ...contrasted(tree, rules),
    ...participles(tree, rules, language),
  ];
}

/** "…, and he left", "… and left". */
function coordinated(tree: Tree, rules: SentenceRules): Proposal[] {
  const { coordinators } = rules;
  if (!coordinators) return [];
  const found: Proposal[] = [];
  for (const verb of tree.children(tree.root)) {
    if (tree.relation(verb) !== 'conj' || verb < tree.root || tree.enclosed[verb]) continue;
    const stretch = tree.stretch(verb);
    if (!stretch || stretch.last < tree.lastWord) continue;
    const coordinator = tree.children(verb).find((each) => tree.relation(each) === 'cc');
    if (coordinator === undefined || coordinator > verb) continue;
    const begin = coordinators[tree.lower(coordinator)];
    if (begin === undefined || coordinator < SHORTEST || endsSeries(tree, coordinator, rules))
      continue;
    // "one and a half years", "and so he left"
    if (tree.at(coordinator - 1).upos === 'NUM' && tree.at(coordinator + 1).upos === 'DET')
      continue;
    if (Object.hasOwn(coordinators, tree.lower(coordinator + 1))) continue;
    if (isRelative(tree, coordinator + 1, rules)) continue;
    if (tree.lastWord - coordinator < SHORTEST) continue;
    const sides = [
      { first: 0, last: coordinator - 1 },
      { first: coordinator, last: tree.lastWord },
    ];
    if (!sides.every((side) => tree.isBalanced(side))) continue;
    const first = tree.commaBefore(coordinator);
    if (first === coordinator && joinsPeople(tree, coordinator)) continue;
    // "and it became": the parser may see no subject in it.
    const subject =
      tree.subjectOf(verb) ?? (tree.formsAlike ? tree.child(verb, ['expl']) : undefined);
    const finite = tree.finiteOf(verb);
    if (finite === undefined || tree.finiteOf(tree.root) === undefined) continue;
    if (finite < coordinator) continue;
    // "… und gestattete es Ausländern": a verb that comes first has no subject of its own.
    if (rules.verbSecond && finite === coordinator + 1) continue;
    // "et a vu", "et s'apprête": likewise where a subject stands first.
    const isLed = rules.gendered && !rules.proDrop;
    if (isLed && subject !== undefined && subject > finite) continue;
    const reason = 'Two statements are two sentences.';
    const cutting = { first, last: coordinator };
    // "and in 1964 was part of it": a year does nothing.
    const cased = subject !== undefined && tree.child(subject, ['case']) !== undefined;
    // "and prior to that was president": nor does what stands after a preposition.
    const isAfter = subject !== undefined && tree.at(subject - 1).upos === 'ADP';
    if (tree.formsAlike && (cased || isAfter)) continue;
    if (subject !== undefined && subject > coordinator) {
      if (rules.clausesNeedComma && first === coordinator) continue;
      if (tree.isPunctuation(first - 1)) continue;
      if (begin === '' && mayBeSaid(tree, coordinator, rules)) continue;
      // "and who", "and that": still part of a larger clause.
      if (tree.at(coordinator + 1).upos === 'SCONJ' || endsList(tree, coordinator)) continue;
      if (tree.at(subject).features.PronType === 'Rel') continue;
      // "and was itself sold", "and FAA designated examiner"
      if (tree.at(subject).features.Reflex === 'Yes') continue;
      const named = tree.at(coordinator + 1).upos === 'PROPN' && tree.at(finite).upos === 'VERB';
      if (rules.formsAlike && first === coordinator && named) continue;
      if (first === coordinator && isInside(tree, coordinator, subject, finite, rules)) continue;
      if (first === coordinator && tellsOfTwo(tree, subject, finite, rules)) continue;
      if (tree.isWhWord(subject)) continue;
      if (rules.gendered && isPutIn(tree, coordinator)) continue;
      if (rules.gendered && asksOrJoins(tree, coordinator, Math.min(subject, finite))) continue;
      const start = begin === '' ? [] : [`${begin} `];
      found.push(stopAt(tree, cutting, rules, 'split/clause', reason, start));
      continue;
    }
    if (subject !== undefined) continue;
    if (rules.proDrop && goesOnWithout(tree, coordinator, finite, rules)) {
      const start = begin === '' ? [] : [`${begin} `];
      const why = 'Each action has its own sentence.';
      found.push(stopAt(tree, cutting, rules, 'split/verb', why, start));
    }
    if (!rules.repeatSubject) continue;
    // "a company that makes and sells games": the verb before may be the one that is continued.
    const continued = lastFinite(tree, coordinator) === tree.finiteOf(tree.root);
    if (!continued && !isClosed(tree, first, coordinator)) continue;
    const between = range({ first: coordinator + 1, last: finite - 1 });
    const opened = tree.formsAlike && between.some((i) => tree.at(i).upos === 'ADP');
    if (opened && !tellsWhen(tree, between)) continue;
    const again = sharedSubject(tree, verb, finite, rules);
    if (!again) continue;
    const why = 'Each action has its own sentence.';
    const start = begin === '' || opened ? again : `${begin} ${insideSentence(again, rules)}`;
    const parts = opened ? (begin === '' ? [] : [`${begin} `]) : [start, ' '];
    const split = stopAt(tree, cutting, rules, 'split/verb', why, parts);
    found.push(opened ? withSubjectAt(tree, finite, insideSentence(again, rules), split) : split);
  }
  return found;
}

/** "and a survivor in an age when it was hard", "There was X and a special called Y": no clause of its own. */
function isInside(
  tree: Tree,
  coordinator: number,
  subject: number,
  finite: number,
  { formsAlike, relativeAdverbs = {} }: SentenceRules,
): boolean {
  const between = range({ first: coordinator + 1, last: subject - 1 });
  if (between.some((i) => Object.hasOwn(relativeAdverbs, tree.lower(i)))) return true;
  const told = tree.child(tree.root, ['cop', 'expl']) !== undefined;
  return (
    Boolean(formsAlike) &&
    told &&
    tree.at(finite).upos === 'VERB' &&
    tree.isFinite(finite) &&
    tree.at(finite).features.Tense === 'Past'
  );
}

/** "… y ha reflexionado sobre …": the verb itself tells that its subject is the same. */
function goesOnWithout(
  tree: Tree,
  coordinator: number,
  finite: number,
  rules: SentenceRules,
): boolean {
  const first = tree.finiteOf(tree.root);
  if (first === undefined) return false;
  // "ha dicho que …, y ha añadido que …": after a comma the same helping verb goes on with the main one.
  const again = tree.commaBefore(coordinator) < coordinator && tree.at(finite).upos === 'AUX';
  const same = again && tree.lower(finite) === tree.lower(first);
  if (lastFinite(tree, coordinator) !== first && !same) return false;
  if (finite > coordinator + 2 || tree.subjectOf(tree.root) === undefined) return false;
  if (coordinator < 5 || tree.lastWord - coordinator < 5) return false;
  // "sobe e desce os andares", "è stato, e tuttora è, usato": what follows belongs to both.
  if (coordinator - first < 4 || tree.isPunctuation(finite + 1)) return false;
  // "era semplice, diretto e funzionava": what is listed needs its last word.
  if (/^[,،]$/.test(tree.form(coordinator - 2))) return false;
  if (opensWrongly(tree, coordinator + 1, rules)) return false;
  const [a, b] = [tree.at(first).features, tree.at(finite).features];
  return ['Person', 'Number', 'Tense', 'Mood'].every((name) => a[name] === b[name]);
}

function lastFinite(tree: Tree, before: number): number | undefined {
  for (let i = before - 1; i >= 0; i--) if (tree.isFinite(i)) return i;
  return undefined;
}

/** "saw the effect that led to its name, and first explained it": the comma ends the clause of a noun. */
function isClosed(tree: Tree, comma: number, coordinator: number): boolean {
  if (!tree.formsAlike || comma === coordinator) return false;
  const main = tree.finiteOf(tree.root) ?? 0;
  const marks = range({ first: main, last: comma - 1 }).some((i) => tree.isPunctuation(i));
  return (
    !marks &&
    range({ first: main + 1, last: comma - 1 })
      .filter((i) => tree.isFinite(i) && i !== tree.root)
      .every((i) => {
        const verb = /^(?:aux|cop)/.test(tree.at(i).relation) ? tree.at(i).head : i;
        return tree.at(verb).relation === 'acl:relcl';
      })
  );
}

/** "A reads, B writes, and C sings"; "… Glass, and What Alice Found There": the last of several, or a title. */
export function endsSeries(tree: Tree, coordinator: number, rules: SentenceRules): boolean {
  const { upos } = tree.at(coordinator + 1);
  if (/^\p{Lu}\p{Ll}/u.test(tree.form(coordinator + 1)) && upos !== 'PROPN' && upos !== 'ADJ')
    return true;
  if (isOneOfThree(tree, coordinator, rules)) return true;
  // "started wars, imposed controls, enforced laws and set up …": verbs after commas.
  for (let i = tree.root; tree.formsAlike && i < coordinator - 2; i++) {
    const next = tree.at(i + 1);
    const past = next.features.Tense === 'Past' && !tree.isPunctuation(i + 2);
    // "…, left 30 others without a roof, and": what has an object is no participle.
    const acts = tree.isFinite(i + 1) || /^(?:DET|NUM|PRON)$/.test(tree.at(i + 2).upos);
    if (tree.form(i) === ',' && next.upos === 'VERB' && acts && past) return true;
  }
  return tree
    .children(tree.root)
    .some(
      (each) =>
        each > tree.root &&
        each < coordinator &&
        tree.relation(each) === 'conj' &&
        tree.finiteOf(each) !== undefined &&
        tree.child(each, ['cc']) === undefined,
    );
}

/** "brings hope, reduces fear and helps": words with the ending of the verb after commas. */
function isOneOfThree(tree: Tree, coordinator: number, rules: SentenceRules): boolean {
  if (!hasEnding(tree.lower(coordinator + 1), rules)) return false;
  if (tree.at(coordinator + 1).upos !== 'VERB') return false;
  for (let i = 2; i < coordinator - 2; i++) {
    const open = /^(?:VERB|NOUN)$/.test(tree.at(i + 1).upos) && hasEnding(tree.lower(i + 1), rules);
    if (tree.form(i) === ',' && open && /^(?:NOUN|PRON|DET|ADJ)$/.test(tree.at(i + 2).upos))
      return true;
  }
  return false;
}

/** "and in 1927 published": a short time before the verb, which may come first: "In 1927 he published". */
function tellsWhen(tree: Tree, between: readonly number[]): boolean {
  const isNumber = (i: number) => /^\d+s?$/.test(tree.form(i));
  const plain = (i: number) => /^(?:ADP|DET|NOUN|PROPN|NUM|ADJ)$/.test(tree.at(i).upos);
  const [first] = between;
  return (
    between.length <= LONGEST_TIME &&
    tree.at(first).upos === 'ADP' &&
    between.some(isNumber) &&
    between.every((i) => plain(i) || tree.form(i) === ',')
  );
}

/** The same split, with the subject before its verb and not at the start. */
function withSubjectAt(tree: Tree, finite: number, again: string, split: Proposal): Proposal {
  const { start } = tree.tokens[finite];
  const subject = { start, end: start, parts: [`${again} `] };
  return { ...split, pieces: [...split.pieces, subject] };
}

/** The first verb's subject for the second, when the second verb can stand by itself. */
function sharedSubject(
  tree: Tree,
  verb: number,
  finite: number,
  rules: SentenceRules,
): string | undefined {
  const first = tree.finiteOf(tree.root);
  if (first === undefined) return undefined;
  const shared = tree.children(tree.root).some((each) => tree.relation(each) === 'aux');
  const ownAux = tree.children(verb).some((each) => /^(?:aux|cop)/.test(tree.relation(each)));
  // "was built and destroyed" shares its auxiliary; "was educated and joined the army" does not.
  const ownObject = tree.child(verb, ['obj']) !== undefined;
  const modal = tree.children(tree.root).some((each) => tree.at(each).relation === 'aux');
  // "was born in Utica and attended a school": nobody is attended; but "was written and played by".
  const far = verb - tree.root > 3;
  const acts = far && !modal && rules.passive?.never?.includes(tree.at(verb).lemma);
  const given = rules.passive?.giving?.includes(tree.at(verb).lemma);
  if (shared && !ownAux && !acts && (!ownObject || modal || given)) return undefined;
  const tense = (index: number) => tree.at(index).features.Tense;
  if (tense(first) !== tense(finite)) return undefined;
  const subject = tree.subjectOf(tree.root);
  if (subject === undefined) return undefined;
  // "In the 1970s Smith joined …": a time, not who acted; "Though she was careful and …": no sentence.
  const cased = tree.child(subject, ['case']) !== undefined;
  if (rules.formsAlike && (cased || tree.child(tree.root, ['mark']) !== undefined))
    return undefined;
  const again = pronounFor(tree, subject, rules) ?? nounAgain(tree, subject, rules);
  const stretch = tree.stretch(subject);
  return again && stretch ? agreeing(tree, again, stretch, finite, rules) : again;
}

/** A long subject by its noun alone: "This season". */
function nounAgain(tree: Tree, subject: number, rules: SentenceRules): string | undefined {
  const { upos, features } = tree.at(subject);
  if (upos !== 'NOUN' || features.Number === 'Plur') return undefined;
  return antecedentAgain(tree, subject, rules);
}

/** "Although A, B" → "A. But B"; "A, although B" → "A. But B". */
function contrasted(tree: Tree, rules: SentenceRules): Proposal[] {
  const { contrast } = rules;
  if (!contrast) return [];
  const found: Proposal[] = [];
  for (const clause of tree.children(tree.root)) {
    if (tree.relation(clause) !== 'advcl') continue;
    const mark = tree.children(clause).find((each) => tree.relation(each) === 'mark');
    if (mark === undefined || !contrast.marks.includes(tree.lower(mark))) continue;
    if (tree.subjectOf(clause) === undefined || tree.finiteOf(clause) === undefined) continue;
    if (tree.subjectOf(tree.root) === undefined) continue;
    const stretch = tree.stretch(clause);
    if (!stretch || !tree.isBalanced(stretch)) continue;
    const reason = 'A contrast is clearer in two sentences.';
    const begin = [`${contrast.start} `];
    // The comma may hang on the clause, or on what follows it.
    const own = tree.formsAlike && COMMAS.has(tree.form(stretch.last));
    const comma = own ? stretch.last : stretch.last + 1;
    if (mark === 0 && COMMAS.has(tree.form(comma)) && clause < tree.root) {
      const split = stopAt(tree, { first: comma, last: comma }, rules, '', '', begin);
      const pieces = [
        { start: tree.tokens[0].start, end: tree.tokens[1].start, parts: [], capital: true },
        ...split.pieces,
      ];
      found.push({ ...split, rule: 'split/contrast', reason, pieces, dropped: [0], key: 'first' });
    } else if (stretch.last === tree.lastWord) {
      // ", even though": the word before goes, too.
      const even = tree.lower(mark - 1) === contrast.even ? mark - 1 : mark;
      if (even === mark && !COMMAS.has(tree.form(mark - 1))) continue;
      if (even < stretch.first || even > stretch.first + 1) continue;
      const cutting = { first: tree.commaBefore(even), last: mark };
      found.push(stopAt(tree, cutting, rules, 'split/contrast', reason, begin));
    }
  }
  return found;
}
