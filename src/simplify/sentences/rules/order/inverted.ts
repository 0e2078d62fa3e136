import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, swapped } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { doerAfter } from './doer.ts';

type Inverted = NonNullable<SentenceRules['inverted']>;

/** Most tokens of a subject that is moved, and of what stands between it and its verb. */
const LONGEST_SUBJECT = 6;
const WIDEST = 3;
/** Most tokens of a time before the verb: "На другую ночь пошёл …". */
const OPENING = 4;

/**
 * "Пошёл старик к морю" → "Старик пошёл к морю": in languages whose verb may come first, who does it
 * is said before what is done. What comes into being ("Наступила весна") and who spoke ("…, — сказал
 * царь") keep their order.
 */
export function invertedClauses(tree: Tree, { inverted }: SentenceRules): Proposal[] {
  if (!inverted || isAsked(tree, inverted)) return [];
  const isSaid = speechIn(tree);
  const found: Proposal[] = [];
  tree.tokens.forEach((_, verb) => {
    if (isSaid(verb) || !isTold(tree, verb, inverted)) return;
    const first = tree.lower(verb - 1) === inverted.not ? verb - 1 : verb;
    if (!mayOpen(tree, first, verb, inverted)) return;
    const doer = doerAfter(tree, verb, inverted);
    if (doer === 'unsure') return;
    const subject = doer ?? readSubject(tree, verb, first, inverted);
    if (!subject || isCapitalWord(tree, subject.last)) return;
    found.push(proposal(tree, first, subject));
  });
  return found;
}

/** "Пришёл старик?", "Пусть старик идёт": no telling. What somebody asks in it does not count. */
function isAsked(tree: Tree, { wishes }: Inverted): boolean {
  return tree.tokens.some(
    ({ form }, i) => !tree.enclosed[i] && (form.startsWith('?') || wishes.includes(tree.lower(i))),
  );
}

/** A capital of what is no name: a line of verse begins, or it is a name that nobody knows. */
function isCapitalWord(tree: Tree, index: number): boolean {
  return tree.at(index).upos !== 'PROPN' && /^\p{Lu}/u.test(tree.form(index));
}

/** A finite verb that tells what somebody did. */
function isTold(tree: Tree, verb: number, { stays }: Inverted): boolean {
  const { upos, lemma, features } = tree.at(verb);
  return (
    upos === 'VERB' &&
    features.VerbForm === 'Fin' &&
    features.Mood === 'Ind' &&
    !stays.includes(lemma) &&
    !stays.includes(tree.lower(verb)) &&
    tree.enclosed[verb] === 0
  );
}

