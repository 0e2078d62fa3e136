import type { Node, Tree } from '../rewrite/tree.ts';
import type { Entry, EntryWord, Frame } from './entry.ts';

/** An entry found in a sentence: its first and last word, and the one that is inflected. */
export interface Match {
  readonly entry: Entry;
  readonly first: number;
  readonly last: number;
  readonly head: number | undefined;
}

/** An entry at a word of a sentence, if all that it asks for is there. */
export function matchAt(tree: Tree, entry: Entry, first: number): Match | undefined {
  const found =
    entry.head === undefined ? formsAt(tree, entry, first) : wordsAt(tree, entry, first);
  if (!found) return undefined;
  const { last, head } = found;
  const match = { entry, first, last, head };
  return isFree(tree, match) && !isRepeated(tree, match) && isFramed(tree, match)
    ? match
    : undefined;
}

/** "verfügt über ein Auto sowie über einen Fahrer": the preposition of a phrase is said again. */
function isRepeated(tree: Tree, { last }: Match): boolean {
  const { lower, upos } = tree.at(last);
  if (upos !== 'ADP') return false;
  return tree.nodes.some(
    (node, at) => at > last && node.lower === lower && tree.at(at - 1).upos === 'CCONJ',
  );
}

type Found = Pick<Match, 'last' | 'head'>;

/** A phrase exactly as written, however a tokenizer splits "z. B.". */
function formsAt(tree: Tree, { words }: Entry, first: number): Found | undefined {
  const wanted = words.map(({ written }) => written).join('');
  let said = '';
  for (let last = first; last < tree.nodes.length; last++) {
    const { form } = tree.at(last);
    said += last === first && first === firstWord(tree) ? loweredAs(wanted, form) : form;
    if (said === wanted) return { last, head: undefined };
    if (!wanted.startsWith(said)) return undefined;
  }
  return undefined;
}

/** The first word of a sentence is capitalised anyway. */
const loweredAs = (wanted: string, form: string): string =>
  form[0].toLowerCase() === wanted[0].toLowerCase() ? wanted[0] + form.slice(1) : form;

function wordsAt(tree: Tree, { words, head }: Entry, first: number): Found | undefined {
  const last = first + words.length - 1;
  if (last >= tree.nodes.length) return undefined;
  const fits = words.every((word, at) => isForm(tree.at(first + at), word));
  return fits ? { last, head: head === undefined ? undefined : first + head } : undefined;
}

function isForm(node: Node, { text, upos, features }: EntryWord): boolean {
  if (!upos) return node.lower === text;
  return (
    node.lemma === text &&
    upos.includes(node.upos) &&
    Object.entries(features).every(([name, value]) => node.features[name] === value)
  );
}

