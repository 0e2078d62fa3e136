import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';
import { isSaying } from '../clauses/unfinished.ts';
import { isDefinition } from './definition.ts';

/**
 * Is a modifier only a detail? What is said without it is then still true: nothing negates, counts or
 * ranks what it modifies, and it is not what the sentence is there to tell.
 */
export function isDetail(
  tree: Tree,
  index: number,
  stretch: Stretch,
  rules: SentenceRules,
): boolean {
  const { details } = rules;
  if (!details || hasScope(tree, details.scopes)) return false;
  const relation = tree.relation(index);
  if (relation === 'amod') return isPlainAdjective(tree, index, stretch, details);
  if (relation === 'advmod') return isPlainAdverb(tree, index, stretch, rules);
  if (hangsOnClause(tree, index) || isDefinition(tree)) return false;
  // "…, watching her as she read": what tells of somebody else's doing, too, is no detail.
  const doing = tree.formsAlike && !tree.isFinite(index);
  // "…, suggesting an older origin": what is said or shown is what the sentence is there for.
  const { lemma } = tree.at(index);
  if (doing && isSaying(lemma, rules) && !rules.causing?.includes(lemma)) return false;
  if (doing && range(stretch).some((i) => tree.relation(i) === 'nsubj')) return false;
  return (
    /^(?:acl|advcl)$/.test(relation) && !isStatement(tree, index) && isSetOff(tree, stretch, rules)
  );
}

/** "does not eat raw meat", "no other large cats": without the word more would be denied. */
export function hasScope(tree: Tree, scopes: readonly string[]): boolean {
  return tree.tokens.some(
    (_, i) => scopes.includes(tree.lower(i)) || tree.at(i).features.Polarity === 'Neg',
  );
}

type Details = NonNullable<SentenceRules['details']>;

/** One adjective before its noun, which another word beside it tells of, too. */
function isPlainAdjective(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { ranks, adjectives }: Details,
): boolean {
  const { upos, features, head } = tree.at(index);
  if (!adjectives.includes(tree.lower(index))) return false;
  if (upos !== 'ADJ' || first !== last || features.Degree === 'Cmp' || features.Degree === 'Sup')
    return false;
  if (!/^\p{Ll}+$/u.test(tree.form(index)) || tree.at(head).upos !== 'NOUN' || head < index)
    return false;
  if (!/^(?:DET|ADJ|NOUN|ADP|VERB|AUX|PRON|ADV)$/.test(tree.at(index - 1).upos)) return false;
  if (!/^(?:ADJ|NOUN|PROPN|VERB)$/.test(tree.at(index + 1).upos)) return false;
  const others = tree.children(head).filter((each) => each !== index && !tree.isPunctuation(each));
  // "the largest Roman temple", "the only green one": which one it is hangs on the adjective.
  if (others.some((each) => isRank(tree, each, ranks))) return false;
  // "a great job", "of great proportions", "an important figure": nothing would be told of it.
  return others.some((each) => each < head && /^(?:amod|compound)$/.test(tree.relation(each)));
}

export function isRank(tree: Tree, index: number, ranks: readonly string[]): boolean {
  const { features } = tree.at(index);
  return (
    features.Degree === 'Sup' || features.NumType === 'Ord' || ranks.includes(tree.lower(index))
  );
}

/** An adverb by its ending that modifies a verb or adjective after it. */
function isPlainAdverb(
  tree: Tree,
  index: number,
  { first, last }: Stretch,
  { manner, kept, modals }: SentenceRules,
): boolean {
  const word = tree.lower(index);
  const { upos, head } = tree.at(index);
  if (upos !== 'ADV' || first !== last || !manner?.endings.some((end) => word.endsWith(end)))
    return false;
  if ([manner.except, kept, modals].some((list) => list?.includes(word))) return false;
  if (tree.at(index - 1).upos === 'ADV') return false;
  // "cognitively based tasks"
  if (tree.at(head).upos === 'VERB' && tree.relation(head) === 'amod') return false;
  return head > index && /^(?:VERB|ADJ)$/.test(tree.at(head).upos) && head <= index + 2;
}

/** Between commas, or between a comma and the end, and not tied to the rest. */
function isSetOff(tree: Tree, { first, last }: Stretch, { tails }: SentenceRules): boolean {
  const opens = tree.form(first) === ',' || tree.form(first - 1) === ',';
  const closes = last >= tree.lastWord || tree.form(last + 1) === ',' || tree.form(last) === ',';
  const start = tree.form(first) === ',' ? first + 1 : first;
  // "his mild, bulging eyes"
  if (last === start + 1 && tree.at(last).upos === 'NOUN') return false;
  // "woodcut, engraving and etching": a list.
  if (tree.at(start).upos === 'VERB' && tree.at(start + 1).upos === 'CCONJ') return false;
  // "who, full of sympathy, made me sign": neither what tells why nor a clause with commas of its own.
  if (/Rel/.test(tree.at(start - 2).features.PronType ?? '')) return false;
  const inside = range({ first: start, last: last - 1 });
  const finite = inside.some((i) => tree.isFinite(i));
  if (finite && inside.some((i) => COMMAS.has(tree.form(i)))) return false;
  const word = tree.lower(start);
  if (!opens || !closes || tails?.ties?.includes(word)) return false;
  return tree.at(last + 1).upos !== 'CCONJ' && tree.at(last + 2).upos !== 'CCONJ';
}

/** "until he saw them, pointing out a gap": the clause that it hangs on may be there for it. */
export function hangsOnClause(tree: Tree, top: number): boolean {
  const { head } = tree.at(top);
  return head !== tree.root && tree.child(head, ['mark']) !== undefined;
}

/** ", the term became servile", ", ruffles the skirt": a statement of its own. */
export function isStatement(tree: Tree, top: number): boolean {
  const { relation } = tree.at(top);
  if (isAfterTime(tree, top)) return true;
  if (tree.finiteOf(top) === undefined) return false;
  // ", he says,": who says it; a relative clause between commas has its pronoun.
  if (tree.subjectOf(top) !== undefined) return relation === 'parataxis' || !isTied(tree, top);
  // "one addition, a porch, was made after her death": the verb of the clause.
  return relation === 'parataxis' || !isTied(tree, top);
}

/** "Ann later, in 2014, signed": the commas are those of the year, and what follows is the verb. */
function isAfterTime(tree: Tree, top: number): boolean {
  const { features, upos } = tree.at(top);
  if (!tree.formsAlike || upos !== 'VERB' || features.Tense !== 'Past') return false;
  const opens = COMMAS.has(tree.form(top - 4)) && tree.at(top - 3).upos === 'ADP';
  return opens && COMMAS.has(tree.form(top - 1)) && tree.at(top - 2).upos === 'NUM';
}

/** Does a conjunction or a relative pronoun tie a clause to what stands before it? */
export function isTied(tree: Tree, top: number): boolean {
  return tree.children(top).some((each) => tree.relation(each) === 'mark' || tree.isWhWord(each));
}
