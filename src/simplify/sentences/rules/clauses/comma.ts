import type { Language } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, range } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';
import { isConditional } from './conditional.ts';
import { readStretch } from './reread.ts';
import { stopAt } from './stop-at.ts';

const SHORTEST = 3;

/** "Роман известен, его часто читают" → "… . Его часто читают": clauses with nothing but a comma between. */
export function commaSplits(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  if (!rules.commaClauses || isConditional(tree, rules)) return [];
  if (tree.endMark !== '.') return [];
  const { lastWord } = tree;
  for (let comma = SHORTEST; comma < lastWord - SHORTEST + 1; comma++) {
    if (tree.form(comma) !== ',' || tree.enclosed[comma]) continue;
    const before = { first: 0, last: comma - 1 };
    const after = { first: comma + 1, last: lastWord };
    if (!tree.isBalanced(before) || !tree.isBalanced(after)) continue;
    // "Когда пришёл …, он", "Вернувшись домой, он", "город, который …": is it all of the first clause?
    if (range(before).some((i) => hangs(tree, i) || tree.form(i) === ':')) return [];
    if (!opensAt(tree, comma + 1)) continue;
    // "…; по данным бюро, она растёт": what stands after the mark must be a clause.
    const mark = range(before).findLast((i) => tree.form(i) === ';') ?? -1;
    const clauses = [{ first: mark + 1, last: comma - 1 }, after];
    const [left, right] = clauses.map((each) => readStretch(tree, each, language));
    if (!isWhole(left) || !isWhole(right) || right.child(right.root, ['mark', 'cc']) !== undefined)
      continue;
    const reason = 'Each clause gets its own sentence.';
    return [stopAt(tree, { first: comma, last: comma }, rules, 'split/comma', reason)];
  }
  return [];
}

/** A word that says of whom, and no comma before the verb that follows. */
function opensAt(tree: Tree, first: number): boolean {
  const { upos, features } = tree.at(first);
  if (upos !== 'PRON' || features.Person !== '3') return false;
  for (let i = first + 1; i <= tree.lastWord && !tree.isPunctuation(i); i++) {
    if (isPredicate(tree, i)) return true;
    if (tree.at(i).upos === 'CCONJ' || hangs(tree, i)) return false;
  }
  return false;
}

function isPredicate(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return (
    tree.finiteOf(index) !== undefined ||
    (features.Variant === 'Short' && /^(?:ADJ|VERB)$/.test(upos))
  );
}

function isWhole(tree: Tree): boolean {
  const { features } = tree.at(tree.root);
  const has = tree.child(tree.root, ['nsubj', 'nsubj:pass']) !== undefined;
  // "их часто цитируют": people do.
  const isAnybody = features.Number === 'Plur' && features.Gender === undefined;
  return isPredicate(tree, tree.root) && (has || isAnybody);
}

/** What makes a clause hang on another: a conjunction, a relative pronoun, an adverbial participle. */
function hangs(tree: Tree, index: number): boolean {
  const { upos, features } = tree.at(index);
  return upos === 'SCONJ' || tree.isWhWord(index) || features.VerbForm === 'Conv';
}
