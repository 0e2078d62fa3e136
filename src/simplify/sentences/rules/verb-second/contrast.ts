import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/**
 * "…, während die Löhne nur um 11 Prozent stiegen": what opens the sentence instead, when the same is
 * counted of two. Where nothing is counted, it may tell when.
 */
export function contrastAt(
  tree: Tree,
  comma: number,
  { verbLast }: SentenceRules,
): string | undefined {
  const data = verbLast?.contrast;
  const begin = data?.words[tree.lower(comma + 1)];
  if (!data || begin === undefined || tree.at(comma + 2).upos === 'PRON') return undefined;
  const before = countedIn(tree, { first: 0, last: comma - 1 });
  const after = countedIn(tree, { first: comma + 2, last: tree.lastWord });
  const isOfBoth = (each: string) => after.includes(each) && !data.times.includes(each);
  return before.some(isOfBoth) ? begin : undefined;
}

/** What stands after numbers: "Prozent", "Euro". */
function countedIn(tree: Tree, stretch: Stretch): string[] {
  return range(stretch)
    .filter((i) => tree.at(i).upos === 'NUM' && /\d/.test(tree.form(i)))
    .map((i) => tree.form(i + 1))
    .filter((form) => /^(?:\p{Lu}|%)/u.test(form));
}