const JOINT = /^[-–/_@'’]$/u;
const QUOTE = /^["“”„«»‚‘’]$/u;

/** No part of a name, a defined term, a compound or a quotation. */
function isFree(tree: Tree, { first, last, head }: Match): boolean {
  const { capitalNouns = false } = tree.language.profile;
  const isCapital = ({ index, form, upos }: Node) =>
    /\p{Lu}/u.test(index === firstWord(tree) ? form.slice(1) : form) &&
    !(capitalNouns && upos === 'NOUN' && !/\p{Lu}/u.test(form.slice(1)));
  const nodes = tree.nodes.slice(first, last + 1);
  const isName = (node: Node) => node.upos === 'PROPN' || isCapital(node);
  if (head !== undefined && nodes.some(isName)) return false;
  const [before, after] = [tree.nodes[first - 1], tree.nodes[last + 1]];
  if (before && JOINT.test(before.form) && !nodes[0].isSpaced) return false;
  if (after && JOINT.test(after.form) && !after.isSpaced) return false;
  if (isQuoted(tree, first)) return false;
  if (head === undefined) return true;
  const { relation, upos } = tree.at(head);
  const isTerm = (upos === 'NOUN' || upos === 'ADJ') && /^(?:compound|flat)/.test(relation);
  const isLed = upos === 'NOUN' && tree.child(head, 'compound', 'flat') !== undefined;
  return !isTerm && !isLed;
}

function firstWord(tree: Tree): number {
  return tree.nodes.findIndex(({ form }) => /\p{L}/u.test(form));
}

/** Inside quotation marks, or after one that is still open. */
function isQuoted(tree: Tree, index: number): boolean {
  return tree.nodes.slice(0, index).filter(({ form }) => QUOTE.test(form)).length % 2 === 1;
}

function isFramed(tree: Tree, match: Match): boolean {
  const { entry, head, first, last } = match;
  if (!isAmong(tree, match)) return false;
  const place = head ?? last;
  const has = (frame: Frame) => hasFrame(tree, place, last, frame);
  if (entry.with.length > 0 && !entry.with.some(has)) return false;
  if (entry.without.some(has)) return false;
  if (head === undefined) return true;
  const { upos, relation, head: above } = tree.at(head);
  if (entry.isAttributive && relation !== 'amod') return false;
  if (upos === 'VERB') return isPlainVerb(tree, match, head);
  // "annually reviewed": several words follow what they tell of.
  if (upos === 'ADV' && entry.easier.includes(' ') && above > head) return false;
  // "more rapid", "very rapidly": a comparison has its own form.
  return !/^AD[JV]$/.test(upos) || !isGraded(tree, head, first);
}

/** A relation below the head, or a form: of a dependent, of the word that introduces it, or next to the head. */
function hasFrame(tree: Tree, head: number, last: number, { kind, name }: Frame): boolean {
  const children = tree.childNodes(head);
  if (kind === 'relation')
    return children.some(({ relation }) => relation === name || relation.startsWith(`${name}:`));
  if (tree.nodes[last + 1]?.lower === name) return true;
  if (children.some(({ lower }) => lower === name)) return true;
  return children.some(({ index }) =>
    tree
      .childNodes(index)
      .some((each) => each.lower === name && /^(?:case|mark)/.test(each.relation)),
  );
}

/** The context of a word: its dependents, its head, and its neighbours. */
function isAmong(tree: Tree, { entry, first, last, head }: Match): boolean {
  const before = first > 0 ? tree.at(first - 1).lemma : '';
  if (entry.after.size > 0 && !entry.after.has(before)) return false;
  if (entry.only.size === 0 && entry.keep.size === 0) return true;
  const place = head ?? last;
  const { head: above } = tree.at(place);
  const around = [
    ...tree.childNodes(place),
    ...(above >= 0 ? [tree.at(above)] : []),
    ...tree.nodes.slice(Math.max(0, first - 2), first),
    ...tree.nodes.slice(last + 1, last + 3),
  ];
  const isNear = (words: ReadonlySet<string>) =>
    around.some(({ lower, lemma }) => words.has(lower) || words.has(lemma));
  if (isNear(entry.keep)) return false;
  return entry.only.size === 0 || isNear(entry.only);
}

function isPlainVerb(tree: Tree, { entry, first, last }: Match, head: number): boolean {
  const { relation, features } = tree.at(head);
  const children = tree.childNodes(head);
  const particle = children.find((child) => child.relation === 'compound:prt');
  if (particle && (particle.index < first || particle.index > last)) return false;
  // "the requested documents"
  if (/^(?:amod|compound)/.test(relation)) return false;
  const isPassive = children.some((child) => /^(?:aux|nsubj|csubj):pass/.test(child.relation));
  const isParticiple =
    /^acl/.test(relation) && features.VerbForm !== 'Inf' && features.Tense !== 'Pres';
  const isTold = isPassive || (isParticiple && features.VerbForm === 'Part');
  // "was asked for by": several words stay together in the active only.
  return !isTold || (!entry.isActive && (entry.isFixed || !entry.easier.includes(' ')));
}

function isGraded(tree: Tree, head: number, first: number): boolean {
  const { features } = tree.at(head);
  if (features.Degree === 'Cmp' || features.Degree === 'Sup') return true;
  const before = tree.nodes[first - 1];
  return before !== undefined && /^(?:Cmp|Sup)$/.test(before.features.Degree ?? '');
}
