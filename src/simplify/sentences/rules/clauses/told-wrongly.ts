import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

const ON_THE_SIDE = /^split\/(?:told|past-participle|predicate)$/;
/** How far before a comma another doing may stand: "focused on cutting emissions, creating jobs". */
const NEAR = 4;
/** A clause may open a sentence after "so" or "and". */
const FIRST = 2;

/** Would what is told on the side be told of the wrong time, or of somebody else? */
export function isToldWrongly(
  tree: Tree,
  split: Proposal,
  border: Stretch,
  rules: SentenceRules,
): boolean {
  if (!tree.formsAlike) return false;
  if (ON_THE_SIDE.test(split.rule))
    return isOver(tree, split, border, rules) || isOther(tree, border, rules);
  if (split.rule === 'split/participle') return isDoneByOther(tree, border, rules);
  // ", all of which has a bad effect": all that was said, not all of them.
  if (split.rule === 'split/some') return isAllSaid(tree, border, rules);
  // "Whole numbers are simplest, followed by fractions": what is so is not followed.
  return split.rule === 'split/thing' && tree.at(tree.root).upos === 'ADJ';
}

/** "The crater is still visible, marked by a patch" → "It was marked": what lasts would be over. */
function isOver(
  tree: Tree,
  { pieces, key }: Proposal,
  { first, last }: Stretch,
  { copula = {}, beginnings = [], defined = [], modals = [] }: SentenceRules,
): boolean {
  const [, begin = ''] = pieces[0].parts;
  const said = typeof begin === 'string' ? begin.trim().split(' ').pop() : undefined;
  if (said !== copula['Past.Sing'] && said !== copula['Past.Plur']) return false;
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined) return false;
  // "The best way would be a tax, built on …": that would be, too.
  const wished = range({ first: 0, last: first }).some(
    (i) => tree.at(i).upos === 'AUX' && modals.includes(tree.lower(i)),
  );
  if (tree.at(finite).features.Tense !== 'Pres' && !wished) return false;
  const dated = range({ first: last, last: tree.lastWord }).some((i) => /^\d/.test(tree.form(i)));
  const verb = range({ first: last, last: last + 1 }).find((i) => tree.at(i).upos === 'VERB');
  const lemma = verb === undefined ? (key ?? '') : tree.at(verb).lemma;
  return !dated && (wished || !(beginnings.includes(lemma) || defined.includes(lemma)));
}

/** "We were outcasts, bound by bad luck", "the chain, based in Rome, said": of us, and not yet at its end. */
function isOther(tree: Tree, { last }: Stretch, { joints }: SentenceRules): boolean {
  const subject = tree.subjectOf(tree.root);
  const { Person } = tree.at(subject ?? -1).features;
  if (Person === '1' || Person === '2') return true;
  // "so remote, so forgotten by all"
  if (joints?.degrees.includes(tree.lower(last))) return true;
  return range({ first: last, last: tree.lastWord }).some(
    (i) => COMMAS.has(tree.form(i)) && tree.at(i + 1).upos === 'VERB' && tree.isFinite(i + 1),
  );
}

function isAllSaid(tree: Tree, { first, last }: Stretch, { details }: SentenceRules): boolean {
  const finite = range({ first: last, last: tree.lastWord }).find((i) => tree.isFinite(i));
  const one = finite !== undefined && tree.at(finite).features.Number === 'Sing';
  const words = range({ first: first + 1, last }).map((i) => tree.lower(i));
  return one && words.some((word) => details?.scopes.includes(word));
}

