/** How a word is written: `house`, `House`, `HOUSE`, or anything else. */
export type Casing = 'lower' | 'title' | 'upper' | 'mixed';

export function casingOf(word: string): Casing {
  const lower = word.toLowerCase();
  if (word === lower) return 'lower';
  const letters = [...word];
  // One letter with its apostrophe (L') is not a word in capitals.
  const isWord = letters.filter((letter) => /\p{L}/u.test(letter)).length > 1;
  if (isWord && word === word.toUpperCase()) return 'upper';
  const rest = letters.slice(1).join('');
  return rest === rest.toLowerCase() ? 'title' : 'mixed';
}

/** Writes a word with a capital first letter. */
export function capitalised(word: string): string {
  const first = word.codePointAt(0);
  if (first === undefined) return word;
  const letter = String.fromCodePoint(first);
  return letter.toUpperCase() + word.slice(letter.length);
}

/**
 * A form made of the lower-case lemma, written as the lemma is: the shared letters keep the
 * lemma's case (`iPhone` → `iPhones`), and a capital first letter is kept (`Apfel` → `Äpfel`).
 */
export function casedLike(lemma: string, lowerForm: string): string {
  const lower = lemma.toLowerCase();
  if (lemma === lower) return lowerForm;
  if (lower.length === lemma.length) {
    let same = 0;
    while (same < lower.length && lower[same] === lowerForm[same]) same++;
    if (same === lower.length) return lemma + lowerForm.slice(same);
    // Acronyms keep their letters; endings are added in lower case.
    if (casingOf(lemma) !== 'title') return lemma.slice(0, same) + lowerForm.slice(same);
  }
  const words = lemma.split(' ');
  if (words.length > 1) return casedByWord(words, lowerForm);
  return casingOf(lemma) === 'lower' ? lowerForm : capitalised(lowerForm);
}

/** Several words: each word of the form has the case of the word of the lemma that it equals or derives from. */
function casedByWord(words: readonly string[], lowerForm: string): string {
  return lowerForm
    .split(' ')
    .map((part) => {
      const same = words.find((word) => word.toLowerCase() === part);
      if (same !== undefined) return same;
      const grown = words.find((word) => word.length > 1 && part.startsWith(word.toLowerCase()));
      return grown === undefined ? part : casedLike(grown, part);
    })
    .join(' ');
}

/** Gives a word the case of the word that it replaces. */
export function casedAs(original: string, word: string): string {
  const casing = casingOf(original);
  if (casing === 'upper') return word.toUpperCase();
  if (casing === 'title') return capitalised(word);
  return word;
}
