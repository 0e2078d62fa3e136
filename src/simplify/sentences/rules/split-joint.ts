import type { Language } from '../../../language/index.ts';
import { type Proposal, range, startsOf } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import { COMMAS, type Tree } from '../tree.ts';
import { wholeSentence } from './reread.ts';
import { endsList, isHalved, stopAt } from './split.ts';
import { hasVerbOfItsOwn } from './split-surface.ts';
import { finalCommas, isConditional, isSecondOfPair, joinsPeople, tellsOfTwo } from './subject.ts';
import { mayBeParticiple } from './third-person.ts';

const SHORTEST = 3;
const MOST_TRIED = 3;
const LONGEST_SUBJECT = 14;
const LONGEST_OPENING = 10;
const NEAR = 7;

/** Where two clauses meet, and what the second one starts with. */
interface Joint {
  /** The first and last token that go. */
  readonly first: number;
  readonly last: number;
  readonly begin: string;
  readonly kind: 'mark' | 'and' | 'but' | 'contrast' | 'comma';
}

/**
 * Two clauses, each with its own subject, where no other rule found the border: both sides are read by
 * themselves, and what the words beside the border could mean otherwise is looked for.
 */
export function jointSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  if (!rules.formsAlike || !rules.knowing) return [];
  const taken = startsOf(known);
  const hangs = isConditional(tree, rules);
  let tried = 0;
  for (let at = SHORTEST; at < tree.lastWord - 1 && tried < MOST_TRIED; at++) {
    if (tree.enclosed[at]) continue;
    const joint = jointAt(tree, at, rules);
    if (!joint || (hangs && joint.kind !== 'mark')) continue;
    if (taken.has(tree.tokens[joint.first - 1].end) || !mayMeet(tree, joint, rules)) continue;
    tried++;
    if (!areSentences(tree, joint, rules, language)) continue;
    const reason = 'Two statements are two sentences.';
    const parts = joint.begin === '' ? [] : [`${joint.begin} `];

    return [stopAt(tree, joint, rules, 'split/joint', reason, parts)];
  }
  return [];
}

function jointAt(tree: Tree, at: number, rules: SentenceRules): Joint | undefined {
  const word = tree.lower(at);
  const { coordinators = {}, contrast, clauseMarks = [] } = rules;
  const skip = Object.hasOwn(coordinators, tree.lower(at + 1)) ? 1 : 0;
  if (clauseMarks.includes(word)) {
    const begin = skip ? coordinators[tree.lower(at + 1)] : '';
    return { first: at, last: at + skip, begin, kind: 'mark' };
  }
  const first = finalCommas(tree, at);
  if (Object.hasOwn(coordinators, word) && !/^[;]$/.test(tree.form(at - 1))) {
    const begin = coordinators[word];
    if (tree.at(at).upos !== 'CCONJ' && word !== 'so') return undefined;
    return { first, last: at, begin, kind: begin === '' ? 'and' : 'but' };
  }
  if (contrast?.marks.includes(word)) {
    const even = tree.lower(at - 1) === contrast.even ? finalCommas(tree, at - 1) : first;
    return { first: even, last: at, begin: contrast.start, kind: 'contrast' };
  }
  if (COMMAS.has(word) && skip === 0) return { first: at, last: at, begin: '', kind: 'comma' };
  return undefined;
}

