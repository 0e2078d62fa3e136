import type { Language } from '../../../../language/index.ts';
import type { OldCaseRules } from '../../language-file/case-rules.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Proposal } from '../../proposal.ts';
import type { Tree } from '../../tree.ts';

/** Cases as they are said: "dem Walde" → "dem Wald", "die Hauptstadt Frankreichs" → "… von Frankreich". */
export function oldCases(tree: Tree, rules: SentenceRules, language: Language): Proposal[] {
  const { oldCase: data } = rules;
  if (!data) return [];
  const found: Proposal[] = [];
  for (let i = 1; i < tree.tokens.length; i++) {
    if (tree.enclosed[i] || !/^\p{Lu}\p{Ll}/u.test(tree.form(i))) continue;
    const said = dativeOf(tree, i, data, language) ?? ofName(tree, i, data, rules, language);
    if (said === undefined) continue;
    const { start, end } = tree.tokens[i];
    found.push({
      rule: 'replace/old-case',
      operation: 'substitute',
      reason: 'This case is said otherwise in speech.',
      pieces: [{ start, end, parts: [said] }],
      dropped: [],
      key: tree.lower(i),
    });
  }
  return found;
}

/** "im Walde": the noun without its ending, where that is the more common form. */
function dativeOf(
  tree: Tree,
  index: number,
  { dative }: OldCaseRules,
  { frequency }: Language,
): string | undefined {
  const form = tree.form(index);
  const before = tree.at(index - 1).upos === 'ADJ' ? index - 2 : index - 1;
  if (
    !form.endsWith(dative.ending) ||
    dative.stays.some((each) => tree.lower(index).endsWith(each))
  )
    return undefined;
  if (tree.at(index).upos !== 'NOUN' || !dative.after.includes(tree.lower(before)))
    return undefined;
  // "die Läden, in dem große Konzerne …", "zum Steine sammeln": no dative of one.
  const { features } = tree.at(index);
  if (tree.at(before).upos === 'PRON' || features.Number === 'Plur') return undefined;
  if (before < index - 1 && tree.form(index - 1).endsWith(dative.ending)) return undefined;
  if (tree.at(index + 1).upos === 'VERB' && tree.form(index + 1) === tree.at(index + 1).lemma)
    return undefined;
  const bare = form.slice(0, -dative.ending.length);
  const known = frequency.zipf(bare.toLowerCase());
  const isCommon = known > 0 && known > frequency.zipf(form.toLowerCase()) - 0.2;
  return isCommon && bare.length > 2 ? bare : undefined;
}

/** A name that tells whose, after its noun. */
function ofName(
  tree: Tree,
  index: number,
  { names }: OldCaseRules,
  { genitive }: SentenceRules,
  { frequency }: Language,
): string | undefined {
  const form = tree.form(index);
  const { upos } = tree.at(index);
  if (tree.at(index - 1).upos !== 'NOUN' || tree.at(index + 1).upos === 'PROPN') return undefined;
  // "das Haus Gottes": somebody's; not "auf Geheiß Gottes" or a title without an article.
  // "die Wälder Borneos und Sumatras"
  if (tree.at(index + 1).upos === 'CCONJ' && tree.at(index + 2).upos === 'PROPN') return undefined;
  let first = index - 2;
  while (tree.at(first).upos === 'ADJ') first--;
  if (!/^(?:DET|NUM)$/.test(tree.at(first).upos)) return undefined;
  // "des Ersten Weltkriegs": its own ending, not that of a name; "sein Bruder Andreas".
  if (Object.hasOwn(genitive?.one.of ?? {}, tree.lower(first))) return undefined;
  if (names.stays?.includes(form)) return undefined;
  if (Object.hasOwn(names.irregular, form)) return `${names.of} ${names.irregular[form]}`;
  if (upos !== 'PROPN' || !form.endsWith(names.ending)) return undefined;
  const name = form.slice(0, -names.ending.length);
  const isClear = !names.notAfter.some((each) => name.endsWith(each));
  const isName = isClear && frequency.zipf(name.toLowerCase()) > 2.5;
  return isName && frequency.zipf(name) > frequency.zipf(form) ? `${names.of} ${name}` : undefined;
}
