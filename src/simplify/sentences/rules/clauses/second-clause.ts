import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isNounLike, mayBeVerb } from './misread.ts';
import { tellsOfTwo } from './one-clause.ts';
import { wholeSentence } from './reread.ts';

/** Fewest words that make a clause. */
const SHORTEST = 3;

/** "a brief and hurriedly composed speech": both tell of the noun. */
export function joinsAdjectives(tree: Tree, at: number): boolean {
  if (tree.at(at - 2).upos !== 'DET') return false;
  let verb = at + 1;
  while (tree.at(verb).upos === 'ADV') verb++;
  return tree.at(verb).upos === 'VERB' && tree.at(verb + 1).upos === 'NOUN';
}

/** A noun or pronoun and then a finite verb, with no subordinator before them. */
export function mayBeClause(tree: Tree, first: number, comma: boolean): boolean {
  const { upos, features } = tree.at(first);
  if (upos === 'SCONJ' || upos === 'VERB' || upos === 'AUX' || upos === 'PART') return false;
  if (tree.isWhWord(first) || features.Case === 'Acc') return false;
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
export function goesOnBelow(
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

/** "but it becomes", "and he was": a pronoun that acts, and its verb. */
export function startsWithPronoun(tree: Tree, first: number): boolean {
  const { upos, features } = tree.at(first);
  let verb = first + 1;
  while (tree.at(verb).upos === 'ADV' && verb < first + 3) verb++;
  return upos === 'PRON' && features.Case === 'Nom' && tree.isFinite(verb);
}

/** ", but lack of funds …", ", and later it …": what follows such words is a clause, and so is what was before. */
export function opensClause(tree: Tree, at: number, begin: string): boolean {
  const starts = range({ first: at + 1, last: at + 3 }).some(
    (i) => tree.at(i).upos === 'PRON' && tree.at(i).features.Case === 'Nom',
  );
  return tree.at(at).upos === 'CCONJ' && (begin !== '' || starts);
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

/** The second clause, read by itself; with a date first, also without it: "by 1863 this had declined". */
export function wholeAfter(tree: Tree, first: number, language: Language): Tree | undefined {
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

/** "and a special called X": without a comma the verb must have been read as one before, too. */
export function isSurelyFinite(
  tree: Tree,
  own: Tree,
  offset: number,
  rules: SentenceRules,
): boolean {
  const finite = own.finiteOf(own.root);
  if (finite === undefined) return false;
  if (tellsOfTwo(own, own.subjectOf(own.root) ?? 0, finite, rules)) return false;
  return own.at(finite).upos === 'AUX' || tree.isFinite(finite + offset);
}

/** "and a button mounted on it": what always has an object is a participle without one. */
export function isDone(own: Tree, { alwaysDone = [], passive }: SentenceRules): boolean {
  const { root } = own;
  const { lemma } = own.at(root);
  // "a government determined to save"
  const wills = own.child(root, ['xcomp']) !== undefined && passive?.willed?.includes(lemma);
  const acts = wills || own.child(root, ['obj', 'ccomp']) !== undefined;
  return own.finiteOf(root) === root && !acts && alwaysDone.includes(lemma);
}
