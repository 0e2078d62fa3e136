import type { SentenceRules } from '../../language-file/rules-file.ts';
import { patternsOf } from '../../patterns.ts';
import type { Tree } from '../../tree.ts';

/** How many words before a bracket a short form may be made of. */
const FARTHEST = 12;
const LONGEST_MEASURE = 8;
const LONGEST_POINTER = 8;

/** Are the words up to the closing bracket like one of these patterns? */
export function isLike(
  tree: Tree,
  open: number,
  close: number,
  listed: readonly string[] = [],
): boolean {
  if (listed.length === 0) return false;
  const words = tree.tokens.slice(Math.max(0, open - 6), close + 1).map(({ form }) => form);
  return patternsOf(listed).some((each) => words.join(' ').search(each) >= 0);
}

/** "(WHO)" after the full name, "(85 km)" after miles, "(German: …)". */
export function saysTheSame(
  tree: Tree,
  open: number,
  close: number,
  rules: SentenceRules,
): boolean {
  const words = tree.tokens.slice(open + 1, close).map(({ form }) => form);
  const [first = ''] = words;
  const { brackets } = rules;
  // "(Arabic: …; 6 April 1961 – 10 May 2016)", "(Spanish: …; officially …)" tell more than the name.
  if (
    brackets &&
    !brackets.pointing.includes(first.toLowerCase()) &&
    words.some((word) => tellsMore(word, rules)) &&
    !isMeasure(tree, open, words, brackets)
  )
    return false;
  // "(see the statue of His Holiness in the monastery on your left)" tells of it.
  const isLong = brackets && words.length > LONGEST_POINTER;
  if (rules.sameAgain?.includes(first.toLowerCase()) && !isLong) return true;
  if (isLike(tree, open, close, rules.sameBrackets)) return true;
  // "(German: …)", but "(IATA: BRS)", "(Capital: Rome)"
  const isLanguage =
    !brackets || brackets.languages.some((ending) => first.toLowerCase().endsWith(ending));
  if (words.length > 1 && words[1] === ':' && /^\p{Lu}\P{Lu}/u.test(first) && isLanguage)
    return true;
  if (words.length === 1 && isShort(tree, open, first, !!brackets)) return true;
  if (brackets && isOtherScript(tree, open, words)) return true;
  return brackets ? isMeasure(tree, open, words, brackets) : isNumber(tree, open, words);
}

/** A year, or a word that opens what something is or was: "former". */
function tellsMore(word: string, { brackets, told }: SentenceRules): boolean {
  const lower = word.toLowerCase();
  return (
    /^\d{3,4}$/.test(word) ||
    brackets?.more.includes(lower) ||
    (Object.hasOwn(brackets?.told ?? {}, lower) && lower !== brackets?.or) ||
    told?.words.includes(lower) === true
  );
}

/** "(Ελλάδα)", "(王盛德, Wáng Shèngdé)", "(/ˈmæθaʊ/)": the name in another script, or how it is said. */
function isOtherScript(tree: Tree, open: number, words: readonly string[]): boolean {
  const first = words.find((word) => /\p{L}/u.test(word)) ?? '';
  const isOther = (word: string) => /(?!\p{Script=Latin})\p{L}\p{M}*./u.test(word);
  const isSaid = words.some((word) => /[\u0250-\u02ff]/u.test(word));
  return (isOther(first) && !isOther(tree.form(open - 1))) || isSaid;
}

