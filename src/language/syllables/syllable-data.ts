/** `languages/xx/syllables.json`: how the spelling of a language shows its syllables. */
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
  /** Without `strong`: neighbours that form one syllable. Every other vowel is a syllable. */
  readonly together?: readonly string[];
  /** Regular expressions, replaced before counting: mute letters. */
  readonly replace?: readonly (readonly [string, string])[];
  /** Regular expressions; every match is one syllable more, or one less. */
  readonly add?: readonly string[];
  readonly subtract?: readonly string[];
  readonly exceptions?: Readonly<Record<string, number>>;
}

/** Counts the syllables of a word; at least 1 for a word with a letter, 0 without one. */
export type SyllableCounter = (word: string) => number;
