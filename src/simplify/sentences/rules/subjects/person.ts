import { onceFor } from '../../../../core/once-for.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import type { Stretch, Tree } from '../../tree.ts';

/**
 * "He" or "She" for somebody with this name, when the sentence shows which: by the first name, a title,
 * what the person is ("an American actress"), or the pronouns in it; undefined when it does not, or when
 * somebody else in the sentence could be meant. What is named from `until` on comes after the pronoun.
 */
export function heOrShe(
  tree: Tree,
  name: Stretch,
  rules: SentenceRules,
  until = tree.tokens.length,
): string | undefined {
  const genders = rules.persons?.genders;
  if (!genders || isTitle(tree, name, rules)) return undefined;
  const [shown, ...more] = Object.keys(genders).filter((pronoun) => {
    const { names, words, pronouns } = genders[pronoun];
    if (setOf(names).has(tree.form(name.first)) || words.includes(tree.lower(name.first)))
      return true;
    return isCalled(tree, name, words) || isMeant(tree, name, pronouns, rules, until);
  });
  if (shown === undefined || more.length > 0) return undefined;
  // "Hilda weakened but kept its size": a storm.
  if (tellsOfThing(tree, rules.persons?.thingPronouns)) return undefined;
  const { names, pronouns } = genders[shown];
  const others = Object.keys(genders).filter((each) => each !== shown);
  for (let i = 0; i < tree.tokens.length; i++) {
    if (i >= name.first && i <= name.last) continue;
    // "Simone Hall, born as Simone Cook": the same one.
    const again = tree.form(i) === tree.form(name.first);
    if (i < until && !again && setOf(names).has(tree.form(i))) return undefined;
    const word = tree.lower(i);
    if (others.some((each) => genders[each].pronouns.includes(word)) && !pronouns.includes(word))
      return undefined;
  }
  return shown;
}

/** A long list, made a set once. */
const setOf = onceFor((list: readonly string[]): ReadonlySet<string> => new Set(list));

/** Is the subject of a copula called by such a word, with no other before it: "is an actress"? */
function isCalled(tree: Tree, name: Stretch, words: readonly string[]): boolean {
  const { root } = tree;
  if (tree.child(root, ['cop']) === undefined || root < name.last) return false;
  const subject = tree.subjectOf(root);
  const own = subject !== undefined && subject >= name.first && subject <= name.last;
  return own && words.includes(tree.at(root).lemma.toLowerCase());
}

/** "Emma is a novel", "Leonard Stanley is a village": a first name may be that of a work, a storm or a place. */
function isTitle(tree: Tree, { first, last }: Stretch, rules: SentenceRules): boolean {
  const { root } = tree;
  if (tree.child(root, ['cop']) === undefined) return false;
  const { upos, lemma } = tree.at(root);
  if (tree.subjectOf(root) !== first || upos !== 'NOUN') return false;
  return first === last ? !isPersonal(lemma, rules) : rules.called?.places.includes(lemma) === true;
}

/** "Mrs", "King", before a name. */
export function isTitleOf(tree: Tree, index: number, { persons }: SentenceRules): boolean {
  const { upos } = tree.at(index);
  const isNext = /^(?:PROPN|X)$/.test(tree.at(index + 1).upos);
  if (upos !== 'PROPN' || !isNext || tree.enclosed[index]) return false;
  return Object.values(persons?.genders ?? {}).some(({ words }) =>
    words.includes(tree.lower(index)),
  );
}

/** "Yun retired in 1980 and … until his death": nobody else is named that the pronoun could mean. */
function isMeant(
  tree: Tree,
  name: Stretch,
  pronouns: readonly string[],
  { persons, openings = [] }: SentenceRules,
  until: number,
): boolean {
  let meant = false;
  for (let i = 0; i < tree.tokens.length; i++) {
    if (i >= name.first && i <= name.last) continue;
    const { upos, head } = tree.at(i);
    if (upos === 'PROPN' && tree.at(head).upos !== 'PROPN' && !isPlace(tree, i, openings))
      return false;
    if (upos === 'NOUN' && persons?.nouns.includes(tree.at(i).lemma) && i !== tree.root)
      return false;
    if (i > name.last && pronouns.includes(tree.lower(i))) meant = true;
    // Who is named only after it is not meant by it, and not by a pronoun before.
    if (meant && i >= until) return true;
  }
  return meant;
}

function isPlace(tree: Tree, index: number, openings: readonly string[]): boolean {
  return tree.children(index).some((each) => openings.includes(tree.lower(each)));
}

function tellsOfThing(tree: Tree, pronouns: readonly string[] = []): boolean {
  return tree.tokens.some((_, i) => pronouns.includes(tree.lower(i)));
}

/** Is what has this name surely a thing: "the Weather Channel", "X is a record label", "X … its …"? */
export function isThing(tree: Tree, subject: number, rules: SentenceRules): boolean {
  const { persons, repeatSubject } = rules;
  const { genders, things } = persons ?? {};
  if (!persons || !genders || !things || !repeatSubject?.pronouns?.Sing) return false;
  if (tree.at(subject).features.Number === 'Plur') return false;
  const words = tree.tokens.map((_, i) => tree.lower(i));
  const shown = Object.values(genders).some(({ pronouns }) =>
    words.some((word) => pronouns.includes(word)),
  );
  if (shown) return false;
  const below = tree.children(subject);
  const name = [subject, ...below].filter((i) => /^\p{Lu}/u.test(tree.form(i)));
  if (name.some((i) => things.includes(tree.lower(i)))) return true;
  if (tellsOfThing(tree, persons.thingPronouns)) return true;
  const { root } = tree;
  if (tree.subjectOf(root) !== subject || tree.child(root, ['cop']) === undefined) return false;
  // "Jim Blake has been in office": that tells nothing of what he is.
  const bare = tree.child(root, ['det', 'nmod:poss']) === undefined;
  if (tree.formsAlike && bare && tree.child(root, ['case']) !== undefined) return false;
  const { upos } = tree.at(root);
  const one = upos === 'NUM' ? tree.children(root).find((i) => tree.relation(i) === 'nmod') : root;
  let noun = one ?? root;
  if (tree.at(noun).upos !== 'NOUN') return false;
  // "is a film and television actress": what stands last tells.
  while (/^(?:NOUN|CCONJ)$/.test(tree.at(noun + 1).upos)) noun++;
  return ![root, noun].some((i) => isPersonal(tree.at(i).lemma.toLowerCase(), rules));
}

/** Is a noun one that people are called by? */
export function isPersonal(lemma: string, { persons }: SentenceRules): boolean {
  if (!persons) return false;
  const { nouns, endings, except = [], exceptEndings = [] } = persons;
  if (nouns.includes(lemma)) return true;
  if (except.includes(lemma) || exceptEndings.some((ending) => lemma.endsWith(ending)))
    return false;
  // "por" ends in "or", too.
  return endings.some((ending) => lemma.endsWith(ending) && lemma.length > ending.length + 1);
}
