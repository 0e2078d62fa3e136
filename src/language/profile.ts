import { KlartextError } from '../core/index.ts';
import { type LanguageFiles, readText } from './files.ts';

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
  /** How sentences end. */
  readonly sentences: SentenceProfile;
  /** How the rule tokenizer cuts words; without it the general rules hold. */
  readonly tokens?: TokenProfile;
  /** Content words with a Zipf value under this count as hard; 3.5 when not given. */
  readonly hardBelow?: number;
}

/** What the sentence splitter needs to know; abbreviations are in `abbreviations.txt`. */
export interface SentenceProfile {
  /** Marks that may also belong to an abbreviation or a number: `.` */
  readonly stops: string;
  /** Marks that end a sentence when something new starts after them: `!?…` */
  readonly terminators: string;
  /** Marks that end a sentence even without a space after them: `。！？۔` */
  readonly spaceless?: string;
  /** "3. Oktober": a dot after a number or Roman numeral makes it an ordinal. */
  readonly ordinalDots?: boolean;
  /** Words that, with a capital, start a sentence even after "U.S." or "etc."; lower case. */
  readonly starters: readonly string[];
  /** Words always written with a capital, which prove nothing: English "I". */
  readonly alwaysCapital?: readonly string[];
  /** After a plain word and a dot, a lower-case letter starts a sloppy sentence. */
  readonly lowerCaseStarts?: boolean;
  /** Quotation and bracket pairs kept whole: `["「」", "（）"]`. */
  readonly wholePairs?: readonly string[];
  /** A pair longer than this is cut at its own stops all the same. */
  readonly wholePairLimit?: number;
  /** What follows a closing quotation inside the same sentence: Japanese と. */
  readonly continuations?: readonly string[];
}

/** What the rule tokenizer needs to know; exceptions are in `tokens.txt`. */
export interface TokenProfile {
  /**
   * `split`: contractions written as one word become their parts (do|n't), and a trainer must cut
   * the multi-word tokens of its treebank where the parts spell the whole. `keep`: the surface word
   * stays one token (German "zum", Spanish "dárselo").
   */
  readonly contractions: 'split' | 'keep';
  /** `keep` web-site, `split` web|-|site, `names` splits only before a capital: Harley|-|Davidson. */
  readonly hyphens?: 'keep' | 'split' | 'names';
  /** First parts that stay joined when hyphens split: `e`, `non`; lower case. */
  readonly hyphenPrefixes?: readonly string[];
  /** Last parts that stay joined when hyphens split, such as case endings; lower case. */
  readonly hyphenSuffixes?: readonly string[];
  /** Hyphens between digits: `keep` 1973-1974, `split` 1|-|7 except what looks like a telephone number. */
  readonly numberHyphens?: 'keep' | 'split';
  /** Slashes between words: `split` and|/|or, `keep` e/o. */
  readonly slashes?: 'keep' | 'split';
  /** Beginnings cut off at their apostrophe: `l'`, `qu'`; lower case, straight apostrophe. */
  readonly elisions?: readonly string[];
  /** Endings cut off: `n't`, `'s`, `-t-il`; lower case, straight apostrophe. */
  readonly enclitics?: readonly string[];
  /** Units cut off a number: 5|pm, 30|km. */
  readonly units?: readonly string[];
  /** Groups of three digits after a space are one number: 80 000. */
  readonly spacedNumbers?: boolean;
  /** "%70" is one token. */
  readonly leadingPercent?: boolean;
  /** Signs that stay on the word they end, before a space: Danish "tv- og radio", "ha'". */
  readonly trailing?: string;
  /** After an abbreviation that ends the sentence, the dot is the sentence's: `split` т|. д|. */
  readonly finalDots?: 'keep' | 'split';
}

/** Reads a language's profile; a language without a folder is unknown. */
export async function readProfile(files: LanguageFiles, id: string): Promise<Profile> {
  const text = await readText(files, `${id}/profile.json`);
  if (text === undefined) {
    throw new KlartextError(
      'unknown-language',
      `There is no language "${id}".`,
      'Call "klartext languages" for those there are.',
    );
  }
  return JSON.parse(text) as Profile;
}