/** What can be seen without reading again: verbs on both sides, and a word that may start a clause. */
function mayMeet(tree: Tree, joint: Joint, rules: SentenceRules): boolean {
  const { first, last, kind } = joint;
  const from = startOf(tree, last);
  if (first < SHORTEST || tree.lastWord - from < SHORTEST - 1) return false;
  if (!hasFinite(tree, from, tree.lastWord)) return false;
  // "because although", "…, and": what stands before is not at its end.
  const ends = !tree.isPunctuation(first - 1) || /^[)"”']$/.test(tree.form(first - 1));
  if (!ends || /^(?:SCONJ|CCONJ|DET|ADP|PART)$/.test(tree.at(first - 1).upos)) return false;
  const { upos, features } = tree.at(from);
  if (/^(?:VERB|AUX|PART|SCONJ|CCONJ|PUNCT)$/.test(upos)) return false;
  if (/Rel|Int/.test(features.PronType ?? '') || features.Case === 'Acc') return false;
  const half = range({ first: 1, last: first - 1 }).findLast((i) => tree.form(i) === ';');
  if (isUnfinished(tree, first - 1) || !hasFinite(tree, half ?? 0, first - 1)) return false;
  if (isSecondOfPair(tree, last, rules) || isOfTwo(tree, first, rules)) return false;
  // "not only did he win, he also": the first half of a pair.
  const pairs = Object.values(rules.pairs ?? {});
  if (range({ first: 0, last: first - 1 }).some((i) => pairs.includes(tree.lower(i)))) return false;
  if (kind === 'comma') return maySplice(tree, first, rules);
  if (kind === 'mark') return true;
  // "Michael and his team", "he and two friends were"
  const { Case } = tree.at(first - 1).features;
  const people = joinsPeople(tree, last) || Case === 'Nom';
  if (isHalved(tree, last) || (first === last && people)) return false;
  // "the Banting and Best Department"
  const named = (i: number) => tree.at(i).upos === 'PROPN';
  if (first === last && named(first - 1) && named(from)) return false;
  return kind !== 'and' || !endsList(tree, last) || features.Case === 'Nom';
}

/** The comma after a coordinator, or after "however", does not start the clause. */
function startOf(tree: Tree, last: number): number {
  return COMMAS.has(tree.form(last + 1)) ? last + 2 : last + 1;
}

function hasFinite(tree: Tree, first: number, last: number): boolean {
  for (let i = first; i <= last; i++) if (tree.isFinite(i)) return true;
  return false;
}

/** "who with his opera and its successors": a clause was opened that has no verb yet. */
function isUnfinished(tree: Tree, last: number): boolean {
  for (let i = last; i > 0; i--) {
    if (tree.isFinite(i)) return false;
    const { features, upos, relation } = tree.at(i);
    if (/Rel/.test(features.PronType ?? '') || (upos === 'SCONJ' && relation === 'mark'))
      return !/^(?:VERB|AUX)$/.test(tree.at(i + 1).upos);
  }
  return false;
}

/** "both A and B", "between A and B": a word near before that needs two. */
function isOfTwo(tree: Tree, at: number, { ofTwo = [] }: SentenceRules): boolean {
  return range({ first: Math.max(0, at - NEAR), last: at - 1 }).some((i) =>
    ofTwo.includes(tree.lower(i)),
  );
}

/** "…, it has", "…, the church was": words that start a sentence, or a noun phrase that is known. */
function maySplice(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const { spliced = [], tails, relativeSubjects = [] } = rules;
  const next = comma + 1;
  const from = tree.at(next).upos === 'ADV' && !COMMAS.has(tree.form(next + 1)) ? next + 1 : next;
  const { features } = tree.at(from);
  const known =
    features.Definite === 'Def' || features.Poss === 'Yes' || features.PronType === 'Dem';
  if (!spliced.includes(tree.lower(from)) && !known) return false;
  if (relativeSubjects.includes(tree.lower(from)) || opensNext(tree, comma, rules)) return false;
  // "I am glad, she said": who says it.
  if (tails?.said?.includes(tree.at(from + 1).lemma)) return false;
  const before = range({ first: 0, last: comma - 1 });
  // "so cold, it froze"; "After …, in 1990, he": what opens the second clause.
  if (before.some((i) => /^(?:so|such|too|more|less)$/.test(tree.lower(i)))) return false;
  // "in Delhi, India, it", "on May 1, 1776, he": a comma of names and years divides nothing.
  const previous = before.findLast(
    (i) =>
      /^[,;:]$/.test(tree.form(i)) && !(COMMAS.has(tree.form(i)) && isNamed(tree, i + 1, comma)),
  );
  return previous === undefined || hasFinite(tree, previous + 1, comma - 1);
}

