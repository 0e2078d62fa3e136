import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Piece, upperFirst } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

/** "l’appellation" → "l’nom": an article that was cut before a vowel would stand before none. */
export function breaksElision(
  tree: Tree,
  first: number,
  text: string,
  rules: SentenceRules,
): boolean {
  const before = tree.form(first - 1);
  const isElided =
    /\p{L}['’]$/u.test(before) && tree.tokens[first - 1].end === tree.tokens[first].start;
  return isElided && !mayOpenWithVowel(text, rules);
}

function mayOpenWithVowel(
  text: string,
  { vowels = '', unclearVowels = '' }: SentenceRules,
): boolean {
  const [first = ' '] = text.toLowerCase();
  return vowels.includes(first) || unclearVowels.includes(first);
}

/** Does a text end with a word for "of" that is cut before a vowel: "de", "d'"? */
function isCut(text: string, { of = '', ofArticles = {} }: SentenceRules): boolean {
  return ofArticles[`${of[0]}'`] === '' && text.split(' ').pop() === of;
}

/** "de haut", "d'hiver": before an "h" nobody knows. */
export function isUnclearCut(
  tree: Tree,
  last: number,
  text: string,
  rules: SentenceRules,
): boolean {
  return isCut(text, rules) && rules.unclearVowels?.includes(tree.lower(last + 1)[0]) === true;
}

/** "individuals' names" → "people' names": what many own ends as the language marks many. */
export function isOwner(
  tree: Tree,
  last: number,
  form: string,
  { manyEnding }: SentenceRules,
): boolean {
  return (
    manyEnding !== undefined &&
    /^['’]$/.test(tree.form(last + 1)) &&
    tree.relation(last + 1) === 'case' &&
    !form.endsWith(manyEnding.ending)
  );
}

/** A text in place of tokens, with "ad" before it made "a" where it no longer starts with a vowel. */
export function placed(
  tree: Tree,
  { first, last }: Stretch,
  text: string,
  rules: SentenceRules,
): Piece {
  const { start } = tree.tokens[first];
  // What falls away takes its space with it.
  const end =
    text === '' ? (tree.tokens[last + 1]?.start ?? tree.tokens[last].end) : tree.tokens[last].end;
  // "dans le Gard en région X" → "dans le Gard, en région X": no space before the comma.
  if (text.startsWith(',') && first > 0)
    return { start: tree.tokens[first - 1].end, end, parts: [text] };
  // "appartenant à un duc" → "d'un duc"
  if (last < tree.lastWord && isCut(text, rules) && mayOpenWithVowel(tree.form(last + 1), rules))
    return { start, end: tree.tokens[last + 1].start, parts: [`${text.slice(0, -1)}'`] };
  const word = otherBefore(tree, first, text, rules);
  if (word === undefined) return { start, end, parts: [text] };
  const isUpper = /^\p{Lu}/u.test(tree.form(first - 1));
  const before = isUpper ? upperFirst(word) : word;
  return { start: tree.tokens[first - 1].start, end, parts: [`${before} ${text}`] };
}

/** "ad acquistare" → "a comprare"; and where two vowels would meet, "e risulta" → "ed è". */
function otherBefore(
  tree: Tree,
  first: number,
  text: string,
  rules: SentenceRules,
): string | undefined {
  const { beforeVowel = {} } = rules;
  const said = tree.lower(first - 1);
  if (Object.hasOwn(beforeVowel, said))
    return mayOpenWithVowel(text, rules) ? undefined : beforeVowel[said];
  const opens = (word: string) => plain(word[0] ?? '') === said;
  if (!opens(text) || opens(tree.lower(first))) return undefined;
  return Object.keys(beforeVowel).find((long) => beforeVowel[long] === said);
}

const plain = (letter: string) => letter.normalize('NFD')[0];
