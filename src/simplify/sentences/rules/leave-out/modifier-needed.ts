import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { hasScope, isTied } from './detail.ts';

/** Would what is left of a sentence without a modifier say something else, or nothing? */
export function isNeeded(
  tree: Tree,
  index: number,
  stretch: Stretch,
  rules: SentenceRules,
): boolean {
  return (
    isPartOfWhole(tree, index, stretch, rules) ||
    leavesVerbBare(tree, index, stretch, rules) ||
    isTold(tree, index) ||
    picksOut(tree, index, rules) ||
    isBoundTo(tree, index, rules) ||
    completesPick(tree, index, stretch, rules) ||
    isNoModifier(tree, index, stretch) ||
    isDoing(tree, index, rules) ||
    carriesClause(tree, index, stretch, rules) ||
    isJoint(tree, index, stretch) ||
    isPredicate(tree, index, stretch, rules) ||
    isLimited(tree, index, rules)
  );
}

/** "very rare side effects": in a leaflet "rare" ones are ten times as many. */
export function isBoundTo(tree: Tree, index: number, { boundTo = {} }: SentenceRules): boolean {
  const word = tree.lower(index);
  return Object.hasOwn(boundTo, word) && boundTo[word].includes(tree.lower(index + 1));
}

/** "the longest snakes", "fewer users", "the next most popular": which one it is, or how many. */
function picksOut(tree: Tree, index: number, { details }: SentenceRules): boolean {
  const { features } = tree.at(index);
  if (!/^(?:amod|advmod)$/.test(tree.relation(index))) return false;
  if (/^(?:Cmp|Sup)$/.test(features.Degree ?? '') || features.NumType === 'Ord') return true;
  return details?.ranks.includes(tree.lower(index)) ?? false;
}

/** "the first horse to win the cup", "too large to fit into it": the infinitive says for what that holds. */
function completesPick(
  tree: Tree,
  index: number,
  { first }: Stretch,
  { details, bound = [] }: SentenceRules,
): boolean {
  const { features, upos } = tree.at(index);
  if (upos !== 'VERB' || features.VerbForm !== 'Inf') return false;
  const before = range({ first: Math.max(0, first - NEAR), last: first - 1 });
  return before.some(
    (i) =>
      tree.at(i).features.NumType === 'Ord' ||
      details?.ranks.includes(tree.lower(i)) ||
      (tree.at(i).upos === 'ADV' && bound.includes(tree.lower(i))),
  );
}

/** How many words before an infinitive "first" or "too" may stand. */
const NEAR = 8;

/** "any method of engaging military aircraft": it is done to them, whatever the tagger says. */
function isDoing(tree: Tree, index: number, { participles }: SentenceRules): boolean {
  const isAfter =
    /^(?:ADP|SCONJ)$/.test(tree.at(index - 1).upos) && tree.relation(index) === 'amod';
  return isAfter && participles !== undefined && tree.lower(index).endsWith(participles.ending);
}

