import type { SyllableCounter, SyllableData } from './syllable-data.ts';

const MARKS = /\p{M}|\u0640/gu;
/** Letters that are vowels between consonants and consonants before a vowel. */
const SEMIVOWELS = new Set('ويیى');
const ALEF = new Set('اآأإ');

/**
 * Guesses syllables where short vowels are not written: a consonant opens one, the letters of
 * long vowels fill it, and a second consonant closes it unless a written vowel follows that.
 * كتاب ki·tāb, مدرسة mad·ra·sa, پاکستان pā·kis·tān. Doubled consonants are not recognised.
 */
export function abjadSyllables(data: SyllableData): SyllableCounter {
  const vowels = new Set(data.vowels);
  return (part) => {
    const letters = [...part.replace(MARKS, '')].filter((letter) => /\p{L}/u.test(letter));
    const isVowel = (i: number) => {
      if (i >= letters.length || !vowels.has(letters[i])) return false;
      if (i === 0) return false;
      return !(
        SEMIVOWELS.has(letters[i]) &&
        ALEF.has(letters[i + 1]) &&
        !vowels.has(letters[i - 1])
      );
    };
    let count = 0;
    let i = 0;
    while (i < letters.length) {
      if (isVowel(i)) {
        // A written vowel after another: gi·yā.
        count++;
        i++;
      } else if (isVowel(i + 1)) {
        count++;
        i += 2;
      } else if (count > 0 && i === letters.length - 1) {
        // The last consonant closes an open syllable.
        i++;
      } else {
        count++;
        const closed = i + 1 < letters.length && !isVowel(i + 2);
        i += closed ? 2 : 1;
      }
    }
    return count;
  };
}
