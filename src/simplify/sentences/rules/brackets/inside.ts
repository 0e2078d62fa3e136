import type { SentenceRules } from '../../language-file/rules-file.ts';
import { range } from '../../proposal.ts';
import { COMMAS, type Tree } from '../../tree.ts';
import { isPersonal } from '../subjects/person.ts';
import type { Bracket } from './bracket.ts';

const LONGEST_OPENING = 4;

/** The longest listed words that a bracket opens with. */
export function openingOf(
  tree: Tree,
  first: number,
  listed: Readonly<Record<string, string>>,
): { text: string; next: number } | undefined {
  let found: { text: string; next: number } | undefined;
  let words = '';
  for (let i = first; i < first + LONGEST_OPENING; i++) {
    words += (i > first ? ' ' : '') + tree.lower(i);
    if (Object.hasOwn(listed, words)) found = { text: words, next: i + 1 };
  }
  return found;
}

/** "(often simply called Boulogne)", "(built in 1931)": what is done to something, without a subject. */
export function isDone(tree: Tree, { open, close }: Bracket, rules: SentenceRules): boolean {
  const { brackets, participles, passive, told } = rules;
  let verb = open + 1;
  while (tree.at(verb).upos === 'ADV' && verb < close) verb++;
  const { upos, features, lemma } = tree.at(verb);
  if (upos !== 'VERB' || features.VerbForm !== 'Part' || features.Tense !== 'Past') return false;
  if (participles?.notDone?.includes(tree.lower(verb))) return false;
  // "(reigned 858–824 BC)", "(b. 1890 and d. 1970)"
  if (passive?.never?.includes(lemma) || brackets?.rulers.includes(lemma)) return false;
  const inside = range({ first: verb, last: close - 1 });
  const ends = (i: number) => told?.deaths?.includes(tree.lower(i)) === true;
  if (inside.some((i) => tree.isFinite(i) || ends(i))) return false;
  if (told?.words.includes(tree.lower(verb)) && tree.lower(verb) !== told.words[0]) return false;
  const isNaming =
    openingOf(tree, verb, brackets?.told ?? {}) !== undefined ||
    /^["“]$/u.test(tree.form(verb + 1));
  return isNaming ? verb + 1 < close : /^(?:ADP|ADV|NUM)$/.test(tree.at(verb + 1).upos);
}

/** "(a Caribbean island)", "(patron saint of Scotland)": what something is, without a verb or a list. */
export function isNounPhrase(tree: Tree, { open, close }: Bracket, rules: SentenceRules): boolean {
  const first = open + 1;
  const inside = range({ first, last: close - 1 });
  if (inside.some((i) => tree.isFinite(i) || COMMAS.has(tree.form(i)))) return false;
  const { upos, lemma, features } = tree.at(first);
  if (/^\p{Lu}/u.test(tree.form(first))) return false;
  if (features.PronType === 'Art' || rules.brackets?.articles.includes(tree.lower(first)))
    return inside.length > 1;
  const { form } = tree.tokens[first];
  const of = inside.findIndex((i) => tree.lower(i) === rules.sameAs);
  // "patron saint of Scotland", "brother of Ann"
  const role = of > 0 ? tree.at(inside[of - 1]).lemma : lemma;
  return upos === 'NOUN' && isPersonal(role, rules) && (of > 0 ? of <= 2 : form === lemma);
}
