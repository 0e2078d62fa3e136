/** `languages/xx/profile.json`: what can be said about a language without code. */
export interface Profile {
  /** ISO 639-1. */
  readonly id: string;
  /** In English. */
  readonly name: string;
  /** In the language itself. */
  readonly endonym: string;
  /** ISO 15924: Latn, Cyrl, Arab, Jpan, Hans. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** How `words` finds words: rules over spaces and punctuation, or a segmenter of its own. */
  readonly words: 'spaced' | 'jieba' | 'boundary';
}
