import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

export type Shared = NonNullable<SentenceRules['sharedHelp']>;

/** Is all that a verb needs on its own side of the border? */
export function mayStandAlone(
  tree: Tree,
  verb: number,
  border: Stretch,
  series: readonly number[],
  data: Shared,
): boolean {
  const before = series.findLast((each) => each < border.first) ?? series[0];
  const needsHelp = tree.finiteOf(verb) === undefined;
  // "so se razprostrli in se bližali": a participle read as a present tense.
  if (tree.finiteOf(verb) === verb && isParticiple(tree, before)) return false;
  if (needsHelp && !isAlike(tree, before, verb, data)) return false;
  if (sharesObject(tree, verb, border, series, data)) return false;
  const next = series.find((each) => each > verb);
  const end = next === undefined ? tree.lastWord : (borderOf(tree, next, data)?.first ?? next) - 1;
  const own = { first: border.last + 1, last: end };
  // "poslušam in sledim, ali …": what follows belongs to both.
  if (end <= own.first || (!needsHelp && tree.isPunctuation(own.first + 1))) return false;
  if (!isBorderSure(tree, verb, before, border) || isTiedTo(tree, border, own, data)) return false;
  // "se je obrnil in vrnil": whose "se" it is cannot be seen, unless the verb has an object.
  const isReflexive = (of: number) => isReflexiveVerb(tree, of, data);
  if (!isReflexive(before) || isReflexive(verb) || tree.subjectOf(verb) !== undefined) return true;
  return data.alone.includes(tree.at(verb).lemma) || hasObject(tree, verb);
}

/** Would what is done to somebody or something be said in the other sentence only? */
function sharesObject(
  tree: Tree,
  verb: number,
  border: Stretch,
  series: readonly number[],
  data: Shared,
): boolean {
  const object = tree.child(verb, ['obj']);
  const isAlone = (of: number) => data.alone.includes(tree.at(of).lemma);
  if (object === undefined && !isAlone(verb)) {
    // "so ga ujeli in odpeljali", "fileje solimo in popramo": it was said before both.
    const isHeld = (each: number, of: number) =>
      data.objects.includes(tree.lower(each)) || (tree.relation(each) === 'obj' && each < of);
    const earlier = series.filter((each) => each < border.first);
    if (earlier.some((of) => tree.children(of).some((each) => each < verb && isHeld(each, of))))
      return true;
  }
  // "kuhal in pekel kruh", "zbira in objavlja podatke": what follows belongs to both.
  const near = border.first - 1;
  const isBare = tree.at(near).upos === 'VERB' && !hasObject(tree, near) && !isAlone(near);
  const follows = object !== undefined && object > verb;
  return isBare && follows && !isReflexiveVerb(tree, near, data);
}

/** Does a clause end at the border, and not something that was put in? */
function isBorderSure(tree: Tree, verb: number, before: number, border: Stretch): boolean {
  if (!tree.isBalanced({ first: 0, last: border.first - 1 })) return false;
  if (!tree.isBalanced({ first: border.last + 1, last: tree.lastWord })) return false;
  // A verb between them may be the one that is continued, unless a comma closes its clause.
  const closed = tree.form(border.first) === ',' && border.last > border.first;
  const between = range({ first: before + 1, last: border.first - 1 });
  if (!closed && between.some((i) => isVerb(tree, i))) return false;
  if (border.first < border.last || !isMarkAt(tree, border.last)) return true;
  // "Zadeve, o katerih …, se dodelijo", "…, pravijo ljudje": a comma alone is less sure.
  if (range({ first: 1, last: border.first }).some((i) => isTie(tree, i))) return false;
  if (tree.at(tree.finiteOf(verb) ?? -1).upos === 'VERB') return false;
  // "ovce, po ukazu, streljali": a comma that closes what was put in.
  let from = border.first - 1;
  while (from > 0 && tree.form(from) !== ',' && tree.at(from).upos !== 'CCONJ') from--;
  if (!range({ first: from, last: border.first - 1 }).some((i) => isVerb(tree, i))) return false;
  // "veterinarji, …, so dosegljivi": the main clause goes on after it.
  return tree.at(border.last + 1).upos !== 'AUX' && tree.form(border.last) === ',';
}

/** Does the clause open with a word that ties it, or hang on one before the border? */
function isTiedTo(tree: Tree, border: Stretch, own: Stretch, data: Shared): boolean {
  const opening = tree.lower(own.first);
  if (data.ties.includes(opening) || data.measures.includes(opening)) return true;
  // "teorijo, v katere središču je": also after a preposition.
  if (tree.at(own.first).upos === 'ADP' && data.ties.includes(tree.lower(own.first + 1)))
    return true;
  const before = range({ first: 0, last: border.first - 1 });
  // "Pravi: O gospodična, …": what somebody says.
  if (before.some((i) => tree.form(i) === ':')) return true;
  // "tako …, da": the clause belongs to what was said before.
  const isMeasured = before.some((i) => data.measures.includes(tree.lower(i)));
  return isMeasured && range(own).some((i) => data.results.includes(tree.lower(i)));
}

function isReflexiveVerb(tree: Tree, verb: number, { reflexives }: Shared): boolean {
  return tree.children(verb).some((each) => reflexives.includes(tree.lower(each)));
}

/** "Ni odšel, ampak je ostal": one is said in place of the other. */
export function isInstead(tree: Tree, { first, last }: Stretch, { instead }: Shared): boolean {
  if (!instead.includes(tree.lower(last))) return false;
  return range({ first: 0, last: first - 1 }).some((i) => tree.at(i).features.Polarity === 'Neg');
}

function hasObject(tree: Tree, verb: number): boolean {
  // "se je pobral in izognil udarcu": in the dative it shows nothing of "se".
  return tree
    .children(verb)
    .some((each) => tree.relation(each) === 'obj' && tree.at(each).features.Case !== 'Dat');
}

export function isVerb(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return upos === 'VERB' && features.VerbForm !== 'Inf';
}

export function isParticiple(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return upos === 'VERB' && features.VerbForm === 'Part';
}

/** Do two participles end alike, so that the same one did both? */
export function isAlike(tree: Tree, a: number, b: number, { endings }: Shared): boolean {
  const ending = (index: number) => endings.find((each) => tree.lower(index).endsWith(each));
  return isParticiple(tree, a) && ending(a) === ending(b);
}

/** A clitic may hang on another word than its verb. */
function isSmall(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return upos === 'AUX' || (upos === 'PRON' && features.Variant === 'Short');
}

function isMarkAt(tree: Tree, index: number): boolean {
  return /^[,—–-]$/.test(tree.form(index));
}

/** A word that opens a clause which cannot stand alone, or a question. */
export function isTie(tree: Tree, index: number): boolean {
  const { upos } = tree.at(index);
  return upos === 'SCONJ' || tree.isWhWord(index);
}

/** The marks and the coordinator before a clause; nothing when something else stands there. */
export function borderOf(tree: Tree, verb: number, { coordinators }: Shared): Stretch | undefined {
  const isBorder = (index: number) =>
    isMarkAt(tree, index) ||
    (tree.at(index).upos === 'CCONJ' && Object.hasOwn(coordinators, tree.lower(index)));
  let last = verb - 1;
  while (last > 0 && (tree.isUnder(last, verb) || isSmall(tree, last)) && !isBorder(last)) last--;
  if (!isBorder(last)) return undefined;
  let first = last;
  while (first > 1 && (isMarkAt(tree, first - 1) || isBorder(first - 1))) first--;
  return { first, last };
}