/** What the parser takes for a modifier, but hangs together with what stands beside it. */
function isNoModifier(tree: Tree, index: number, { first, last }: Stretch): boolean {
  const relation = tree.relation(index);
  const before = tree.at(first - 1).upos;
  const isSetOff = COMMAS.has(tree.form(first - 1)) || COMMAS.has(tree.form(first));
  // "pianists surprising concert-goers", "of that total 31 were"
  const { head } = tree.at(index);
  if (relation === 'amod' && index < head)
    return (
      /^(?:NOUN|PROPN)$/.test(before) ||
      // "will be made public Tuesday", "irritable bowel syndrome": no adjective of its own.
      tree.at(head).upos === 'PROPN' ||
      isBareAfterPreposition(tree, index, head) ||
      (tree.relation(last + 1) === 'compound' && tree.at(last + 1).head === head) ||
      !reachesNoun(tree, index, head)
    );
  // "Joel, 12, and Ann, 13": a number is a fact.
  if (range({ first, last }).every((i) => /^(?:NUM|PUNCT)$/.test(tree.at(i).upos))) return true;
  // "the French and Spanish tuna boats that …": no preposition makes it one.
  const isBare = /^(?:NOUN|PROPN|PRON|NUM)$/.test(tree.at(first).upos);
  if (/^(?:nmod|obl)$/.test(relation) && isBare && !isSetOff)
    return tree.at(index).relation === 'nmod' || /^(?:ADJ|NUM|DET|CCONJ)$/.test(before);
  // "The next steps, he said, are": what is told of.
  if (relation === 'obl' && first === 0 && (isBare || tree.at(0).upos === 'DET')) return true;
  // "refers to the shoal, a fishing ground, as Panatag": more than the insertion.
  const inside = range({ first: first + 1, last }).some((i) => COMMAS.has(tree.form(i)));
  if (/^(?:parataxis|appos)$/.test(relation) && inside) return true;
  // "Nina, 19, who was a guest, said": a comma would be missed.
  return isSetOff && /Rel/.test(tree.at(last + 2).features.PronType ?? '');
}

/** "since ancient times", "in heavy seas": a bare noun says too little. */
function isBareAfterPreposition(tree: Tree, index: number, head: number): boolean {
  return index === head - 1 && tree.at(index - 1).relation === 'case';
}

/** "is a charming, friendly place to stay", "in the hope of seeing it": without it nothing is told. */
function isPredicate(
  tree: Tree,
  index: number,
  { first }: Stretch,
  { sameAs }: SentenceRules,
): boolean {
  const { head } = tree.at(index);
  const relation = tree.relation(index);
  if (relation === 'acl' && sameAs !== undefined && tree.lower(first) === sameAs) return true;
  if (head !== tree.root || tree.child(head, ['cop']) === undefined) return false;
  if (!/^(?:amod|acl|nmod)$/.test(relation)) return false;
  // What is left tells of it, too; of several adjectives all could go.
  return !tree
    .children(head)
    .some(
      (each) =>
        each !== index && /^(?:compound|nmod|acl)$/.test(tree.relation(each)) && each !== first,
    );
}

/** "offered to the public free of charge": only adjectives and nouns stand between it and its noun. */
function reachesNoun(tree: Tree, index: number, noun: number): boolean {
  return range({ first: index + 1, last: noun }).every((i) =>
    /^(?:ADJ|ADV|NOUN|PROPN|VERB|CCONJ|PUNCT|PART)$/.test(tree.at(i).upos),
  );
}

/** "until 1857 when the people [applied for a permit]", ", however they left": the clause needs it. */
function carriesClause(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  const relation = tree.relation(index);
  if (relation === 'advmod')
    return COMMAS.has(tree.form(first - 1)) && tree.relation(last + 1) === 'nsubj';
  if (relation !== 'acl') return false;
  const noun = tree.stretch(tree.at(index).head);
  return (
    noun !== undefined && [0, -1].some((i) => subordinators.includes(tree.lower(noun.first + i)))
  );
}

/** Does what follows go on from the modifier, whatever the parser sees? */
function isJoint(tree: Tree, index: number, { first, last }: Stretch): boolean {
  if (/^(?:amod|advmod)$/.test(tree.relation(index)) || last >= tree.lastWord) return false;
  const { upos } = tree.at(last + 1);
  // "found with some regularity and many new kinds were described"
  if (tree.isFinite(last + 1) && /^(?:VERB|AUX|ADV|ADP)$/.test(tree.at(first - 1).upos))
    return true;
  // "plans to turn dozens of the chain's [branches] into shelters"
  if (first > 0 && /^(?:NOUN|PROPN)$/.test(upos)) return true;
  // "mountains in the Kuiper belt, the third zone": what follows tells of the modifier.
  const isSetOff = COMMAS.has(tree.form(first - 1)) || COMMAS.has(tree.form(first));
  if (isSetOff || first === 0 || !COMMAS.has(tree.form(last + 1))) return false;
  const { upos: then, features } = tree.at(last + 2);
  // "a focus on guitar, bass, and drums"
  return /^(?:DET|NOUN|PROPN|CCONJ)$/.test(then) || /Rel/.test(features.PronType ?? '');
}

