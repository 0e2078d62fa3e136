import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range, startsOf, textOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';
import { isConditional } from '../clauses/conditional.ts';
import { isWholeSentence, wholeSentence } from '../clauses/reread.ts';
import { stopAt } from '../clauses/stop-at.ts';
import { isPersonal } from '../subjects/person.ts';
import { isOfSomebody } from '../subjects/who.ts';
import { beforeBracket, nameBefore } from './meant-before.ts';
import { lastName } from './predicate.ts';

const LEAST_TOLD = 2;
const LONGEST_PHRASE = 7;
const LONGEST_TITLE = 7;

/**
 * "It is sold by Parker Brothers, a division of Hasbro." → "Parker Brothers is a division of Hasbro.": what
 * a name before the last comma is called is known by its words, where the parser did not see it.
 */
export function calledSplits(
  tree: Tree,
  rules: SentenceRules,
  language: Language,
  known: readonly Proposal[],
): Proposal[] {
  const { called, copula, formsAlike } = rules;
  if (!formsAlike || !called || !copula || isConditional(tree, rules)) return [];
  const comma = range({ first: LEAST_TOLD + 1, last: tree.lastWord - LEAST_TOLD }).findLast(
    (i) => tree.form(i) === ',' && !tree.enclosed[i],
  );
  if (comma === undefined || startsOf(known).has(tree.tokens[comma - 1].end)) return [];
  const told = { first: comma + 1, last: tree.lastWord };
  const noun = nounOf(tree, told.first);
  if (noun === undefined || !tree.isBalanced(told) || isClauseOrList(tree, told, noun)) return [];
  const before = wholeSentence(tree, [{ first: 0, last: comma - 1 }], language);
  const finite = before?.finiteOf(before.root);
  if (!before || finite === undefined) return [];
  const tense = before.at(finite).features.Tense;
  const lemma = tree.at(noun).lemma.toLowerCase();
  // "by Ann Lee, the novelist": too little for a sentence.
  if (noun === tree.lastWord && noun - told.first < LEAST_TOLD) return [];
  const isNew = rules.indefinite?.includes(tree.lower(told.first));
  if (rules.roles?.includes(lemma) && !isNew) return [];
  const again = rules.roles?.includes(lemma)
    ? allOfIt(before, rules)
    : nameAgain(tree, { before, comma, noun }, rules);
  // "born in Ely, a town in Kent": a place still is one.
  const lasts = called.places.includes(lemma) && !isOver(tree, told, rules);
  const is = copula[`${lasts ? 'Pres' : tense}.Sing`];
  if (!again || !is || !isWholeSentence(tree, [`${again} ${is}`, told], language)) return [];
  // "is named after Ann Lee, the first mayor": who is no more what she was.
  if (tense === 'Pres' && isPersonal(lemma, rules)) return [];
  const reason = 'What is told on the side gets its own sentence.';
  const cutting = { first: comma, last: comma };
  const split = stopAt(tree, cutting, rules, 'split/named', reason, [`${again} ${is} `]);
  return [{ ...split, key: tree.lower(told.first) }];
}

/** The noun that an article after the comma belongs to: one thing, without a capital. */
function nounOf(tree: Tree, article: number): number | undefined {
  const { upos, features } = tree.at(article);
  if (upos !== 'DET' || !features.Definite || tree.form(article) !== tree.lower(article))
    return undefined;
  let noun: number | undefined;
  for (let i = article + 1; i <= article + LONGEST_PHRASE; i++) {
    const { upos: kind, relation } = tree.at(i);
    const isPart = /^(?:ADJ|NOUN|PROPN|NUM|ADV)$/.test(kind) || tree.form(i) === '-';
    if (!isPart && relation !== 'amod') break;
    noun = i;
  }
  if (noun === undefined || tree.at(noun).upos !== 'NOUN') return undefined;
  return tree.at(noun).features.Number === 'Plur' ? undefined : noun;
}

