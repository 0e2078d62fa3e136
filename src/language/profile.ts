import { KlartextError } from '../core/index.ts';
import { type LanguageFiles, readText } from './files.ts';
import { languageIds } from './ids.ts';
import { notInstalled } from './installed.ts';

/** `languages/xx/profile.json`: the description of a language as data. */
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
  /** How `words` finds words: rules over spaces and punctuation, or a separate segmenter. */
  readonly words: 'spaced' | 'jieba' | 'boundary';
  /** How sentences end. */
  readonly sentences: SentenceProfile;
  /** How the rule tokenizer splits words; by default, the general rules apply. */
  readonly tokens?: TokenProfile;
  /** The default tokenizer for scores; `13a` by default. */
  readonly evaluationTokenizer?: string;
  /** The rules of our tokenizer `spacy` are those that spaCy has for this language. */
  readonly spacyTokens?: boolean;
  /** Nouns are capitalised, so that a capital does not mark a name: German. */
  readonly capitalNouns?: boolean;
  /** A sentence with a verb is a clause; if the root is not a verb, the sentence is parsed again: English. */
  readonly clausal?: boolean;
  /** Parts of words with two spellings, the usual one second: `["isation", "ization"]`. */
  readonly spellings?: readonly (readonly [other: string, usual: string])[];
  /** Content words with a Zipf value under this count as hard; 3.5 by default. */
  readonly hardBelow?: number;
  /** How numbers, dates and negation are written: `facts.json`. */
  readonly facts?: FactsProfile;
  /** Readability formulas for the language, the usual one first: `readability.json`. */
  readonly readability?: readonly ReadabilityFormula[];
}

/** A published readability formula: a base and the factor of each average. */
export interface ReadabilityFormula {
  /** Formulas of the same kind share a name: every Flesch Reading Ease is `fre`. */
  readonly name: string;
  readonly title: string;
  readonly better: 'higher' | 'lower';
  readonly base: number;
  /** The factors of the averages: `{ "wordsPerSentence": -1.015 }`. */
  readonly terms: Readonly<Record<string, number>>;
  /** The publication of the constants. */
  readonly source: string;
}

/** Data for reading numbers, dates and negation in a text; all words in lower case. */
export interface FactsProfile {
  /** Between whole and part: `.` or `,`. */
  readonly decimal: string;
  /** Signs that may separate groups of three digits; a space means any kind of space. */
  readonly groups: string;
  /** Cardinal words and their values, one to ninety: `{ "seven": 7 }`. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Words that multiply the preceding number: `{ "thousand": 1000 }`. */
  readonly multipliers: Readonly<Record<string, number>>;
  /** Ordinal words and their values. */
  readonly ordinals: Readonly<Record<string, number>>;
  /** Words that imply a number: both 2, half 50 (of a hundred). */
  readonly hints?: Readonly<Record<string, readonly number[]>>;
  /** Words inside a number: two hundred *and* five. */
  readonly joiners: readonly string[];
  /** Number words are written as one: dreiundzwanzig. */
  readonly compounds?: boolean;
  /** Names of the months, January first; several spellings each. */
  readonly months: readonly (readonly string[])[];
  /** Weekdays and other capitalised words that are not names. */
  readonly calendar?: readonly string[];
  /** Words that negate: not, never, nobody. */
  readonly negation: readonly string[];
  /** Several of them in a clause are one negation: no ha venido nadie. */
  readonly concord?: boolean;
  /** Phrases that contain such a word and do not negate: not only. */
  readonly affirmed?: readonly string[];
  /** Two negations that cancel each other, and the positive form; "_" is any word, which is kept. */
  readonly doubleNegations?: Readonly<Record<string, string>>;
  /** Words with a negative meaning: lack, unable, refuse. */
  readonly denials?: readonly string[];
  /** Beginnings and endings of such words: un-, -less. */
  readonly denialAffixes?: readonly string[];
  /** Words and phrases that define an adjacent term, lower case: means, hereinafter. */
  readonly defining?: readonly string[];
  /** Words may negate by their ending: Japanese ない. Given as endings of a token or lemma. */
  readonly negationEndings?: readonly string[];
  /** Numerals with their own characters: Chinese and Japanese. */
  readonly ideographs?: IdeographicNumerals;
}