function isNamed(tree: Tree, first: number, comma: number): boolean {
  let at = first;
  while (at < comma && /^(?:PROPN|NUM)$/.test(tree.at(at).upos)) at++;
  return at === comma || COMMAS.has(tree.form(at));
}

/** "and after that, he", "revealed that far from it, he", "each time he came, she": it opens what follows. */
function opensNext(tree: Tree, comma: number, rules: SentenceRules): boolean {
  const { subordinators = [], coordinators = {} } = rules;
  for (let i = 1; i < comma; i++) {
    const { upos, relation } = tree.at(i);
    const next = tree.at(i + 1);
    const mark = upos === 'SCONJ' || subordinators.includes(tree.lower(i));
    const told = hasFinite(tree, i + 1, comma - 1);
    const again = subordinators.includes(tree.lower(i + 1));
    if (mark && (again || (relation === 'mark' && !told))) return true;
    if (upos === 'CCONJ' && /^(?:ADP|SCONJ|ADV|VERB)$/.test(next.upos)) {
      if (!told || next.upos === 'SCONJ' || again || tellsOfNoun(tree, i, comma)) return true;
    }
    // "but unknown to them, he"
    if (upos === 'CCONJ' && coordinators[tree.lower(i)] && !told) return true;
    // ", when he came,": nothing was told before it.
    if (COMMAS.has(tree.form(i)) && again) return true;
    if (/^(?:time|moment|day)$/.test(tree.lower(i)) && next.features.Case === 'Nom') return true;
  }
  return false;
}

/** "and despite mistakes which slowed it,": the only verb tells of a noun. */
function tellsOfNoun(tree: Tree, first: number, comma: number): boolean {
  const inside = range({ first, last: comma - 1 });
  const verb = inside.find((i) => tree.isFinite(i)) ?? comma;
  return inside.some((i) => i < verb && /Rel/.test(tree.at(i).features.PronType ?? ''));
}

function areSentences(tree: Tree, joint: Joint, rules: SentenceRules, language: Language): boolean {
  const { first, last, kind } = joint;
  const from = startOf(tree, last);
  const left = { first: 0, last: first - 1 };
  const before = wholeSentence(tree, [left], language);
  // One mark between two verbs leaves no doubt, whatever the parser says of one side.
  const sure =
    kind === 'mark' && tree.tokens.filter(({ form }) => form === tree.form(first)).length === 1;
  if (!before && !(sure && hasVerbOfItsOwn(tree, left))) return false;
  if (before && (isOpening(before, rules) || !isReadAlike(tree, before, 0))) return false;
  if (before && kind !== 'mark' && goesOnBelow(tree, before, joint, rules)) return false;
  const right = { first: from, last: tree.lastWord };
  const own = wholeSentence(tree, [right], language);
  if (kind === 'mark')
    return own !== undefined || (sure && before !== undefined && hasOwnSubject(tree, from));
  if (own) return isSure(tree, own, joint, from, rules, language);
  const clause = kind === 'comma' ? undefined : afterOpening(tree, from, rules);
  const told = clause && wholeSentence(tree, [{ first: clause, last: tree.lastWord }], language);
  return told ? isSure(tree, told, joint, clause, rules, language) : false;
}

/** Not so: "; then played", "; known as". */
function hasOwnSubject(tree: Tree, from: number): boolean {
  const start = range({ first: from, last: tree.lastWord }).find((i) => tree.at(i).upos !== 'ADV');
  const { upos } = tree.at(start ?? from);
  if (/^(?:VERB|AUX|PUNCT)$/.test(upos)) return false;
  return hasVerbOfItsOwn(tree, { first: from, last: tree.lastWord });
}

