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
  const { conditions = [] } = rules;
  const phrases = phrasesOf(rules);
  return tree.tokens.some((_, i) => {
    if (tree.enclosed[i]) return false;
    if (phrases.some((each) => standsAt(tree, i, each))) return true;
    return conditions.includes(tree.lower(i));
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