/** "the river rose", "a dog and a cat", "the one side being": no name of one thing. */
function isClauseOrList(tree: Tree, { first, last }: Stretch, noun: number): boolean {
  const rest = range({ first: noun + 1, last });
  const opens = rest.find((i) => tree.isWhWord(i));
  const acts = rest.find((i) => tree.isFinite(i));
  if (acts !== undefined && (opens === undefined || opens > acts)) return true;
  const joins = range({ first, last }).find((i) => tree.at(i).upos === 'CCONJ');
  const done = rest.find((i) => tree.at(i).upos === 'VERB');
  if (joins !== undefined && (done === undefined || done > joins)) return true;
  // "a letter saying that", "the rest being": told otherwise.
  const { upos } = tree.at(noun + 1);
  if (/^(?:PUNCT|PRON|ADP|SCONJ)$/.test(upos) || noun === last)
    return /^[;:]$/.test(tree.form(noun + 1));
  return upos !== 'VERB' || tree.at(noun + 1).features.Tense !== 'Past';
}

/** "formerly a town", "an ancient city" */
export function isOver(tree: Tree, told: Stretch, { over = [] }: SentenceRules): boolean {
  return range(told).some((i) => over.includes(tree.lower(i)));
}

/** ", a move that": all that was said, unless somebody only says it. */
function allOfIt(before: Tree, { demonstratives, tails }: SentenceRules): string | undefined {
  const { root } = before;
  const isSaid = tails?.said?.includes(before.at(root).lemma);
  const inner = before.tokens.some(
    (_, i) => before.relation(i) === 'ccomp' || (i > root && before.isFinite(i)),
  );
  return isSaid || inner ? undefined : demonstratives?.Sing;
}

interface Place {
  readonly before: Tree;
  readonly comma: number;
  readonly noun: number;
}

/** Whom or what the name before the comma is, said again; undefined where something else may be meant. */
function nameAgain(
  tree: Tree,
  { before, comma, noun }: Place,
  rules: SentenceRules,
): string | undefined {
  const { called, persons, passive } = rules;
  const lemma = tree.at(noun).lemma.toLowerCase();
  const personal = isPersonal(lemma, rules);
  const isKind = called?.places.includes(lemma) || called?.bodies.includes(lemma);
  const isWork = called?.works.includes(lemma);
  const it = isOfSomebody(before, rules) ? rules.repeatSubject?.pronouns?.Sing : undefined;
  const title = titleBefore(tree, comma - 1);
  if (title) return isWork ? (it ?? textOf(tree, title)) : undefined;
  const name = nameBefore(tree, beforeBracket(tree, comma - 1));
  if (!name || tree.at(name.last).upos !== 'PROPN') return undefined;
  const text = textOf(tree, name);
  if (!/\p{Ll}$/u.test(text)) return undefined;
  const the = tree.at(name.first - 1).features.Definite === 'Def';
  const start = the ? name.first - 1 : name.first;
  const { upos, lemma: word } = tree.at(start - 1);
  const by = passive?.by.includes(tree.lower(start - 1));
  const hung = upos === 'ADP' && /^(?:NOUN|PROPN)$/.test(tree.at(start - 2).upos);
  if (/^(?:CCONJ|PUNCT|PROPN)$/.test(upos) || start === 0) return undefined;
  if (personal) {
    const isThing = the || range(name).some((i) => persons?.things?.includes(tree.lower(i)));
    const isPlace = upos === 'ADP' && !by;
    // "the son of Ann Lee, a lawyer": he may be.
    const other = upos === 'NOUN' && !isPersonal(word, rules);
    if (isThing || isPlace || other) return undefined;
    const last = lastName(text);
    const twice = tree.tokens.filter(({ form }) => form === last).length > 1;
    return twice ? text : last;
  }
  // "premiered in Toronto, a comedy": no place is one.
  const fits =
    upos === 'ADP' ? isKind && !(hung && called?.bodies.includes(lemma)) : isKind || isWork;
  if (!fits || (upos === 'NOUN' && isPersonal(word, rules))) return undefined;
  return it ?? (the ? `${rules.demonstratives?.Def} ${text}` : text);
}

/** "in "The Two Magics", a book" */
function titleBefore(tree: Tree, close: number): Stretch | undefined {
  if (!/^["”]$/.test(tree.form(close))) return undefined;
  const open = range({ first: close - LONGEST_TITLE, last: close - 1 }).findLast((i) =>
    /^["“]$/.test(tree.form(i)),
  );
  return open === undefined ? undefined : { first: open, last: close };
}
