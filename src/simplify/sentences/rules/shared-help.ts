import { type Proposal, range } from '../proposal.ts';
import type { SentenceRules } from '../rules-file.ts';
import type { Stretch, Tree } from '../tree.ts';
import { isClitic, mainAfter, sentenceFrom } from './clitics.ts';
import { isConditional } from './subject.ts';

type Shared = NonNullable<SentenceRules['sharedHelp']>;
type Clitics = NonNullable<SentenceRules['clitics']>;

/**
 * "Vstal je zgodaj in šel v mesto" → "Vstal je zgodaj. Šel je v mesto": in languages with clitics
 * each verb of a series gets its sentence, and its helping verb, which was said once for all.
 */
export function sharedHelpSplits(tree: Tree, rules: SentenceRules): Proposal[] {
  const { sharedHelp: data, clitics, stop = '. ' } = rules;
  if (!data || !clitics || isConditional(tree, rules) || asks(tree)) return [];
  const root = mainVerb(tree, clitics);
  if (root === undefined || tree.finiteOf(root) === undefined || tree.enclosed[root]) return [];
  const opening = range({ first: 0, last: root });
  if (opening.some((i) => data.bounds.includes(tree.lower(i)))) return [];
  const isScoped = opening.some((i) => data.scopes.includes(tree.lower(i)));
  const series = seriesOf(tree, root, data, clitics);
  const found: Proposal[] = [];
  for (const verb of series.slice(1)) {
    const border = borderOf(tree, verb, data);
    if (!border || border.first < 2 || tree.enclosed[verb]) continue;
    if (!mayStandAlone(tree, verb, border, series, data)) continue;
    if (isInstead(tree, border, data)) continue;
    const needsHelp = tree.finiteOf(verb) === undefined;
    const lent = needsHelp ? lentHelp(tree, verb, series) : undefined;
    if (needsHelp && (isScoped || lent === undefined)) continue;
    const begin = data.coordinators[tree.lower(border.last)] ?? '';
    const cutFrom = tree.tokens[border.first - 1].end;
    const first = border.last + 1;
    const help = lent === undefined ? {} : { help: tree.lower(lent) };
    const own = { cutFrom, stop, first, clause: verb, ...help };
    const kept = { start: cutFrom, end: tree.tokens[border.last].end, parts: [stop, begin] };
    const pieces = begin === '' ? sentenceFrom(tree, own, clitics) : [kept];
    if (!pieces || (begin !== '' && needsHelp)) continue;
    found.push({
      rule: 'split/shared',
      operation: 'split',
      reason: 'Each action has its own sentence.',
      pieces,
      dropped: range(border).filter((i) => !tree.isPunctuation(i)),
      key: tree.lower(border.last),
    });
  }
  return found;
}

/** The verb of the main clause, also after one that the parser took for it: "Ko je …, je …". */
function mainVerb(tree: Tree, clitics: Clitics): number | undefined {
  const { root } = tree;
  const mark = tree.child(root, ['mark']);
  if (mark === undefined) return root;
  const comma = tree.tokens.findIndex(({ form }) => form === ',');
  return mark === 0 && root < comma ? mainAfter(tree, root, comma, clitics) : undefined;
}

export function asks(tree: Tree): boolean {
  if (tree.form(tree.tokens.length - 1) === '?') return true;
  return /^(?:Int|Rel)/.test(tree.at(0).features.PronType ?? '');
}

/** Is all that a verb needs on its own side of the border? */
function mayStandAlone(
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
  if (needsHelp && !isAlike(tree, before, verb)) return false;
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
  // "kuhal in pekel kruh": what follows belongs to both.
  const near = border.first - 1;
  const isBare = tree.at(near).upos === 'VERB' && !hasObject(tree, near) && !isAlone(near);
  const needsHelp = tree.finiteOf(verb) === undefined;
  const follows = object !== undefined && object > verb;
  return needsHelp && isBare && follows && !isReflexiveVerb(tree, near, data);
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
  return tree.children(verb).some((each) => tree.relation(each) === 'obj');
}

/** The main verb and those that are joined to it, in their order. */
function seriesOf(tree: Tree, root: number, data: Shared, clitics: Clitics): number[] {
  const series = new Set([root]);
  let before = root;
  for (let i = root + 1; i < tree.tokens.length; i++) {
    const { relation, head } = tree.at(i);
    const joined = /^(?:conj|parataxis)$/.test(relation) && series.has(head);
    const predicate = isParticiple(tree, i) || tree.finiteOf(i) !== undefined;
    const goesOn = joined ? predicate : follows(i);
    if (!goesOn || tree.child(i, ['mark']) !== undefined) continue;
    series.add(i);
    before = i;
  }
  return [...series];

  /** A participle right after a coordinator, like the one before it: also where the parser errs. */
  function follows(index: number): boolean {
    if (!isParticiple(tree, index) || !isAlike(tree, before, index)) return false;
    let at = index - 1;
    while (at > before && isClitic(tree, at, clitics)) at--;
    if (data.coordinators[tree.lower(at)] !== '') return false;
    return !range({ first: before + 1, last: at }).some((i) => isTie(tree, i) || isVerb(tree, i));
  }
}

function isVerb(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return upos === 'VERB' && features.VerbForm !== 'Inf';
}

function isParticiple(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return upos === 'VERB' && features.VerbForm === 'Part';
}

/** The helping verb of a past or future tense that says yes. */
function helpOf(tree: Tree, verb: number): number | undefined {
  return tree.children(verb).find((each) => {
    const { VerbForm, Mood, Polarity } = tree.at(each).features;
    if (tree.at(each).upos !== 'AUX' || tree.relation(each) !== 'aux') return false;
    return VerbForm === 'Fin' && Mood === 'Ind' && Polarity !== 'Neg';
  });
}

/** The helping verb said last: "A sta vstala, B je ostal in zaspal" lends its "je". */
function lentHelp(tree: Tree, verb: number, series: readonly number[]): number | undefined {
  const lender = series.findLast((each) => each < verb && tree.finiteOf(each) !== undefined);
  return lender === undefined ? undefined : helpOf(tree, lender);
}

/** Do two participles end alike, so that the same one did both? */
function isAlike(tree: Tree, a: number, b: number): boolean {
  const ending = (index: number) => /l[aoie]?$/u.exec(tree.lower(index))?.[0];
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
  const { upos, features } = tree.at(index);
  return upos === 'SCONJ' || /^(?:Rel|Int)/.test(features.PronType ?? '');
}

/** The marks and the coordinator before a clause; nothing when something else stands there. */
function borderOf(tree: Tree, verb: number, { coordinators }: Shared): Stretch | undefined {
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
