import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { mayBeParticiple } from '../subjects/third-person.ts';
import { isConditional } from './conditional.ts';
import { isNamed, type Joint, jointAt, mayMeet, startOf } from './joint.ts';
import { mainClause } from './main-clause.ts';
import { tellsOfTwo } from './one-clause.ts';
import { wholeSentence } from './reread.ts';
import { hasVerbOfItsOwn } from './second-clause.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;
const MOST_TRIED = 3;
const LONGEST_SUBJECT = 14;
const LONGEST_OPENING = 10;

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
  if (!rules.formsAlike || !rules.joints) return [];
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

function areSentences(tree: Tree, joint: Joint, rules: SentenceRules, language: Language): boolean {
  const { first, last, kind } = joint;
  const from = startOf(tree, last);
  const left = { first: 0, last: first - 1 };
  const main = mainClause(tree, first - 1, language);
  const before = main?.own;
  // One mark between two verbs leaves no doubt, whatever the parser says of one side.
  const sure =
    kind === 'mark' && tree.tokens.filter(({ form }) => form === tree.form(first)).length === 1;
  if (!before && !(sure && hasVerbOfItsOwn(tree, left))) return false;
  if (before && (isOpening(before, rules) || !isReadAlike(tree, before, main?.from ?? 0)))
    return false;
  if (before && kind !== 'mark' && goesOnBelow(tree, before, joint, main?.from ?? 0, rules))
    return false;
  const right = { first: from, last: tree.lastWord };
  const own = wholeSentence(tree, [right], language);
  if (kind === 'mark')
    return own !== undefined || (sure && before !== undefined && hasOwnSubject(tree, from));
  if (!before) return false;
  if (own) return isSure(tree, before, own, joint, from, rules, language);
  if (kind === 'comma') return false;
  const clause = afterOpening(tree, from, rules);
  const told = clause && wholeSentence(tree, [{ first: clause, last: tree.lastWord }], language);
  if (told) return isSure(tree, before, told, joint, clause, rules, language);
  return first < last && isPlainClause(tree, clause ?? from, kind);
}

/** "…, but details vary", "…, although the plans are": after such words a subject and its verb are enough. */
function isPlainClause(tree: Tree, from: number, kind: Joint['kind']): boolean {
  const verb = range({ first: from, last: tree.lastWord }).find((i) => tree.isFinite(i));
  if (verb === undefined || verb - from > LONGEST_SUBJECT || tree.lastWord - verb < 1) return false;
  const head = /^(?:aux|cop)/.test(tree.at(verb).relation) ? tree.at(verb).head : verb;
  const subject = firstSubject(tree, head);
  if (subject === undefined || subject < from || subject > verb) return false;
  if (tree.stretch(subject)?.first !== from || tree.child(subject, ['case']) !== undefined)
    return false;
  if (range({ first: from, last: verb }).some((i) => isBorder(tree, i) || isMark(tree, i)))
    return false;
  return tree.at(verb).upos === 'AUX' || kind !== 'and';
}

