import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** Where words are not set apart: is a phrase no part of a longer word, and if it is a link, one of two nouns? */
export function standsAlone(
  tree: Tree,
  { first, last }: Stretch,
  phrase: string,
  rules: SentenceRules,
): boolean {
  if (rules.links?.includes(phrase)) return joinsNouns(tree, { first, last }, phrase, rules);
  const isNoun = (index: number) => /^(?:NOUN|PROPN)$/.test(tree.at(index).upos);
  // "不|可能な"
  const before = tree.at(first - 1);
  if (before.relation === 'compound' && before.features.Polarity === 'Neg') return false;
  return !(isNoun(first) && isNoun(first - 1)) && !(isNoun(last) && isNoun(last + 1));
}

/**
 * Does a link join two nouns, and is it the only one of its kind? "収集または送信する" joins deeds, "単独で又は" none; in
 * "A及びB並びにC" both links would become one, and nobody could tell which belong together.
 */
function joinsNouns(
  tree: Tree,
  { first, last }: Stretch,
  phrase: string,
  { links = [], phrases: table = {} }: SentenceRules,
): boolean {
  const isThing = (index: number) => /^(?:NOUN|PROPN|NUM)$/.test(tree.at(index).upos);
  if (!isThing(first - 1) || !isThing(last + 1)) return false;
  let end = last + 1;
  while (isThing(end + 1)) end++;
  if (tree.at(end + 1).upos === 'AUX' && tree.relation(end + 1) === 'aux') return false;
  const text = tree.tokens.map(({ form }) => form).join('');
  return !links.some(
    (other) => other !== phrase && table[other] === table[phrase] && text.includes(other),
  );
}
