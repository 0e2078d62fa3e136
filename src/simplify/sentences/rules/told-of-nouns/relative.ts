import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { endsList } from '../clauses/list.ts';
import { extraSentence, type RelativeClause, toldAside } from './extra-sentence.ts';
import { startByAdverb } from './relative-adverb.ts';
import { startByPronoun } from './relative-pronoun.ts';

/** ", who was born in Rome," → "X was born in Rome." */
export function relativeClauses(tree: Tree, rules: SentenceRules): Proposal[] {
  const { relativePronouns = {}, relativeAdverbs = {} } = rules;
  const found: Proposal[] = [];
  for (let first = 3; first < tree.lastWord - 1; first++) {
    const clause = clauseAt(tree, first, rules);
    if (!clause) continue;
    const word = tree.lower(first);
    const start = Object.hasOwn(relativePronouns, word)
      ? startByPronoun(tree, clause, rules)
      : Object.hasOwn(relativeAdverbs, word)
        ? startByAdverb(tree, clause, rules)
        : undefined;
    if (start === undefined) continue;
    const { comma, last } = clause;
    const told = { first: first + 1, last };
    const pieces = extraSentence(tree, { first: comma, last }, told, start, rules);
    if (pieces) found.push(toldAside('split/relative', pieces, [first], word));
  }
  return found;
}

/** What may be a relative clause that begins here, as far as its marks and its end tell. */
function clauseAt(tree: Tree, first: number, rules: SentenceRules): RelativeClause | undefined {
  const isMarked = COMMAS.has(tree.form(first - 1));
  if (!isMarked) return undefined;
  const comma = isMarked ? first - 1 : first;
  if (tree.enclosed[comma]) return undefined;
  const word = tree.lower(first);
  const last = endOfRelative(tree, first);
  // "A who got ten votes and B who got two": both are told of.
  const twice = tree.tokens.some((_, i) => i !== first && tree.lower(i) === word);
  if (!isMarked && (last !== tree.lastWord || twice)) return undefined;
  if (last === undefined || !tree.isBalanced({ first, last })) return undefined;
  if (!isWhole(tree, first, last)) return undefined;
  // "un jeu, qui a trois tours, dont le dernier …": what follows tells of what it holds.
  if (tree.at(last + 2).features.PronType === 'Rel') return undefined;
  // "le droit, qui est aussi un devoir, de ne pas oublier": the noun goes on after it.
  if (rules.gendered && goesOnAfter(tree, last + 1)) return undefined;
  return { first, last, comma };
}

/** "…, de ne pas oublier" */
function goesOnAfter(tree: Tree, comma: number): boolean {
  if (!COMMAS.has(tree.form(comma)) || tree.at(comma + 1).upos !== 'ADP') return false;
  let verb = comma + 2;
  while (/^(?:ADV|PART|PRON)$/.test(tree.at(verb).upos)) verb++;
  return tree.at(verb).features.VerbForm === 'Inf';
}

/** The clause runs to the end of the sentence, or to the comma before the main verb. */
function endOfRelative(tree: Tree, first: number): number | undefined {
  const finite = tree.finiteOf(tree.root);
  if (finite === undefined) return undefined;
  if (finite < first) return endBeforeMain(tree, first) ?? tree.lastWord;
  // "Owing to the work, which was planned for May, the road is closed."
  const start = tree.stretch(tree.subjectOf(tree.root) ?? -1)?.first ?? -1;
  if (start > first) return COMMAS.has(tree.form(start - 1)) ? start - 2 : undefined;
  for (let i = finite - 1; i > first + 1; i--) {
    if (COMMAS.has(tree.form(i))) return i - 1;
  }
  return undefined;
}

/** "met the unions, which had asked for more, in order to stop the strike": the main clause goes on. */
export function endBeforeMain(tree: Tree, first: number): number | undefined {
  for (let i = first + 2; i < tree.lastWord; i++) {
    const { head } = tree.at(i + 1);
    const isMark = COMMAS.has(tree.form(i)) && tree.relation(i + 1) === 'mark';
    // What the clause hangs on stands before the pronoun.
    if (isMark && tree.at(head).head < first - 1 && tree.relation(head) === 'advcl') return i - 1;
  }
  return undefined;
}

/** Does the main clause stand outside, and no second one follow inside? */
function isWhole(tree: Tree, first: number, last: number): boolean {
  // "It had been planned to build it": what stands for the subject.
  const subject = tree.subjectOf(tree.root) ?? tree.child(tree.root, ['expl']);
  if (subject === undefined || (subject >= first && subject <= last)) return false;
  for (let i = first; i < last; i++) {
    // "which includes A, B, and C" goes on to its end.
    const lists =
      tree.at(i + 1).upos === 'CCONJ' && endsList(tree, i + 1) && last === tree.lastWord;
    if (COMMAS.has(tree.form(i)) && /^(?:CCONJ|PRON|SCONJ)$/.test(tree.at(i + 1).upos) && !lists)
      return false;
    if (tree.form(i) === ';' || tree.form(i) === ':') return false;
    // "which opened in 1911 and which houses …": the second one would be left alone.
    if (tree.at(i).upos === 'CCONJ' && tree.lower(i + 1) === tree.lower(first)) return false;
    // A conjunct of the main verb belongs to the main clause.
    if (tree.relation(i) === 'conj' && tree.at(i).head === tree.root) return false;
  }
  return true;
}