function isMark(tree: Tree, index: number): boolean {
  return tree.isPunctuation(index) && !/^["“”'’-]$/.test(tree.form(index));
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
function firstSubject(own: Tree, head = own.root): number | undefined {
  return own.child(head, ['expl']) ?? own.subjectOf(head);
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
  from: number,
  { knowing = [], causing = [], subordinators = [] }: SentenceRules,
): boolean {
  const comma = first < last || kind === 'comma';
  const { lemma } = before.at(before.root);
  // "knew the dog and the cat were"; but "has no rule and the dogs were"
  const helped =
    causing.includes(lemma) && tree.tokens.some((_, i) => i > last && tree.at(i).upos === 'AUX');
  // "is found in the north and the south is": nobody found that.
  const passive = before.child(before.root, ['aux:pass']) !== undefined;
  if (!comma && knowing.includes(lemma) && !helped && !passive) return true;
  const end = first - from - 1;
  for (let i = 0; i <= end; i++) {
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
    if (relation !== 'advcl' || !comma) return true;
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
  before: Tree,
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
  const opens = own.relation(subject) === 'expl';
  const { Case, PronType } = own.at(subject).features;
  const pronoun =
    opens || (own.at(subject).upos === 'PRON' && (Case === 'Nom' || PronType === 'Dem'));
  // "and a special called X", "the oldest man enlisted": it may be a participle.
  const acts = own.child(own.root, ['obj', 'xcomp', 'ccomp']) !== undefined;
  // "and the old man died", "and the town built a wall": no participle has an object.
  const { lemma } = own.at(finite);
  const { never = [], giving = [], by = [] } = rules.passive ?? {};
  const next = own.at(finite + 1);
  const object =
    (acts && (next.features.Definite ?? next.features.Poss) && !giving.includes(lemma)) ||
    next.upos === 'SCONJ';
  const told = object || (never.includes(lemma) && !by.includes(own.lower(finite + 1)));
  // "…, the team won its third title"
  const owned = object && next.features.Definite !== 'Ind';
  const doubted =
    finite === own.root &&
    !(pronoun || (kind === 'comma' ? owned : told)) &&
    mayBeParticiple(own, finite, language);
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
  // "the dog and the cat were": of two the verb would tell otherwise.
  if (tellsOfTwo(own, subject, finite, rules)) return false;
  const { upos: noun, features: count } = own.at(subject);
  const one = noun === 'NOUN' && count.Number === 'Sing';
  const many = features.Tense === 'Pres' && features.Number === 'Plur';
  if (one && many && own.child(subject, ['conj']) === undefined) return false;
  if (first < last || pronoun) return true;
  if (rules.causing?.includes(before.at(before.root).lemma) && upos !== 'AUX') return false;
  const afterNoun = /^(?:NOUN|PROPN|PRON|ADJ|NUM)$/.test(tree.at(first - 1).upos);
  const single =
    own.at(subject).features.Number === 'Sing' &&
    (features.Number === 'Sing' || tree.lower(from + finite) === rules.copula?.['Past.Sing']);
  if (afterNoun && start === 0 && !single && begin === '')
    return upos === 'AUX' && !isListed(tree, first);
  // "but" ends no list; "so" may be part of "to do so".
  const set = begin !== '' && tree.at(last).upos === 'CCONJ';
  return set || !isListed(tree, first) || start > 0;
}

/** An adverb of the verb, or one stretch after a preposition. */
function mayOpen(own: Tree, start: number): boolean {
  const { upos, head } = own.at(0);
  // "so far, it has": up to their comma.
  const adverbs = range({ first: 0, last: start - 2 }).every((i) => own.at(i).upos === 'ADV');
  if (upos === 'ADV' && COMMAS.has(own.form(start - 1)) && adverbs) return true;
  if (upos === 'ADV') return head === own.root && start === 1;
  if (upos !== 'ADP') return false;
  const tops = range({ first: 0, last: start - 1 }).filter(
    (i) => own.at(i).head === own.root && !own.isPunctuation(i),
  );
  return tops.length === 1;
}

/** "A, B and C": what stands before, since the last verb, may be a list that the coordinator ends. */
function isListed(tree: Tree, first: number): boolean {
  let commas = 0;
  for (let i = first - 1; i > 0 && !tree.isFinite(i); i--) {
    if (tree.at(i).upos === 'CCONJ') return true;
    // "in Delhi, India": one comma between names.
    if (COMMAS.has(tree.form(i)) && (commas++ > 0 || !isNamed(tree, i + 1, first))) return true;
  }
  return false;
}

/** A word that opens or joins clauses, or a mark between them. */
function isBorder(own: Tree, index: number): boolean {
  const { upos } = own.at(index);
  if (upos === 'SCONJ' || /^(?:[;:–—]|--)$/.test(own.form(index))) return true;
  return own.isWhWord(index) && index > 0;
}
