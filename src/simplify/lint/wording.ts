import { readText } from '../../language/files.ts';
import { folderFiles, type LanguageFiles } from '../../language/index.ts';

/** `languages/xx/wording.json`: words and phrases that guidelines speak of; all in lower case. */
export interface Wording {
  /** Wordy phrases and plain ones: `{ "in order to": "to" }`; lower case. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Figurative phrases and their meanings; lower case. */
  readonly idioms: Readonly<Record<string, string>>;
  /** Abbreviations as they are written, and in full: `{ "e.g.": "for example" }`. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Those of them that only a writer can resolve, and that are never rewritten: "bzw.", "Nr.". */
  readonly unresolved: readonly string[];
  /** Abbreviations that everyone knows: TV, Dr. */
  readonly known: readonly string[];
  /** Words for the reader that no feature of the analysis shows, as written inside a sentence. */
  readonly address: readonly string[];
  /** Lemmas of auxiliaries that make a passive, where the trees do not say so. */
  readonly passive: readonly string[];
  /** Words before who does it, where the trees do not say so: by. */
  readonly agents: readonly string[];
  /** Lemmas that forbid or refuse: negated, they are double negations. "unhappy" is known by its prefix. */
  readonly denials: readonly string[];
  /** Symbols and their words: `{ "%": "per cent" }`. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Words for a hundredth: per cent. */
  readonly percent: readonly string[];
  /** The word before an approximate number, with a trailing space: "about ". */
  readonly about: string;
  /** Words right before a number that say so already: nearly, more than. */
  readonly notExact: readonly string[];
  /** The text before a list; default ":". */
  readonly colon: string;
}

const NONE: Wording = {
  phrases: {},
  idioms: {},
  abbreviations: {},
  unresolved: [],
  known: [],
  address: [],
  passive: [],
  agents: [],
  denials: [],
  symbols: {},
  percent: [],
  about: '',
  notExact: [],
  colon: ':',
};

/** The wording of a language; a language without the file has none. */
export async function loadWording(language: string, from?: LanguageFiles): Promise<Wording> {
  const files = from ?? (await folderFiles());
  const text = await readText(files, `${language}/wording.json`);
  return text === undefined ? NONE : { ...NONE, ...(JSON.parse(text) as Partial<Wording>) };
}