/** Is it no action of the subject: speech before it, something denied, or one of a list? */
function isDoneByOther(
  tree: Tree,
  { first, last }: Stretch,
  { passive, participles }: SentenceRules,
): boolean {
  const before = range({ first: 0, last: first });
  // '"It is the sun!" grins Ann, lifting her face': the sun does not.
  const quotes = before.filter((i) => /^["“”]$/.test(tree.form(i)));
  const said = quotes[0] === 0 ? quotes[1] : undefined;
  if (said !== undefined && (tree.subjectOf(tree.root) ?? said) < said) return true;
  // "It does not watch tics, talking too much or waving of arms"
  const denied = before.some((i) => tree.at(i).features.Polarity === 'Neg');
  const rest = range({ first: last, last: tree.lastWord });
  if (denied && rest.some((i) => tree.at(i).upos === 'CCONJ')) return true;
  const isListed = (i: number) =>
    tree.at(i).features.VerbForm === 'Ger' && /^(?:ADP|SCONJ)$/.test(tree.at(i - 1).upos);
  const near = range({ first: first - NEAR, last: first });
  if (near.some(isListed) && rest.some((i) => tree.at(i).upos === 'CCONJ')) return true;
  // "firms that are naming it, giving examples and proposing a way": three that they are doing.
  const ends = (i: number) => tree.lower(i).endsWith(participles?.ending ?? ' ');
  const isDoing = (i: number) =>
    tree.at(i).upos === 'VERB' && tree.at(i - 1).upos === 'AUX' && ends(i);
  const goesOn = (i: number) => tree.at(i).upos === 'CCONJ' && ends(i + 1);
  if (before.some(isDoing) && rest.some(goesOn)) return true;
  // "have seen poor growth, rising prices and a weak currency"
  return (
    passive?.never?.includes(tree.at(last).lemma) === true && tree.at(last + 1).upos === 'NOUN'
  );
}

/** "changes hands too often, the service is slow, and they add": three clauses keep their "and". */
export function isThirdClause(
  tree: Tree,
  { first, last }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  if (!tree.formsAlike || !COMMAS.has(tree.form(first + 1))) return false;
  if (tree.at(last - 1).upos !== 'CCONJ') return false;
  const comma = range({ first: 1, last: first }).findLast((i) => COMMAS.has(tree.form(i)));
  if (comma === undefined) return false;
  const opens = tree.at(comma + 1);
  const isSubject =
    opens.features.Case === 'Nom' || /^(?:Art|Dem)$/.test(opens.features.PronType ?? '');
  const tells = (from: number, to: number) =>
    range({ first: from, last: to }).some((i) => tree.isFinite(i));
  const marked = (i: number) =>
    tree.at(i).upos === 'SCONJ' || subordinators.includes(tree.lower(i));
  return (
    isSubject &&
    tells(0, comma - 1) &&
    tells(comma + 1, first) &&
    // "When he came, she left, and …": the first only opens the second.
    !range({ first: 0, last: FIRST }).some(marked)
  );
}

/** "They look young, but don't let that fool you": the second verb asks somebody else. */
export function asksOther(tree: Tree, { first, last }: Stretch): boolean {
  if (!tree.formsAlike || tree.at(last).upos !== 'AUX') return false;
  if (tree.at(last + 1).features.Polarity !== 'Neg') return false;
  const tells = (from: number, to: number) =>
    range({ first: from, last: to }).some((i) => tree.at(i).features.Person === '2');
  return tells(last, tree.lastWord) && !tells(0, first);
}

/** "Is it cold, and will it snow?", "He will say, so clearly, that", "he concluded, it is too late": a question, or what is said, goes on. */
export function goesOnAsking(tree: Tree, { first }: Stretch, { tails }: SentenceRules): boolean {
  if (!tree.formsAlike) return false;
  if (tree.endMark.startsWith('?')) return true;
  return tree.at(first).upos === 'VERB' && tails?.said?.includes(tree.at(first).lemma) === true;
}

/** "Send me the file, so I can read it": what for, not what followed. */
export function tellsWhatFor(
  tree: Tree,
  { first, last }: Stretch,
  { joints, modals = [] }: SentenceRules,
): boolean {
  const so = range({ first: first + 1, last }).find((i) => joints?.loose.includes(tree.lower(i)));
  return so !== undefined && modals.includes(tree.lower(so + 2));
}

/** "worry about where they will live and how they will pay": a second question. */
export function asksAgain(tree: Tree, { last }: Stretch): boolean {
  if (tree.at(last - 1).upos !== 'CCONJ') return false;
  // "Lær hvordan du … og hvordan du …": the second hangs on the same verb as the first.
  const opens = (i: number) => /^(?:ADV|SCONJ)$/.test(tree.at(i).upos);
  const isSame = (i: number) => opens(i) && tree.lower(i) === tree.lower(last);
  if (!tree.formsAlike)
    return opens(last) && range({ first: 1, last: last - 2 }).some((i) => isSame(i));
  if (!/Int/.test(tree.at(last).features.PronType ?? '')) return false;
  // "and how hard it is, she said"
  if (/^(?:ADJ|ADV)$/.test(tree.at(last + 1).upos)) return true;
  return !range({ first: last, last: tree.lastWord }).some((i) => COMMAS.has(tree.form(i)));
}
