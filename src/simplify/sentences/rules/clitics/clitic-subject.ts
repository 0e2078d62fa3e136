import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, type Proposal, range, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { afterClitics } from './clitics.ts';

type Subjects = NonNullable<SentenceRules['cliticSubjects']>;

const LONGEST = 8;
const LONGEST_SUBJECT = 5;
const DESCRIBES = /^(?:ADJ|DET|NUM)$/;

/**
 * "Zvečer je oče sedel pri peči" → "Oče je zvečer sedel pri peči": who or what it is about comes
 * first. Words change places around the clitics, which stay second.
 */
export function subjectsBeforeClitics(tree: Tree, rules: SentenceRules): Proposal[] {
  const { clitics, cliticSubjects: data } = rules;
  if (!clitics || !data || tree.endMark === '?' || tree.enclosed[0]) return [];
  const { root } = tree;
  const parsed = tree.subjectOf(root);
  const isParsed = parsed !== undefined && isSubject(tree, parsed, data.stays);
  const subject = isParsed ? parsed : personAfter(tree, data);
  if (subject === undefined) return [];
  const whole = (isParsed && tree.stretch(subject)) || { first: subject, last: subject };
  const opening = root === 0 ? { first: 0, last: 0 } : openingOf(tree);
  if (!opening) return [];
  const linked = clitics.linkers.includes(tree.lower(opening.last + 1)) ? 1 : 0;
  const after = afterClitics(tree, opening.last + 1 + linked, clitics);
  const stays = root > 0 && data.stays.includes(tree.lower(0));
  const verb = { first: root, last: root };
  if (root === 0 || after === root) {
    const place = root === 0 ? after : root + 1;
    if (whole.first !== place || !mayComeForward(tree, subject, whole.last, rules)) return [];
    if (stays) return [turned(tree, exchanged(tree, verb, whole))];
    return [turned(tree, root === 0 ? exchanged(tree, verb, whole) : moved(tree, opening, whole))];
  }
  if (whole.first !== after || root < whole.last || stays) return [];
  const next = tree.at(whole.last + 1).upos;
  if (/^(?:PUNCT|NOUN|PROPN|CCONJ|ADJ|AUX|X)$/.test(next)) return [];
  return [turned(tree, exchanged(tree, opening, whole))];
}

function turned(tree: Tree, pieces: readonly Piece[]): Proposal {
  return {
    rule: 'rephrase/clitic-subject',
    operation: 'rephrase',
    reason: 'Who or what it is about comes first.',
    pieces,
    dropped: [],
    key: tree.lower(0),
  };
}

/** Two stretches in each other's places. */
function exchanged(tree: Tree, a: Stretch, b: Stretch): Piece[] {
  const [first, second] = [spanOf(tree, a), spanOf(tree, b)];
  const opens = a.first === 0;
  return [
    { ...first, parts: [second], ...(opens && { first: 'upper' as const }) },
    { ...second, parts: [first], ...(opens && lowered(tree, a)) },
  ];
}

/** "Zvečer je zakuril oče peč" → "Oče je zvečer zakuril peč". */
function moved(tree: Tree, opening: Stretch, subject: Stretch): Piece[] {
  const [first, second] = [spanOf(tree, opening), spanOf(tree, subject)];
  const { start } = tree.tokens[tree.root];
  return [
    { ...first, parts: [second], first: 'upper' },
    { start, end: start, parts: [first, ' '], ...lowered(tree, opening) },
    { start: tree.tokens[subject.first - 1].end, end: second.end, parts: [] },
  ];
}

function lowered(tree: Tree, { first }: Stretch): { first?: 'lower' } {
  return tree.at(first).upos === 'PROPN' ? {} : { first: 'lower' };
}

/** One circumstance that opens the sentence. */
function openingOf(tree: Tree): Stretch | undefined {
  const top = tree.children(tree.root).find((each) => tree.stretch(each)?.first === 0);
  const stretch = top === undefined ? undefined : tree.stretch(top);
  if (top === undefined || !stretch || stretch.last >= LONGEST) return undefined;
  if (!/^(?:obl|advmod)$/.test(tree.relation(top))) return undefined;
  if (!/^(?:ADV|ADP|DET)$/.test(tree.at(0).upos)) return undefined;
  const asks = /^(?:Int|Rel|Neg)/.test(tree.at(0).features.PronType ?? '');
  const plain = range(stretch).every((i) => !tree.isPunctuation(i) && !tree.isFinite(i));
  return plain && !asks ? stretch : undefined;
}

/** A short subject: a noun with what describes it, a name, a pronoun, in the verb's number. */
function isSubject(tree: Tree, subject: number, stays: readonly string[]): boolean {
  const { upos, features } = tree.at(subject);
  const whole = tree.stretch(subject);
  if (!whole || whole.last - whole.first >= LONGEST_SUBJECT) return false;
  if (!/^(?:NOUN|PROPN|PRON|DET)$/.test(upos) || features.Case !== 'Nom') return false;
  const finite = tree.finiteOf(tree.root);
  // A name in another case may be read as a subject.
  if (finite === undefined || tree.at(finite).features.Number !== features.Number) return false;
  return range(whole).every((i) => {
    if (stays.includes(tree.lower(i))) return false;
    // "Černjak sestro": what hangs on it and is no description was not its own.
    if (i > subject) return tree.at(i).upos === 'PROPN';
    return tree.at(i).upos === upos || DESCRIBES.test(tree.at(i).upos);
  });
}

/** "je vrgel oče sekirico": somebody in the nominative, which the parser takes for the object. */
function personAfter(tree: Tree, { persons, becoming }: Subjects): number | undefined {
  const { root } = tree;
  const at = root + 1;
  const { Gender, Number: number, VerbForm } = tree.at(root).features;
  if (VerbForm !== 'Part' || becoming.includes(tree.at(root).lemma)) return undefined;
  if (!persons.includes(tree.lower(at)) || tree.subjectOf(root) !== undefined) return undefined;
  const { features } = tree.at(at);
  return features.Gender === Gender && features.Number === number ? at : undefined;
}

/** What follows its verb comes first when it is known: somebody, or what acts on something. */
function mayComeForward(
  tree: Tree,
  subject: number,
  last: number,
  { cliticSubjects, caseRelatives }: SentenceRules,
): boolean {
  const { persons = [], becoming = [] } = cliticSubjects ?? {};
  const { upos, lemma } = tree.at(subject);
  const next = tree.at(last + 1).upos;
  const verb = tree.at(tree.root);
  if (next === 'X' || verb.upos !== 'VERB' || becoming.includes(verb.lemma)) return false;
  // "…, ki", "Janez Novak", "oče moj": what follows may belong to it.
  const relative = tree.at(last + 2).features.PronType === 'Rel';
  const told = relative || Object.hasOwn(caseRelatives?.pronouns ?? {}, tree.lower(last + 2));
  if (tree.form(last + 1) === ',' && told) return false;
  if (/^(?:PROPN|ADJ|DET)$/.test(next)) return false;
  if (persons.includes(tree.lower(subject))) return next !== 'CCONJ';
  if (upos === 'PROPN' || persons.includes(lemma)) return next !== 'NOUN' && next !== 'CCONJ';
  const object = tree.child(tree.root, ['obj']);
  const acts = object !== undefined && object > last && tree.at(object).features.Case === 'Acc';
  return acts && next !== 'PUNCT';
}