/** Where the clause starts after "in April", "in 1990", "as a result", or a comma. */
function afterOpening(
  tree: Tree,
  from: number,
  { leadIns = [] }: SentenceRules,
): number | undefined {
  if (tree.at(from).upos !== 'ADP' && tree.at(from).upos !== 'ADV') return undefined;
  for (let i = from + 1; i < from + LONGEST_OPENING && i < tree.lastWord - SHORTEST; i++) {
    if (tree.isFinite(i) || tree.enclosed[i]) return undefined;
    const said = range({ first: from, last: i })
      .map((at) => tree.lower(at))
      .join(' ');
    const closes = COMMAS.has(tree.form(i + 1)) && !/^\d{4}$/.test(tree.form(i + 2));
    if (closes) return i + 2;
    if (leadIns.includes(said) || /^\d{4}s?$/.test(tree.form(i))) return i + 1;
  }
  return undefined;
}

/** Is the verb one in the whole sentence, too: "the reserve community and offices are"? */
function isReadAlike(tree: Tree, own: Tree, from: number): boolean {
  const finite = own.finiteOf(own.root) ?? -1;
  return tree.isFinite(from + finite) || own.at(finite).upos === 'AUX';
}

/** "There are many", "It is known that": what stands before the verb. */
function firstSubject(own: Tree): number | undefined {
  return own.child(own.root, ['expl']) ?? own.subjectOf(own.root);
}

/** "Once it ran, the river", "The first time he came, he": what is read as a sentence opens the next one. */
function isOpening(before: Tree, { subordinators = [] }: SentenceRules): boolean {
  const subject = firstSubject(before) ?? 0;
  const start = before.stretch(subject)?.first ?? subject;
  if (start === 0 || COMMAS.has(before.form(start - 1))) return false;
  return subordinators.includes(before.lower(0)) || !/^(?:ADP|ADV)$/.test(before.at(0).upos);
}

/** Does a clause below the first verb reach up to the border, so that the second may go on with it? */
function goesOnBelow(
  tree: Tree,
  before: Tree,
  { first, last, kind }: Joint,
  { knowing = [], subordinators = [] }: SentenceRules,
): boolean {
  const comma = first < last || kind === 'comma';
  if (!comma && knowing.includes(before.at(before.root).lemma)) return true;
  const end = first - 1;
  for (let i = 0; i < first; i++) {
    const { relation } = before.at(i);
    if (/^csubj/.test(relation)) return true;
    if (!/^(?:ccomp|advcl|acl|parataxis)/.test(relation)) continue;
    const stretch = before.stretch(i);
    if (stretch && stretch.last < end) continue;
    // "students who fail and some were": a clause that tells of its own subject cannot have another.
    if (relation === 'acl:relcl') {
      const who = before.subjectOf(i);
      const own = who !== undefined && /Rel/.test(before.at(who).features.PronType ?? '');
      if (own || comma) continue;
      return true;
    }
    if (before.finiteOf(i) === undefined) continue;
    if (relation !== 'advcl' || !comma || kind === 'and') return true;
    const mark = before.child(i, ['mark']);
    if (mark === undefined || !subordinators.includes(before.lower(mark))) return true;
  }
  // "that" or "whether" anywhere: what is said may go on.
  return range({ first: 0, last: end }).some(
    (i) =>
      before.at(i).upos === 'SCONJ' &&
      before.relation(i) === 'mark' &&
      before.relation(before.at(i).head) === 'ccomp' &&
      tree.at(last + 1).upos !== 'PRON',
  );
}

