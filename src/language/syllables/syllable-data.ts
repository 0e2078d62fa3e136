/** `languages/xx/syllables.json`: how syllables show in the spelling of a language. */
export interface SyllableData {
  /**
   * `nuclei`: a syllable per vowel sound. `morae`: kana, as Japanese counts. `characters`: one
   * per Han character. `abjad`: a guess, for scripts that leave short vowels out.
   */
  readonly method: 'nuclei' | 'morae' | 'characters' | 'abjad';
  /** Vowel letters, lower case. */
  readonly vowels: string;
  /**
   * Vowels that always form their own syllable. Neighbouring other vowels merge with them: a
   * run of vowels has as many syllables as it has of these, and at least one.
   */
  readonly strong?: string;
  /** Without `strong`: neighbours that make one syllable together. Other vowels stand alone. */
  readonly together?: readonly string[];
  /** Regular expressions, replacements made before counting: mute letters. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Regular expressions; every match is one syllable more, or one less. */
  readonly add?: readonly string[];
  readonly subtract?: readonly string[];
  readonly exceptions?: Readonly<Record<string, number>>;
}

/** Counts the syllables of a word; at least 1 for a word with a letter, 0 without one. */
export type SyllableCounter = (word: string) => number;