/** "neither may propose changes to such papers": what is denied, or holds for some only, is told in full. */
function isLimited(tree: Tree, index: number, { details }: SentenceRules): boolean {
  if (!details || /^(?:amod|advmod)$/.test(tree.relation(index))) return false;
  return hasScope(tree, details.scopes);
}

/** "one of the fastest rates", "mention his name": without it the rest says something else, or nothing. */
export function isEssential(tree: Tree, index: number): boolean {
  const { upos, relation, features } = tree.at(index);
  return features.Degree === 'Sup' || (relation === 'nmod:poss' && upos === 'PRON');
}

/** "April" of "April 12" and "1 April 1939", "born November 24" of "born November 24, 1972" */
export function isPartOfDate(tree: Tree, index: number, stretch: Stretch): boolean {
  const { head } = tree.at(index);
  const { first, last } = stretch;
  if (tree.at(head).upos === 'NUM' && head === last + 1) return true;
  if (tree.at(last + 1).upos !== 'NUM') return false;
  if (tree.at(first - 1).upos === 'NUM') return true;
  return range(stretch).some((each) => tree.at(each).upos === 'NUM');
}

/** "its", "west" of a place, the first of two that are joined: what is left would not hold together. */
function isPartOfWhole(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  rules: SentenceRules,
): boolean {
  const { upos, relation, head } = tree.at(index);
  const next = tree.at(last + 1);
  if (relation === 'nmod:poss' && upos === 'PRON') return true;
  // "the son of Jay (1922–99) and his wife"
  if (next.upos === 'CCONJ' || [rules.sameAs, '('].includes(tree.lower(last + 1))) return true;
  // "social justice research"
  if (tree.relation(head) === 'compound' && head > index) return true;
  return upos === 'ADV' && first === last && next.upos === 'ADP' && next.relation === 'case';
}

/** "Inductors are used.", "He was considered by many.", "It makes use.": with nothing after it, it says too little. */
function leavesVerbBare(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { lightVerbs = {} }: SentenceRules,
): boolean {
  if (last < tree.lastWord && !tree.isPunctuation(last + 1)) return false;
  const { head } = tree.at(index);
  const { upos, head: above, relation } = tree.at(head);
  if (upos === 'NOUN' && relation === 'obj' && Object.hasOwn(lightVerbs, tree.at(above).lemma))
    return tree.child(head, ['det']) === undefined;
  if (upos !== 'VERB' || head >= first) return false;
  return range({ first: head + 1, last: first - 1 }).every((each) =>
    /^(?:PRON|ADV)$/.test(tree.at(each).upos),
  );
}

/** "a little light is reflected": a verb that nothing ties to what stands before it is what is told. */
function isTold(tree: Tree, index: number): boolean {
  return tree.finiteOf(index) !== undefined && !isTied(tree, index);
}

/** "the secretary, who, full of sympathy, made me sign": the verb would lose its subject. */
export function holdsRelative(tree: Tree, stretch: Stretch): boolean {
  const all = range(stretch);
  return (
    all.some((each) => /Rel/.test(tree.at(each).features.PronType ?? '')) &&
    !all.some((each) => tree.isFinite(each))
  );
}

/** ", telling her, as others had, that she was": a clause that hangs on it follows an insertion. */
export function isTakenUp(
  tree: Tree,
  index: number,
  { last }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  if (tree.at(index).upos !== 'VERB' || tree.isFinite(index)) return false;
  return range({ first: last + 1, last: tree.lastWord }).some(
    (at) =>
      COMMAS.has(tree.form(at)) &&
      tree.at(at + 1).upos === 'SCONJ' &&
      !subordinators.includes(tree.lower(at + 1)),
  );
}
