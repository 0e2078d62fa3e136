import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isDefinition } from './definition.ts';
import { hasScope, isRank } from './detail.ts';

type Details = NonNullable<SentenceRules['details']>;

/**
 * Is a modifier of a kind, and in a place, that the sentence is whole without? Phrases and clauses mostly
 * are not ("the distance between the tips"), so of them it asks for what is known to be spare; adjectives
 * and adverbs may go unless something tells that they pick one out, deny, or tell two apart.
 */
export function isSpare(
  tree: Tree,
  index: number,
  stretch: Stretch,
  rules: SentenceRules,
  details: Details,
): boolean {
  const relation = tree.relation(index);
  if (relation === 'amod') return describes(tree, index, stretch, details);
  if (relation === 'advmod') return isSpareAdverb(tree, index, stretch, rules, details);
  // What is not a whole clause to the parser may have its subject or verb in the modifier.
  if (tree.subjectOf(tree.root) === undefined || tree.finiteOf(tree.root) === undefined)
    return false;
  if (isOpening(tree, index, stretch)) return true;
  // "one of the three most important people in his life": out of which.
  if (
    range({ first: 0, last: stretch.first - 1 }).some((i) => tree.at(i).features.Degree === 'Sup')
  )
    return false;
  if (isAside(tree, index, stretch, rules)) return true;
  return (
    isCircumstance(tree, index, stretch) ||
    isPurpose(tree, index, stretch, details) ||
    isLastOfNoun(tree, index, stretch, rules, details)
  );
}

/** "their constructive approach": an adjective that tells no two apart and picks nothing out of many. */
function describes(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { ranks }: Details,
): boolean {
  const { head } = tree.at(index);
  if (head < index || first < index) return false;
  // "the Temporary Home for Lost Dogs": a name.
  if (/^\p{Lu}/u.test(tree.form(index))) return false;
  // "a tall, garrulous youngster": the comma would be left.
  if (COMMAS.has(tree.form(first - 1)) || (last > index && !COMMAS.has(tree.form(last))))
    return false;
  // "a pleasant enough place", "a seedy looking man"
  if (!/^(?:ADJ|NOUN|PROPN)$/.test(tree.at(last + 1).upos)) return false;
  if (tree.at(index).upos === 'VERB' && tree.at(first - 1).upos === 'ADJ') return false;
  // "tall people and short people", "the left hand and the left foot"
  if (isSaidAgain(tree, head) || isSaidAgain(tree, index)) return false;
  // "does not eat raw meat": more would be denied.
  if (hasScope(tree, [])) return false;
  // "the third largest mobile operator", "no significant benefit": more would be larger, or denied.
  return !tree.children(head).some((each) => each !== index && isRank(tree, each, ranks));
}

function isSaidAgain(tree: Tree, index: number): boolean {
  const { lemma } = tree.at(index);
  return tree.tokens.some((_, i) => i !== index && tree.at(i).lemma === lemma);
}

/** "the", "this", "her" */
function isPointing(tree: Tree, index: number): boolean {
  const { features, relation } = tree.at(index);
  if (relation === 'nmod:poss') return true;
  return relation === 'det' && features.Definite === 'Def';
}

/** "also", "slowly": an adverb by the lists of its language, of manner, or before its word. */
function isSpareAdverb(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { adverbs = [], timeAdverbs = [], manner, kept, modals }: SentenceRules,
  details: Details,
): boolean {
  const word = tree.lower(index);
  if (range({ first, last }).some((i) => i !== index && !tree.isPunctuation(i))) return false;
  if (/^\p{Lu}/u.test(tree.form(index)) && index > 0) return false;
  const { head } = tree.at(index);
  // "fruit, especially apples": it ties what follows.
  const isTied = COMMAS.has(tree.form(first - 1)) && !COMMAS.has(tree.form(last + 1));
  if (isTied && last < tree.lastWord) return false;
  // "kicked it further away", "way better": it tells of the word beside it.
  if (tree.at(last + 1).upos === 'ADV' || tree.at(last + 1).upos === 'NUM') return false;
  if ([adverbs, timeAdverbs, details.adverbs].some((list) => list?.includes(word))) return true;
  if ([manner?.except, kept, modals].some((list) => list?.includes(word))) return false;
  // "put forward", "carried on": after its verb it may be a part of it.
  const isOfManner = manner?.endings.some((ending) => word.endsWith(ending)) ?? false;
  return tree.at(index).upos === 'ADV' && (isOfManner || head > index);
}

/** "In 1839, the town burned": where and when something happened; of what is always so it says when. */
function isOpening(tree: Tree, index: number, { first, last }: Stretch): boolean {
  const { head, upos } = tree.at(index);
  const relation = tree.relation(index);
  if (first > 0 || !/^(?:obl|advcl)$/.test(relation) || head !== tree.root) return false;
  const isSetOff = COMMAS.has(tree.form(last + 1));
  // "To promote It Is Me, she …": without a comma the parser may have taken too little, or too much.
  if (relation === 'advcl' && (upos !== 'VERB' || !isSetOff)) return false;
  if (relation === 'obl' && !/^(?:ADP|ADV)$/.test(tree.at(0).upos)) return false;
  const subject = tree.stretch(tree.subjectOf(head) ?? -1);
  const after = isSetOff ? last + 2 : last + 1;
  return subject?.first === after && isEvent(tree, head);
}

