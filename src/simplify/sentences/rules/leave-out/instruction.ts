import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';

/**
 * Does the sentence tell somebody what to do, what may happen, or under which condition? There every
 * word may count: "inject slowly", "shall immediately notify", "if you feel very dizzy".
 */
export function isInstruction(tree: Tree, rules: SentenceRules): boolean {
  const { conditions = [], modals = [], demands = [] } = rules;
  return tree.tokens.some((_, index) => {
    if (tree.enclosed[index]) return false;
    const word = tree.lower(index);
    const { features } = tree.at(index);
    return (
      features.Mood === 'Imp' ||
      features.Person === '2' ||
      demands.includes(word) ||
      modals.includes(word) ||
      conditions.includes(word)
    );
  });
}

/** Does it say what must be done, by the verb's form or a word: "Tome …", "следует принимать"? */
export function isDemand(tree: Tree, { demands = [] }: SentenceRules): boolean {
  return tree.tokens.some(
    (_, i) =>
      !tree.enclosed[i] && (tree.at(i).features.Mood === 'Imp' || demands.includes(tree.lower(i))),
  );
}

/** "do not stop treatment suddenly": without the word more would be denied. */
export function isDenied(tree: Tree, index: number): boolean {
  for (let { head } = tree.at(index); head >= 0; { head } = tree.at(head)) {
    if (tree.children(head).some((each) => tree.at(each).features.Polarity === 'Neg')) return true;
  }
  return false;
}