export interface IdeographicNumerals {
  readonly digits: Readonly<Record<string, number>>;
  readonly units: Readonly<Record<string, number>>;
  readonly point?: string;
  /** After a number of tenths: 七成 is 70%. */
  readonly tenths?: string;
  readonly month: string;
  /** Measure words, which may follow a numeral in the same word. */
  readonly measures: string;
}

/** Settings of the sentence splitter; abbreviations are in `abbreviations.txt`. */
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
  /** Words that are always capitalised, which are not evidence: English "I". */
  readonly alwaysCapital?: readonly string[];
  /** After a plain word and a dot, a lower-case letter may start a carelessly written sentence. */
  readonly lowerCaseStarts?: boolean;
  /** Quotation and bracket pairs kept whole: `["「」", "（）"]`. */
  readonly wholePairs?: readonly string[];
  /** A longer pair is split at the stops inside it. */
  readonly wholePairLimit?: number;
  /** Words that continue the sentence after a closing quotation: Japanese と. */
  readonly continuations?: readonly string[];
}

/** Settings of the rule tokenizer; exceptions are in `tokens.txt`. */
export interface TokenProfile {
  /**
   * `split`: contractions written as one word become their parts (do|n't), and a trainer must split
   * the multi-word tokens of its treebank where the parts spell the whole. `keep`: the surface word
   * remains one token (German "zum", Spanish "dárselo").
   */
  readonly contractions: 'split' | 'keep';
  /** `keep` web-site, `split` web|-|site, `names` splits only before a capital: Harley|-|Davidson. */
  readonly hyphens?: 'keep' | 'split' | 'names';
  /** First parts that remain joined when hyphens split: `e`, `non`; lower case. */
  readonly hyphenPrefixes?: readonly string[];
  /** Last parts that remain joined when hyphens split, such as case endings; lower case. */
  readonly hyphenSuffixes?: readonly string[];
  /** Hyphens between digits: `keep` 1973-1974, `split` 1|-|7 except what looks like a telephone number. */
  readonly numberHyphens?: 'keep' | 'split';
  /** Slashes between words: `split` and|/|or, `keep` e/o. */
  readonly slashes?: 'keep' | 'split';
  /** Beginnings split off at their apostrophe: `l'`, `qu'`; lower case, straight apostrophe. */
  readonly elisions?: readonly string[];
  /** Endings split off: `n't`, `'s`, `-t-il`; lower case, straight apostrophe. */
  readonly enclitics?: readonly string[];
  /** Units split off a number: 5|pm, 30|km. */
  readonly units?: readonly string[];
  /** Groups of three digits after a space are one number: 80 000. */
  readonly spacedNumbers?: boolean;
  /** "%70" is one token. */
  readonly leadingPercent?: boolean;
  /** Signs that remain part of the word that they end, before a space: Danish "tv- og radio", "ha'". */
  readonly trailing?: string;
  /** After an abbreviation that ends the sentence, the dot is the sentence's: `split` т|. д|. */
  readonly finalDots?: 'keep' | 'split';
}

/** Reads a language's profile; a language without a folder is unknown. */
export async function readProfile(files: LanguageFiles, id: string): Promise<Profile> {
  const text = await readText(files, `${id}/profile.json`);
  if (text === undefined) {
    if (languageIds().includes(id)) throw notInstalled(`language-${id}`);
    throw new KlartextError(
      'unknown-language',
      `There is no language "${id}".`,
      'Run "klartext languages" to list the available languages.',
    );
  }
  const part = async <T>(name: string) => {
    const json = await readText(files, `${id}/${name}.json`);
    return json === undefined ? undefined : (JSON.parse(json) as T);
  };
  const [facts, readability] = await Promise.all([
    part<FactsProfile>('facts'),
    part<readonly ReadabilityFormula[]>('readability'),
  ]);
  const profile = JSON.parse(text) as Profile;
  return { ...profile, ...(facts && { facts }), ...(readability && { readability }) };
}
