import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Stretch, type Tree } from '../../tree.ts';

/**
 * Borders at which no split is safe, whichever rule offers it: `first` is the last word of the first
 * sentence, `last` the first word of the second, `isBare` tells that the split writes no word.
 */
export function isUnsafeBorder(
  tree: Tree,
  border: Stretch,
  { isClauses, isBare }: { readonly isClauses: boolean; readonly isBare: boolean },
  rules: SentenceRules,
): boolean {
  return (
    opensIndirectQuestion(tree, border) ||
    endsSeries(tree, border, rules) ||
    (isBare && lacksVerb(tree, border)) ||
    isDeniedCause(tree, border, rules) ||
    (isClauses && isShort(tree, rules)) ||
    (isClauses && (isOrphaned(tree, border, rules) || mayShareObject(tree, border)))
  );
}

/** A sentence that is short enough is not cut in two. */
function isShort(tree: Tree, { splitFrom = 0 }: SentenceRules): boolean {
  return tree.tokens.filter((_, i) => !tree.isPunctuation(i)).length < splitFrom;
}

/** "Obwohl er krank ist; die meisten …": a subordinate clause without its main clause. */
function isOrphaned(
  tree: Tree,
  { first }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  if (!subordinators.includes(tree.lower(0)) || tree.at(0).upos !== 'SCONJ') return false;
  return !range({ first: 1, last: first }).some((i) => COMMAS.has(tree.form(i)));
}

/** "They explain why it matters and what you can do with it." */
function opensIndirectQuestion(tree: Tree, { last }: Stretch): boolean {
  return tree.isWhWord(last) && tree.form(tree.tokens.length - 1) !== '?';
}

/** "The bills are paid, the skills are sharp, and the door is open": three clauses in a row. */
function endsSeries(
  tree: Tree,
  { first }: Stretch,
  { subordinators = [] }: SentenceRules,
): boolean {
  const comma = range({ first: 1, last: first - 1 }).findLast(
    (i) => COMMAS.has(tree.form(i)) && !tree.enclosed[i],
  );
  if (comma === undefined) return false;
  const hasVerb = (part: Stretch) => range(part).some((i) => tree.isFinite(i));
  const opener = tree.at(comma + 1);
  const isTied =
    tree.isWhWord(comma + 1) ||
    subordinators.includes(tree.lower(comma + 1)) ||
    /^(?:SCONJ|CCONJ|ADV|VERB)$/.test(opener.upos);
  if (isTied || subordinators.includes(tree.lower(0)) || tree.at(0).upos === 'SCONJ') return false;
  return hasVerb({ first: 0, last: comma - 1 }) && hasVerb({ first: comma + 1, last: first });
}

/** "The seller shall deliver and the buyer shall accept the goods." */
function mayShareObject(tree: Tree, { first, last }: Stretch): boolean {
  const isJoined = range({ first: first + 1, last: last - 1 }).some(
    (i) => tree.at(i).upos === 'CCONJ',
  );
  return isJoined && /^(?:VERB|AUX|ADP)$/.test(tree.at(first).upos);
}

/** "Es ist nicht möglich, den Schlüssel zuzuordnen": one side has a verb, the other only infinitives. */
function lacksVerb(tree: Tree, { first, last }: Stretch): boolean {
  const isVerb = (i: number) => {
    const { upos, features } = tree.at(i);
    return /^(?:VERB|AUX)$/.test(upos) && features.VerbForm !== 'Inf';
  };
  const hasVerb = (part: Stretch) => range(part).some(isVerb);
  return hasVerb({ first: 0, last: first }) && !hasVerb({ first: last, last: tree.lastWord });
}

/** "Do not worry because you failed": what is denied is also the cause. */
function isDeniedCause(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  const isCause = range({ first: first + 1, last }).some(
    (i) => tree.at(i).upos === 'SCONJ' || rules.subordinators?.includes(tree.lower(i)),
  );
  return isCause && range({ first: 0, last: first }).some((i) => tree.denies(i));
}
