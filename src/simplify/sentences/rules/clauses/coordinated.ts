import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { opensWrongly } from '../leave-out/filler.ts';
import { atMarks } from './at-marks.ts';
import { isConditional } from './conditional.ts';
import { endsList } from './list.ts';
import { isRelative } from './misread.ts';
import { joinsPeople } from './one-clause.ts';
import { asksOrJoins, isPutIn } from './put-in.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;

/** Sentences that can become two where one clause ends. */
export function clauseSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  if (!rules.clauseMarks) return [];
  // What hangs on a condition stays with it; a semicolon keeps both sides as they are.
  if (isConditional(tree, rules)) return atMarks(tree, rules, [';', '；', '؛']);
  return [
    ...atMarks(tree, rules, rules.clauseMarks),
    ...coordinated(tree, rules),
    ...contrasted(tree, rules),
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
    if (begin === undefined || coordinator < SHORTEST || endsSeries(tree, coordinator)) continue;
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
    const subject = tree.subjectOf(verb) ?? undefined;
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
    if (subject !== undefined && subject > coordinator) {
      if (rules.clausesNeedComma && first === coordinator) continue;
      if (tree.isPunctuation(first - 1)) continue;
      // "and who", "and that": still part of a larger clause.
      if (tree.at(coordinator + 1).upos === 'SCONJ' || endsList(tree, coordinator)) continue;
      if (tree.at(subject).features.PronType === 'Rel') continue;
      // "and was itself sold", "and FAA designated examiner"
      if (tree.at(subject).features.Reflex === 'Yes') continue;
      if (first === coordinator && isInside(tree, coordinator, subject, finite, rules)) continue;
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
  }
  return found;
}

/** "and a survivor in an age when it was hard", "There was X and a special called Y": no clause of its own. */
function isInside(
  tree: Tree,
  coordinator: number,
  subject: number,
  finite: number,
  { relativeAdverbs = {} }: SentenceRules,
): boolean {
  const between = range({ first: coordinator + 1, last: subject - 1 });
  if (between.some((i) => Object.hasOwn(relativeAdverbs, tree.lower(i)))) return true;
  const told = tree.child(tree.root, ['cop', 'expl']) !== undefined;
  return (
    Boolean(undefined) &&
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

/** "A reads, B writes, and C sings"; "… Glass, and What Alice Found There": the last of several, or a title. */
export function endsSeries(tree: Tree, coordinator: number): boolean {
  const { upos } = tree.at(coordinator + 1);
  if (/^\p{Lu}\p{Ll}/u.test(tree.form(coordinator + 1)) && upos !== 'PROPN' && upos !== 'ADJ')
    return true;
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
    const comma = stretch.last + 1;
    if (mark === 0 && COMMAS.has(tree.form(comma)) && clause < tree.root) {
      const split = stopAt(tree, { first: comma, last: comma }, rules, '', '', begin);
      const pieces = [
        { start: tree.tokens[0].start, end: tree.tokens[1].start, parts: [], capital: true },
        ...split.pieces,
      ];
      found.push({ ...split, rule: 'split/contrast', reason, pieces, dropped: [0], key: 'first' });
    } else if (stretch.last === tree.lastWord) {
      if (!COMMAS.has(tree.form(mark - 1))) continue;
      if (mark < stretch.first || mark > stretch.first + 1) continue;
      const cutting = { first: tree.commaBefore(mark), last: mark };
      found.push(stopAt(tree, cutting, rules, 'split/contrast', reason, begin));
    }
  }
  return found;
}
