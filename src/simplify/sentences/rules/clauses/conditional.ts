import { onceFor } from '../../../../core/once-for.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';

const known = new WeakMap<Tree, boolean>();

/** Does the sentence hang on a condition? Then its parts belong together. Many rules ask. */
export function isConditional(tree: Tree, rules: SentenceRules): boolean {
  const found = known.get(tree) ?? hangs(tree, rules);
  known.set(tree, found);
  return found;
}

function hangs(tree: Tree, rules: SentenceRules): boolean {
  const { conditions = [], noConditions = [] } = rules;
  const phrases = phrasesOf(rules);
  return tree.tokens.some((_, i) => {
    if (tree.enclosed[i]) return false;
    if (phrases.some((each) => standsAt(tree, i, each))) return true;
    if (!conditions.includes(tree.lower(i))) return false;
    const [before, word, after] = [i - 1, i, i + 1].map((at) => tree.lower(at));
    // "as if it were", "much, if any, of it"
    if ([`${before} ${word}`, `${word} ${after}`].some((each) => noConditions.includes(each)))
      return false;
    return !isClosedPair(tree, i, rules);
  });
}

/** "in case of" anywhere, "^ failing" only where the sentence opens. */
interface Phrase {
  readonly words: readonly string[];
  readonly opens: boolean;
}

const phrasesOf = onceFor(({ hangsOn = [] }: SentenceRules): readonly Phrase[] =>
  hangsOn.map((phrase) => {
    const opens = phrase.startsWith('^ ');
    return { words: phrase.slice(opens ? 2 : 0).split(' '), opens };
  }),
);

function standsAt(tree: Tree, at: number, { words, opens }: Phrase): boolean {
  if (opens && at > 0) return false;
  return words.every((word, i) => tree.lower(at + i).replace('’', "'") === word);
}

const LONGEST_PAIR = 6;

/** "as either a central or a right defender": both are named side by side, and nothing hangs on it. */
function isClosedPair(tree: Tree, at: number, { alternatives = {} }: SentenceRules): boolean {
  const word = tree.lower(at);
  const words = { first: at + 1, last: at + LONGEST_PAIR };
  const closes = alternatives[word];
  const opens = Object.keys(alternatives).find((each) => alternatives[each] === word);
  const [from, to, other] = closes
    ? [words.first, words.last, closes]
    : [at - LONGEST_PAIR, at - 1, opens];
  for (let i = from; other !== undefined && i <= to; i++) {
    if (tree.lower(i) !== other) continue;
    const [first, last] = [Math.min(i, at), Math.max(i, at)];
    return !tree.tokens.some(
      (_, j) => j > first && j < last && (tree.isPunctuation(j) || tree.isFinite(j)),
    );
  }
  return false;
}