/** Is the second verb surely one, with its own subject, and no noun joined to the one before? */
function isSure(
  tree: Tree,
  own: Tree,
  { first, last, kind, begin }: Joint,
  from: number,
  rules: SentenceRules,
  language: Language,
): boolean {
  const subject = firstSubject(own);
  const finite = own.finiteOf(own.root);
  if (subject === undefined || finite === undefined) return false;
  const start = own.stretch(subject)?.first ?? subject;
  const { upos, features } = own.at(finite);
  if (finite - start > LONGEST_SUBJECT) return false;
  // The verb was read as one in the whole sentence, too.
  if (!isReadAlike(tree, own, from)) return false;
  // "a part in My Name is Sarah"
  const isCapital = (i: number) => i > 0 && /^\p{Lu}/u.test(own.form(i));
  if (first === last && isCapital(finite - 1) && isCapital(finite + 1)) return false;
  const pronoun = own.at(subject).features.Case === 'Nom' && own.at(subject).upos === 'PRON';
  // "and a special called X", "the oldest man enlisted": it may be a participle.
  const acts = own.child(own.root, ['obj', 'xcomp', 'ccomp']) !== undefined;
  const doubted = finite === own.root && !pronoun && mayBeParticiple(own, finite, language);
  if (doubted && (!acts || kind === 'comma' || (first === last && kind === 'and'))) return false;
  // "and stars Kurt Russell", "and early became": read as a noun or a name.
  if (own.at(0).upos === 'NOUN' && own.at(1).upos === 'PROPN') return false;
  if (own.at(subject).upos === 'PROPN' && /^\p{Ll}/u.test(tree.form(from + subject))) return false;
  const inside = range({ first: 0, last: finite - 1 });
  if (inside.some((i) => isBorder(own, i))) return false;
  const commas = inside.filter((i) => COMMAS.has(own.form(i))).length;
  if (commas % 2 > (start > 0 ? 1 : 0)) return false;
  // "their desire, their error, and his reply came": a list.
  const joins = inside.some((i) => own.at(i).upos === 'CCONJ');
  if (kind === 'comma') return start <= 1 && !(joins && commas > 0);
  // "and very beautiful features, the most …", "and in Rome, in 1990 he": more than what opens a clause.
  if (start > 0 && !mayOpen(own, start)) return false;
  if (first < last || pronoun) return true;
  // "the dog and the cat were": of two the verb would tell otherwise.
  if (tellsOfTwo(own, subject, finite, rules)) return false;
  const noun = /^(?:NOUN|PROPN|PRON|ADJ|NUM)$/.test(tree.at(first - 1).upos);
  const single =
    own.at(subject).features.Number === 'Sing' &&
    (features.Number === 'Sing' || tree.lower(from + finite) === rules.copula?.['Past.Sing']);
  if (noun && start === 0 && !single && begin === '')
    return upos === 'AUX' && !isListed(tree, first);
  return !isListed(tree, first) || start > 0;
}

/** An adverb of the verb, or one stretch after a preposition. */
function mayOpen(own: Tree, start: number): boolean {
  const { upos, head } = own.at(0);
  if (upos === 'ADV') return head === own.root && (start === 1 || COMMAS.has(own.form(1)));
  if (upos !== 'ADP') return false;
  const tops = range({ first: 0, last: start - 1 }).filter(
    (i) => own.at(i).head === own.root && !own.isPunctuation(i),
  );
  return tops.length === 1;
}

/** "A, B and C": what stands before, since the last verb, may be a list that the coordinator ends. */
function isListed(tree: Tree, first: number): boolean {
  for (let i = first - 1; i > 0 && !tree.isFinite(i); i--)
    if (COMMAS.has(tree.form(i)) || tree.at(i).upos === 'CCONJ') return true;
  return false;
}

/** A word that opens or joins clauses, or a mark between them. */
function isBorder(own: Tree, index: number): boolean {
  const { upos, features } = own.at(index);
  if (upos === 'SCONJ' || /^(?:[;:–—]|--)$/.test(own.form(index))) return true;
  return /Rel|Int/.test(features.PronType ?? '') && index > 0;
}
