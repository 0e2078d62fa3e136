import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
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
  if (tree.lower(first + 1) === rules.littleWords?.existential) return undefined;
  const before = comma - 1;
  if (!/^(?:NOUN|PROPN|NUM|PUNCT)$/.test(tree.at(before).upos) && !isObject(tree, before))
    return undefined;
  if (rules.formsAlike && isTimeless(tree, { first, last, comma }, rules)) return undefined;
  // "His body, when we met, felt light": when, and no time that has a name.
  if (rules.subordinators?.includes(word) && last < tree.lastWord) return undefined;
  // "a crime, where": nothing is there.
  if (rules.noPlaces?.[word]?.includes(tree.at(before).lemma)) return undefined;
  return rules.relativeAdverbs?.[word];
}

/** Is what stands before "when" no time, or told at another one? */
function isTimeless(
  tree: Tree,
  { first, last, comma }: RelativeClause,
  rules: SentenceRules,
): boolean {
  const before = comma - 1;
  // "is 56, when it is only 31": no time.
  if (/^\d{1,3}$/.test(tree.form(before)) || isNoTime(tree, comma, rules)) return true;
  // "they get 20 cents, when costs are higher": no time, unless it is "the 1960s".
  const { upos, features } = tree.at(before);
  const many = upos === 'NOUN' && features.Number === 'Plur' && !/\d/.test(tree.form(before));
  if (many && !rules.noPlaces?.[tree.lower(first)]) return true;
  // "The next day, when we asked, he left": told after the rest, it would come too late.
  if (last < (tree.subjectOf(tree.root) ?? 0)) return true;
  // "will be read in 2114, when the trees are cut": that is to come, too.
  const told = range({ first: first + 1, last }).find((i) => tree.isFinite(i));
  const isToCome = range({ first: 0, last: comma }).some((i) =>
    rules.participles?.helps?.includes(tree.lower(i)),
  );
  return isToCome && tree.at(told ?? -1).features.Tense === 'Pres';
}

/** "live with their parents, when it is only 4% in Norway", "came in 1954, where he": no time, no place. */
function isNoTime(tree: Tree, comma: number, { subordinators = [] }: SentenceRules): boolean {
  const before = tree.tokens.slice(0, comma);
  if (!subordinators.includes(tree.lower(comma + 1)))
    return (
      /^\d{4}$/.test(tree.form(comma - 1)) && !before.some((_, i) => tree.at(i).upos === 'PROPN')
    );
  const told = tree.tokens.findIndex((_, i) => i > comma && tree.isFinite(i));
  const dated = before.slice(-4).some(({ form }) => /\d/.test(form));
  return tree.at(told).features.Tense === 'Pres' && !dated;
}

/** "the final", "the local": an adjective in the place of a noun is one that the parser misread. */
function isObject(tree: Tree, index: number): boolean {
  return tree.at(index).upos === 'ADJ' && /^(?:obj|obl|nmod)$/.test(tree.relation(index));
}