/** "Говорит старуха: «Пришёл старик": where what is said goes on in the next sentence, or ends here. */
function speechIn(tree: Tree): (index: number) => boolean {
  const marks = (kind: RegExp) => (_: unknown, i: number) =>
    !tree.enclosed[i] && kind.test(tree.form(i));
  const opened = tree.tokens.findIndex(marks(/^[«„“"]$/));
  const closed = tree.tokens.findLastIndex(marks(/^[»”"]$/));
  return (index) => index < closed || (opened >= 0 && index > opened);
}

/** Does a clause begin here, or after a word that may stand before its subject, too? */
function mayOpen(tree: Tree, first: number, verb: number, data: Inverted): boolean {
  if (data.clitics.includes(tree.lower(verb + 1))) return false;
  if (first === 0) return true;
  // "Вот однажды пошёл …"
  let opener = first;
  while (data.openers.includes(tree.lower(opener - 1))) opener--;
  if (opener < first) return opener === 0 || opensClause(tree, opener, verb);
  if (first <= OPENING && tree.at(0).upos === 'ADP' && data.times.includes(tree.lower(first - 1)))
    return true;
  return opensClause(tree, first, verb) && !data.said.includes(tree.at(verb).lemma);
}

/** After a comma with nothing of the same clause before it, or as a capital after a dash. */
function opensClause(tree: Tree, index: number, verb: number): boolean {
  const before = tree.form(index - 1);
  if (/^[—–-]$/.test(before)) return index === 1 && /^\p{Lu}/u.test(tree.form(index));
  if (!/^[,;]$/.test(before)) return false;
  return tree
    .children(verb)
    .every(
      (each) => each >= index - 1 || /^(?:punct|advcl|vocative|cc)$/.test(tree.relation(each)),
    );
}

/**
 * The subject that the parser reads, where the sentence begins with its verb. A thing must follow it at
 * once and not end the clause: "Произошла авария" tells what is new.
 */
function readSubject(tree: Tree, verb: number, first: number, data: Inverted): Stretch | undefined {
  const subject = tree.subjectOf(verb);
  if (first > 1 || tree.root !== verb || subject === undefined || subject < verb) return undefined;
  const { upos, features } = tree.at(subject);
  const { features: told } = tree.at(verb);
  if (!/^(?:NOUN|PROPN)$/.test(upos) || features.Case !== 'Nom') return undefined;
  if (features.Number !== told.Number || (told.Gender && told.Gender !== features.Gender))
    return undefined;
  const below = tree.children(subject).map((each) => tree.relation(each));
  if (below.some((each) => /^(?:acl|parataxis|conj|appos)$/.test(each))) return undefined;
  const stretch = surePart(tree, subject, data);
  if (!stretch) return undefined;
  const isThing = features.Animacy !== 'Anim';
  if (isThing && (stretch.first > verb + 1 || tree.isPunctuation(stretch.last + 1)))
    return undefined;
  if (!isFree(tree, stretch.last + 1)) return undefined;
  const between = { first: verb + 1, last: stretch.first - 1 };
  if (stretch.first - verb - 1 > WIDEST) return undefined;
  return range(between).every((i) => mayStandBetween(tree, i, verb)) ? stretch : undefined;
}

/** Does this word surely not tell more of the noun before it, as "осознание случившегося" does? */
function isFree(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  if (tree.form(index) === ',') return false;
  if (/^(?:NOUN|PRON)$/.test(upos)) return /^(?:Acc|Dat|Ins)$/.test(features.Case ?? '');
  return /^(?:ADP|ADV|CCONJ|PUNCT)$/.test(upos) || features.VerbForm === 'Inf';
}

/** A subject without what may belong to its verb: "Упала стрела | на двор"; "из лука" may be the arrow's. */
function surePart(tree: Tree, subject: number, data: Inverted): Stretch | undefined {
  const whole = tree.stretch(subject);
  if (!whole) return undefined;
  const preposition = range(whole).find((i) => i > subject && tree.at(i).upos === 'ADP');
  if (preposition !== undefined && data.bound.includes(tree.lower(preposition))) return undefined;
  const last = preposition === undefined ? whole.last : preposition - 1;
  const stretch = { first: whole.first, last };
  // "Стали крылатыми строки поэмы": read as the noun's, though in another case.
  const isBroken = (i: number) =>
    tree.isPunctuation(i) ||
    /^(?:VERB|AUX|ADP|CCONJ)$/.test(tree.at(i).upos) ||
    (i < subject && tree.at(i).features.Case !== 'Nom');
  if (last - whole.first >= LONGEST_SUBJECT || range(stretch).some(isBroken)) return undefined;
  return data.openers.includes(tree.lower(whole.first)) ? undefined : stretch;
}

/** "Упала [вчера] стрела": nothing that could be another clause or the subject's own. */
function mayStandBetween(tree: Tree, index: number, verb: number): boolean {
  const { upos, head, features } = tree.at(index);
  if (head !== verb) return upos === 'ADP' && tree.at(head).head === verb;
  return /^(?:PRON|ADV|NOUN)$/.test(upos) && features.Case !== 'Nom';
}

function proposal(tree: Tree, first: number, subject: Stretch): Proposal {
  const isFirst = /^\p{Lu}/u.test(tree.form(first));
  return {
    rule: 'rephrase/inverted',
    operation: 'rephrase',
    reason: 'Who or what it is about comes first.',
    pieces: [swapped(tree, { first, last: subject.first - 1 }, subject, isFirst)],
    dropped: [],
    key: tree.lower(first),
  };
}