/** Is a word the short form of what stands before it: "(CPU)", "(UMass)", "(co-op)"? */
function isShort(tree: Tree, open: number, short: string, mixed: boolean): boolean {
  const before = tree.tokens
    .slice(Math.max(0, open - FARTHEST), open)
    .map(({ form }) => form)
    .filter((form) => !/^["“”'’]$/u.test(form));
  if (/^\p{Lu}[\p{Lu}.]+s?$/u.test(short)) {
    const letters = short.replace(/[.s]/g, '');
    const initials = before.map((form) => form[0].toUpperCase()).join('');
    if ([...letters].every((letter) => initials.includes(letter))) return true;
  }
  // Languages without data for brackets keep what is no mere row of capitals.
  if (!mixed) return false;
  if (!/^[\p{L}&.-]{2,10}$/u.test(short) || !/\p{Lu}.*\p{Lu}/u.test(short)) return false;
  return isMadeOf(short, before);
}

/** "Ibama (Instituto Brasileiro do Meio Ambiente)": does a bracket say a short name in full? */
export function saysInFull(
  tree: Tree,
  open: number,
  close: number,
  { aliases }: SentenceRules,
): boolean {
  const short = tree.form(open - 1);
  const words = tree.tokens.slice(open + 1, close).map(({ form }) => form);
  if (words.length < 2 || !/^\p{Lu}[\p{L}-]{1,9}$/u.test(short)) return false;
  // "Opération Dragon (Enter the Dragon)", "Murcie (Murcia en espagnol)": another name, no longer one.
  const isOther = (word: string, i: number) =>
    word.toLowerCase() === short.toLowerCase() ||
    aliases?.phrases?.includes(`${word} ${words[i + 1]}`) === true;
  if (words.some(isOther)) return false;
  return /^\p{Lu}\p{Ll}/u.test(words[0]) && isMadeOf(short, words);
}

/** Are the letters of a short form, in this order, letters of the last words, its capitals at their beginnings? */
function isMadeOf(short: string, before: readonly string[]): boolean {
  const letters = [...short.replace(/[^\p{L}]/gu, '').toLowerCase()];
  const farthest = Math.max(0, before.length - 2 * letters.length);
  for (let start = before.length - 1; start >= farthest; start--) {
    const words = before.slice(start).map((word) => word.toLowerCase());
    if (words[0][0] !== letters[0]) continue;
    const all = words.join(' ');
    let at = 0;
    const found = letters.every((letter) => {
      at = all.indexOf(letter, at) + 1;
      return at > 0;
    });
    // The last word takes part in it.
    if (found && words[words.length - 1].includes(letters[letters.length - 1])) {
      const initials = words.filter((word) => letters.includes(word[0])).length;
      if (initials >= Math.min(2, words.length)) return true;
    }
  }
  return false;
}

/** "44 miles (71 km)", "220lbs (about 100 kg)": the same in another unit. */
function isMeasure(
  tree: Tree,
  open: number,
  words: readonly string[],
  { units, about }: NonNullable<SentenceRules['brackets']>,
): boolean {
  if (words.length > LONGEST_MEASURE || words.length === 0) return false;
  let numbers = 0;
  let isUnit = false;
  for (const word of words) {
    const lower = word.toLowerCase();
    if (/^[±+~−-]?\d[\d.,]*$/.test(word)) numbers++;
    else if (units.includes(lower)) isUnit ||= numbers > 0;
    else if (/^[\d.,]+/.test(word) && units.includes(lower.replace(/^[\d.,]+-?/, ''))) {
      numbers++;
      isUnit = true;
    } else if (!about.includes(lower) && !/^[-–/²³×x°,'’"”]+$/.test(word)) return false;
  }
  if (numbers === 0 || !isUnit) return false;
  // "140 mph", "40 ° Celsius", "74,122 sq mi", "220lbs"
  const before = tree.tokens.slice(Math.max(0, open - 7), open).map(({ form }) => form);
  const unit = before.findLastIndex((form) => units.includes(form.toLowerCase()));
  return before.some(
    (form, i) =>
      /^\d/.test(form) &&
      (units.includes(form.toLowerCase().replace(/^[\d.,]+-?/, '')) ||
        (unit > i && unit >= before.length - 3)),
  );
}

/** The same where no units are known: a number with a word, after a number with a word. */
function isNumber(tree: Tree, open: number, words: readonly string[]): boolean {
  const number = /^\d/;
  const [first = ''] = words;
  const isRange = words.some((word) => /^[-–]$/.test(word));
  const measured = words.length <= 5 && words.length > 1 && number.test(first) && !isRange;
  if (!measured || number.test(tree.form(open - 1))) return false;
  // "140 mph", "40 ° Celsius", "74,122 sq mi"
  return [2, 3].some((back) => number.test(tree.form(open - back)));
}

/** "(Guy 2004, 111)", "(see Fig. 2)": does a bracket only tell where to look? */
export function isReference(
  tree: Tree,
  open: number,
  close: number,
  { brackets }: SentenceRules,
): boolean {
  if (!brackets) return false;
  const words = tree.tokens.slice(open + 1, close).map(({ form }) => form);
  return patternsOf(brackets.references).some((each) => words.join(' ').search(each) >= 0);
}