/** Is it told as something that happened, once? */
function isEvent(tree: Tree, head: number): boolean {
  const finite = tree.finiteOf(head) ?? -1;
  const { features } = tree.at(finite);
  if (tree.at(head).upos !== 'VERB') return false;
  return features.Tense === 'Past' || (finite !== head && tree.at(head).features.Tense === 'Past');
}

/** Between commas, or between a comma and the end: told on the side. */
function isAside(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { bound = [], tails }: SentenceRules,
): boolean {
  const start = COMMAS.has(tree.form(first)) ? first + 1 : first;
  const end = COMMAS.has(tree.form(last)) ? last - 1 : last;
  if (!COMMAS.has(tree.form(start - 1))) return false;
  const closes = end >= tree.lastWord || COMMAS.has(tree.form(end + 1));
  const word = tree.lower(start);
  if (!closes || bound.includes(word) || tails?.examples?.includes(word)) return false;
  // "a stout, merry man, …": a series.
  const before = tree.at(start - 2).upos;
  if (before === 'ADJ' || before === 'ADV' || tree.at(end + 2).upos === 'CCONJ') return false;
  if (isDefinition(tree) && end >= tree.lastWord) return false;
  // "wins, for example, it won twice": the comma parts two clauses; "a word, this being a noun, "bank"".
  if (end < tree.lastWord && (tree.relation(end + 2) === 'nsubj' || tree.isPunctuation(end + 2)))
    return false;
  // "belonged with an elk, with a moose"
  const { head } = tree.at(index);
  const isSeries = tree.children(head).some((each) => {
    const other = each < index ? tree.stretch(each) : undefined;
    return other !== undefined && tree.lower(other.first) === word;
  });
  if (isSeries) return false;
  const all = range({ first: start, last: end });
  const relation = tree.relation(index);
  // "Ann, Bob, Carl and Dora"
  if (/^(?:appos|nmod)$/.test(relation)) {
    if (all.some((i) => tree.relation(i) === 'conj')) return false;
    if (end < tree.lastWord && /^(?:NOUN|PROPN|ADJ|DET|NUM)$/.test(tree.at(end + 2).upos))
      return false;
  }
  // "went in, showered, shaved and left"
  const { upos, features } = tree.at(index);
  const isDone = upos === 'VERB' && features.Tense === 'Past' && start === index;
  return !(isDone && all.some((i) => tree.relation(i) === 'conj'));
}

/** "moved the school to York in May 1867": a second circumstance; the first may belong to the verb. */
function isCircumstance(tree: Tree, index: number, { first }: Stretch): boolean {
  const { head } = tree.at(index);
  if (tree.relation(index) !== 'obl' || first < head) return false;
  return tree
    .children(head)
    .some(
      (each) =>
        each > head && each < first && /^(?:obj|obl|xcomp|ccomp)$/.test(tree.relation(each)),
    );
}

/** "the album", "her", "Rome", not "a role": an object that needs no more. */
function isKnown(tree: Tree, object: number): boolean {
  if (/^(?:PRON|PROPN)$/.test(tree.at(object).upos)) return true;
  return tree.children(object).some((each) => isPointing(tree, each));
}

/** "opened the door to let him in": what for, unless the verb asks for it, "led them to think". */
function isPurpose(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { urging = [] }: Details,
): boolean {
  const { head, features } = tree.at(index);
  if (tree.relation(index) !== 'advcl' || features.VerbForm !== 'Inf' || last < tree.lastWord)
    return false;
  if (head !== tree.root || !isEvent(tree, head) || tree.relation(first) !== 'mark') return false;
  if (first === 0 || urging.length === 0 || urging.includes(tree.at(head).lemma)) return false;
  const nearest = tree
    .children(head)
    .filter((each) => each > head && each < first)
    .at(-1);
  if (nearest === undefined) return false;
  const relation = tree.relation(nearest);
  if (relation === 'obj') return isKnown(tree, nearest);
  return relation === 'obl' && tree.child(nearest, ['case']) !== undefined;
}

/** "pulled a book from the stack on the shelf": the last that is told of a noun, where more is. */
function isLastOfNoun(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { sameAs }: SentenceRules,
  { around = [] }: Details,
): boolean {
  const { head, relation } = tree.at(index);
  if (!/^(?:acl|acl:relcl|nmod)$/.test(relation) || last < tree.lastWord || head > first)
    return false;
  if (tree.at(head).upos !== 'NOUN' || tree.lower(first) === sameAs || isDefinition(tree))
    return false;
  if (!/^(?:obj|obl|root)$/.test(tree.relation(head))) return false;
  const others = tree.children(head).filter((each) => each !== index);
  // "the man who shot him": which one; "the stack on the shelf" is known.
  if (others.some((each) => isPointing(tree, each)))
    return relation === 'nmod' && around.includes(tree.lower(first)) && isEvent(tree, tree.root);
  return others.some((each) => /^(?:compound|nmod)$/.test(tree.at(each).relation));
}
