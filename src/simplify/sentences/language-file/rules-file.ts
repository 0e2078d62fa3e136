import { type LanguageFiles, readJson } from '../../../language/files.ts';
import type { BracketRules } from './bracket-rules.ts';
import type { CaseRules } from './case-rules.ts';
import type { ClauseRules } from './clause-rules.ts';
import type { CliticRules } from './clitic-rules.ts';
import type { DropRules } from './drop-rules.ts';
import type { RewriteRules } from './rewrite-rules.ts';
import type { SplitRules } from './split-rules.ts';
import type { TenseRules } from './tense-rules.ts';

/**
 * `languages/xx/sentences.json`: what the rules need to know of a language. A rule whose data is not
 * there is not used in that language.
 */
export interface SentenceRules
  extends SplitRules,
    CliticRules,
    ClauseRules,
    DropRules,
    TenseRules,
    BracketRules,
    RewriteRules,
    CaseRules {
  /** Quotation marks of print, with the opening and the closing one that are taught: "»" → "„", "“". */
  readonly quoteMarks?: Readonly<Record<string, readonly [string, string]>>;
  /** How words are written for learners, where print leaves out a letter: "ё". */
  readonly spelling?: {
    /** The letter, and the one that mostly stands for it. */
    readonly letter: readonly [string, string];
    /** Words with it, set apart by spaces, alone and after prefixes, with all endings; `upos`: only when read as this. */
    readonly words: readonly {
      readonly prefixes?: readonly string[];
      readonly stems: string;
      readonly endings?: readonly string[];
      readonly upos?: string;
    }[];
    /** Endings of older texts and those of today; `except` are words or ends of lemmas. */
    readonly endings: readonly {
      readonly from: string;
      readonly to: string;
      /** Fewest letters of the word. */
      readonly least?: number;
      /** Cases that the word may be read in. */
      readonly cases?: readonly string[];
      /** The form of the verb: `Fin`. */
      readonly verb?: string;
      readonly except?: readonly string[];
    }[];
  };
  /** Are past tense and participle, present and plain form written alike: "met", "lie"? */
  readonly formsAlike?: boolean;
  /** Are quoted words with capitals a title, read as one name? */
  readonly quotedTitles?: boolean;
  /** What no output may hold more often than its source: "an book". */
  readonly never?: readonly string[];
  /** Small words of other languages: what follows them is part of a name. */
  readonly foreign?: readonly string[];
  /** Characters of another way of writing (traditional Chinese), and those of the lists that it lacks. */
  readonly scripts?: { readonly other: string; readonly own: string };
  /** What opens a condition in the language of offices, and "if", which asks for another mood: "qualora". */
  readonly plainIf?: {
    readonly phrases: readonly string[];
    readonly by: string;
    /** The mood and tense after "if", where they are not those of a statement: "se apresentar". */
    readonly asks?: { readonly Mood: string; readonly Tense: string };
    /** Verbs that only say that there is something: "haya" → "hay". */
    readonly there?: Readonly<Record<string, string>>;
  };
  /** Pairs of words for which one is enough, by the first: "sowohl" … "als auch" → "und". */
  readonly both?: Readonly<
    Record<
      string,
      {
        readonly second: readonly string[];
        readonly joined: string;
        /** The first has no other sense: any word may follow it. */
        readonly anything?: boolean;
        /** Beginnings of words before which `joined` sounds wrong. */
        readonly notBefore?: readonly string[];
      }
    >
  >;
  /** Phrases, lower case, and what is easier: "in order to" → "to". "^ " before: only at the start; " #" after: before a number. */
  readonly phrases?: Readonly<Record<string, string>>;
  /** What is said before Latin words in brackets, and words for living things by which they are known. */
  readonly scientificName?: { readonly label: string; readonly kinds: readonly string[] };
  /** "est une espèce d'" before words for many, and for one of them: "oiseaux" → "un oiseau". */
  readonly kindOf?: {
    readonly phrases: readonly string[];
    readonly kinds: Readonly<Record<string, string>>;
    /** The gender that an article tells. */
    readonly articles: Readonly<Record<string, string>>;
  };
  /** Phrases before a number, and what is counted, said after it: "a population of" → "people". */
  readonly counted?: Readonly<Record<string, string>>;
  /** Words by part of speech and lemma, and the easier lemma. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Verbs that say little, with the words that say what is done and the verb for both: "make" with
   * "(a/the) decision on" → "decide on"; "durch|führen" is a verb with a particle that comes apart.
   */
  readonly lightVerbs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The preposition of a noun's complement, and the article in its contractions: "des" → "les". */
  readonly of?: string;
  readonly ofArticles?: Readonly<Record<string, string>>;
  /** The preposition before a name that says the same thing again: "the city of Paris". */
  readonly sameAs?: string;
  /** Do predicates agree in gender with their subjects? */
  readonly gendered?: boolean;
  /** Letters of vowels, and those of which it is not clear whether a vowel is heard: "h". */
  readonly vowels?: string;
  readonly unclearVowels?: string;
  /** Forms before a vowel and before anything else: "ad" → "a". */
  readonly beforeVowel?: Readonly<Record<string, string>>;
  /** Is a participle that no auxiliary belongs to not to be trusted? */
  readonly participlesHaveHelp?: boolean;
  /**
   * Neighbours that give a phrase or lemma another sense, by which it stays: "entitled" before "to".
   * For a lemma also its head and what hangs on it. `neighbours.ts` tells what else can be asked.
   */
  readonly unless?: Readonly<Record<string, readonly string[]>>;
  /** Neighbours without which a phrase or lemma stays: "capture" with "city". */
  readonly only?: Readonly<Record<string, readonly string[]>>;
  /** Second words of verbs between which and the verb a pronoun stands: "took it apart". */
  readonly particles?: readonly string[];
  /** Past tenses that phrases begin with and that no helping verb can stand before: "took". */
  readonly pasts?: readonly string[];
  /** Patterns of verbs with a pronoun in them: "diciéndole". */
  readonly boundPronouns?: readonly string[];
  /** The ending of adjectives that compare: "er". */
  readonly comparative?: string;
  /** Words that compare: "more". */
  readonly comparing?: readonly string[];
  /** Words that join nouns and are taken for one of them where words are not set apart: "及び". */
  readonly links?: readonly string[];
  /** Words that say "very", and those after which nothing may say it again. */
  readonly degree?: { readonly words: readonly string[]; readonly after: readonly string[] };
  /** Does a noun before a noun make a term, which stays as it is? */
  readonly compoundsAreTerms?: boolean;
  /** Do nouns open a sentence without an article, so that one that does is no title? */
  readonly nounsOpen?: boolean;
  /** Verbs after which a noun is how something is called, and stays: "is called a hazard", "known as". */
  readonly namedBy?: { readonly verbs: readonly string[]; readonly as: string };
  /** Nouns that are replaced also before another noun: "film director". */
  readonly inTerms?: readonly string[];
  /** Irregular forms of the easier words, by part of speech, lemma, and cell: Past, Part, Plur; `Part.Fem.Sing`, `Pres.3.Plur`, `Acc.Plur`, `Fem.Gen.Sing` where there are more. */
  readonly forms?: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
  >;
  /**
   * Regular endings by part of speech and by how the easier lemma ends, set apart by spaces: forms
   * that are right though no list of words has them: `"ti": "l la lo li le"`.
   */
  readonly regular?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Little words that rules look for. */
  readonly littleWords?: {
    /** Before an infinitive: "to". */
    readonly infinitive?: string;
    /** "there" of "there is" */
    readonly existential?: string;
    /** "by" of "by 2031" */
    readonly deadline?: string;
    /** The pronoun of who speaks, where it has a capital everywhere: "I". */
    readonly speaker?: string;
    /** The pronoun for a thing, which is nobody: "it". */
    readonly thing?: string;
    /** Verbs that tell of many: "are". */
    readonly many?: readonly string[];
  };
  /** Are facts read again after any change, since another word may be read as part of a name? */
  readonly rereadsFacts?: boolean;
  /** What edits are worth by the beginning of their rule's name, where the scorer knows too little. */
  readonly worths?: Readonly<Record<string, number>>;
  /** What is added to the scorer's worth, by the beginning of the rule's name: dials. */
  readonly bonuses?: Readonly<Record<string, number>>;
  /** Least worth of an edit by the beginning of its rule's name, added to what a preset allows. */
  readonly presets?: Readonly<
    Partial<Record<'careful' | 'balanced' | 'strong', Readonly<Record<string, number>>>>
  >;
  /** Numbers in words that are written in digits before what is counted. */
  readonly digits?: Readonly<Record<string, string>>;
  /** Participles of "to be" by which a past tense becomes the past of the past: "je bil odšel". */
  readonly pluperfect?: readonly string[];
  /** Does a space stand before ":" and ";"? */
  readonly spacedMarks?: boolean;
  /** The mark that ends a sentence and the space after it. */
  readonly stop?: string;
  /** Words that are written with a capital and are no names: "homme d'État". */
  readonly capitals?: readonly string[];
  /** Signs for numbers, where words are not set apart: what follows one is counted. */
  readonly numerals?: string;
  /** What joins words: a space, or nothing. */
  readonly joiner?: string;
}

/** Reads the rules of a language; a language without a file has none. */
export async function loadSentenceRules(files: LanguageFiles, id: string): Promise<SentenceRules> {
  return ((await readJson(files, `${id}/sentences.json`)) ?? {}) as SentenceRules;
}
