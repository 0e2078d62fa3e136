import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';

const known = new WeakMap<Tree, boolean>();

/**
 * Does it tell somebody, or the reader, what to do or what is theirs? What hangs on that is part of it:
 * "should write to us, giving the date", "we pay you up to the amounts shown below". Many rules ask.
 */
export function isDemand(tree: Tree, rules: SentenceRules): boolean {
  const found = known.get(tree) ?? demandsSomething(tree, rules);
  known.set(tree, found);
  return found;
}

function demandsSomething(tree: Tree, { demands = [] }: SentenceRules): boolean {
  return tree.tokens.some((_, index) => {
    const { features } = tree.at(index);
    const isTold =
      features.Mood === 'Imp' || features.Person === '2' || demands.includes(tree.lower(index));
    return isTold && !tree.enclosed[index];
  });
}

/** "do not stop treatment suddenly": without the word more would be denied. */
export function isDenied(tree: Tree, index: number): boolean {
  // "non sono state chiaramente documentate": near before it, whatever it was taken to hang on.
  for (let i = index - 1; /^(?:AUX|ADV|PART)$/.test(tree.at(i).upos); i--)
    if (tree.denies(i)) return true;
  for (let { head } = tree.at(index); head >= 0; { head } = tree.at(head)) {
    if (tree.children(head).some((each) => tree.at(each).features.Polarity === 'Neg')) return true;
  }
  return false;
}
