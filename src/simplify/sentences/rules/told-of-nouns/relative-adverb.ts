import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Tree } from '../../tree.ts';
import type { RelativeClause } from './extra-sentence.ts';
import { isLimited } from './relative-subject.ts';

/** ", where he met Ann" → "There,", ", when …" → "At that time,": how the clause begins by itself. */
export function startByAdverb(
  tree: Tree,
  { first, last, comma }: RelativeClause,
  rules: SentenceRules,
): string | undefined {
  const word = tree.lower(first);
  // Where nouns have cases, they have no article that would show where the subject starts.
  if (!rules.cases && !/^(?:PRON|DET|PROPN)$/.test(tree.at(first + 1).upos)) return undefined;
  // "на земле, где жили люди, он …": told last it would be of another place.
  if (rules.cases && last !== tree.lastWord) return undefined;
  // "Подайте заявление в отдел, где …": which one is what the clause tells.
  if (rules.caseRelatives?.limits && isLimited(tree, comma - 1)) return undefined;
  const before = comma - 1;
  if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(tree.at(before).upos) && !isObject(tree, before))
    return undefined;
  // "His body, when we met, felt light": when, and no time that has a name.
  if (rules.subordinators?.includes(word) && last < tree.lastWord) return undefined;
  // "a crime, where": nothing is there.
  if (rules.noPlaces?.[word]?.includes(tree.at(before).lemma)) return undefined;
  return rules.relativeAdverbs?.[word];
}

/** "the final", "the local": an adjective in the place of a noun is one that the parser misread. */
function isObject(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'ADJ' && /^(?:obj|obl|nmod)$/.test(tree.relation(index));
}
