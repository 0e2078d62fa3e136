import type { Upos } from '../../core/index.ts';
import {
  folderFiles,
  gunzip,
  type LanguageFiles,
  readJson,
  readText,
} from '../../language/files.ts';
import { readFrequency } from '../../language/frequency/frequency.ts';
import { type Fluency, type Frequency, loadFluency } from '../../language/index.ts';
import { WordVectors } from '../../language/vectors/word-vectors.ts';
import type { EvidenceKind, LinkTable } from './evidence.ts';
import { Government } from './government.ts';
import { plainTable, termTable } from './plain-words.ts';
import { type FormRule, Readings, type StemChange } from './readings.ts';
import { SynonymTable } from './synonym-table.ts';
import { Usage } from './usage.ts';

/**
 * The word pipeline's data about a language besides its tables: `lexicon.json`, written by hand, and
 * `lexicon-ranker.json`, learned.
 */
/** The endings of adjectives before their noun, as patterns, except `raise` and `past`. */
export interface AdjectiveEndings {
  /** Any ending; that of the comparative and that of the superlative, with further endings. */
  readonly any: string;
  readonly raised: string;
  readonly most: string;
  /** The comparative ending: "er". */
  readonly raise: string;
  /** Final parts that lose a letter before an ending: akzeptabel, akzeptable. */
  readonly drops: Readonly<Record<string, string>>;
  /** Lemmas whose form with an ending, or as a comparative, is uncertain: teuer, rosa. */
  readonly uneven: string;
  readonly unevenRaised: string;
  /** Endings of a past tense, which is not an adjective: *dieser ist füllte. */
  readonly past: string;
}

export interface LexiconSettings {
  /** Weights of the ranker, by feature. */
  readonly weights: Readonly<Record<string, number>>;
  /** How score and lead are converted to a confidence: 1 / (1 + exp(-(slope · score + lead · lead + bias))). */
  readonly calibration: { readonly slope: number; readonly lead: number; readonly bias: number };
  /** Requirements for an automatic replacement: confidence, gain in Zipf, sources (default 2). */
  readonly decide: {
    readonly confidence: number;
    readonly gain: number;
    readonly sources?: number;
    /** The number of sources required for verbs, which govern their context. */
    readonly verbSources?: number;
    /** Requires that no neighbour must change, because case and gender are uncertain. */
    readonly alone?: boolean;
    /** How to use the list of plain words: idioms are better explained than replaced. */
    readonly plain?: 'explain';
    /** The minimum similarity of the vectors, if both words have one. */
    readonly similarity?: number;
  };
  /** Prefixes that turn a word into its opposite: un-, des-. */
  readonly negations: readonly string[];
  /** Adjectives take the same endings after every lemma: ökologisch-es, organisch-es. */
  readonly adjectiveEndings?: AdjectiveEndings;
  /** The endings of adjectives and participles in -o: o, a, os, as. The word in the text shows which one. */
  readonly agreeing?: readonly string[];
  /** Forms that are shorter before a noun: un mal ejemplo. */
  readonly beforeNoun?: Readonly<Record<string, string>>;
  /** Endings of adjectives that always show gender; others may not change: *generala. */
  readonly gendered?: readonly string[];
  /** Endings of adjectives that show no gender, each with its plural: popular, populares. */
  readonly unchanging?: readonly (readonly [ending: string, plural: string])[];
  /** Words with the preposition they require: disponer de. A word that requires none does not fit there. */
  readonly governs?: Readonly<Record<string, string>>;
  /** Prepositions that follow few verbs directly: only those listed in `governs`. */
  readonly strict?: readonly string[];
  /** The endings of verbs with an attached pronoun: colocá-ndolo. */
  readonly enclitics?: readonly string[];
  /** The endings of nouns that are also verbs: polishing. */
  readonly gerund?: string;
  /** Verbs without an object: vivir. */
  readonly intransitive?: readonly string[];
  /** The endings of plurals that lists contain as separate words: Kampfhandlungen. */
  readonly plurals?: readonly string[];
  /** Prepositions with all their forms: de, del. */
  readonly prepositions?: Readonly<Record<string, readonly string[]>>;
  /** Verbs after which a participle does not inflect: han visto. */
  readonly perfect?: readonly string[];
  /** The first word of a phrase is its main one: ropa interior. */
  readonly mainFirst?: boolean;
  /** The endings of infinitives, if all infinitives and few other words have them. */
  readonly verbEndings?: readonly string[];
  /** The endings of infinitives, if other words have them, too. */
  readonly infinitives?: readonly string[];
  /** Stem changes of verbs, and the stem of the infinitive: refieren, referir. */
  readonly stems?: readonly StemChange[];
  /** The particle inside or before an infinitive: anzubringen, zu befestigen. */
  readonly infix?: string;
  /** Separable prefixes of verbs: an-passen. The infinitive particle follows them: anzupassen. */
  readonly separable?: readonly string[];
  /** Pairs of opposites that dictionaries list together: `rise fall`. */
  readonly opposites?: readonly string[];
  /** Lemmas that are never replaced automatically: terms whose exact sense a synonym loses. */
  readonly keep?: readonly string[];
  /** Endings of adverbs that express an opinion: kurios-erweise. */
  readonly adverb?: string;
  /** The form of participles, as a pattern. */
  readonly participles?: string;
  /** Words that begin a clause, and only those. */
  readonly conjunctions?: readonly string[];
  /** Conjunctions that do not occupy the first position of a clause: *Aber sollte man. */
  readonly joining?: readonly string[];
  /** Verbs that form a unit with their bare object: make landfall. */
  readonly light?: readonly string[];
  /** Words for which nothing is suggested: numbers in letters, parts of the day. */
  readonly alone?: readonly string[];
  /** Words that are never suggested: vulgar ones. */
  readonly taboo?: readonly string[];
  /** Words that compare an adjective, with the degree that an ending would express: more → wetter. */
  readonly comparing?: Readonly<Record<string, string>>;
  /** The government of verbs: `lexicon-government.txt.gz`. */
  readonly government?: Government;
  /** Uses that words never have: `lexicon-usage.txt.gz`. */
  readonly usage?: Usage;
  /** Other spellings, which are tried if the lemma is not found. */
  readonly lookups?: readonly LookupRule[];
}

/** `ending` becomes each of `becomes`; a candidate found in this way gets `features`, or `append`, again. */
export interface LookupRule {
  readonly ending: string;
  readonly becomes: readonly string[];
  /** Applied before the lemma is looked up: acoger-se, whose pronoun every candidate must keep. */
  readonly first?: boolean;
  /** Parts of speech of the word in the text to which the rule applies; all by default. */
  readonly upos?: readonly Upos[];
  /** The candidate has this part of speech and these features. */
  readonly as?: { readonly upos: Upos; readonly features: Readonly<Record<string, string>> };
  /** Endings added to the candidate in the form of `as`: the first `[ending, becomes]` that matches. */
  readonly append?: readonly (readonly [string, string])[];
  /** Stress marks are removed if an ending is added: automático, automaticamente. */
  readonly unstressed?: boolean;
}

/** All data about the synonyms of a language. */
export interface Lexicon {
  readonly language: string;
  /** The shipped table first, then those of packs, then the plain words. */
  readonly tables: readonly LinkTable[];
  /** The plain words and phrases, which are among the tables, too. */
  readonly plain?: LinkTable;
  readonly vectors?: WordVectors;
  readonly readings: Readings;
  readonly settings: LexiconSettings;
  /** `LexiconSettings.opposites`, in lower case. */
  readonly opposites: ReadonlySet<string>;
  /** The probability of adjacent words, if the ranker needs it. */
  readonly fluency?: Fluency;
  /** A larger frequency list, from a pack. */
  readonly frequency?: Frequency;
  /** The available kinds of evidence. */
  readonly kinds: ReadonlySet<EvidenceKind>;
}

const NO_SETTINGS: LexiconSettings = {
  weights: {},
  calibration: { slope: 1, lead: 0, bias: 0 },
  decide: { confidence: 1, gain: 9 },
  negations: [],
};

/**
 * Loads the lexicon of a language, with the packs that were pulled for it.
 *
 * @example const lexicon = await loadLexicon('es');
 */
export async function loadLexicon(
  id: string,
  from?: LanguageFiles,
  packs: readonly LanguageFiles[] = [],
): Promise<Lexicon> {
  const files = from ?? (await folderFiles());
  const [settings, ranker, rules, words, sentences, terms, kinds, uses, takes, vectors, ...tables] =
    await Promise.all([
      readText(files, `${id}/lexicon.json`),
      readText(files, `${id}/lexicon-ranker.json`),
      readText(files, `${id}/lexicon-forms.json.gz`),
      readText(files, `${id}/lexicon-plain.txt`),
      readJson(files, `${id}/sentences.json`),
      readText(files, `${id}/lexicon-terms.txt.gz`),
      readText(files, `${id}/lexicon-kinds.txt`),
      readText(files, `${id}/lexicon-usage.txt.gz`),
      readText(files, `${id}/lexicon-government.txt.gz`),
      unpacked(files, `${id}/vectors.bin.gz`, (bytes) => new WordVectors(bytes)),
      shippedTable(files, id),
      ...packs.map((each) => readTable(each, `${id}/synonyms.bin.gz`)),
    ]);
  const lists = await Promise.all(packs.map((each) => readText(each, `${id}/frequency.tsv.gz`)));
  const forms = await Promise.all(packs.map((each) => readText(each, `${id}/forms.tsv.gz`)));
  const list = lists.find((text) => text !== undefined);
  const present: LinkTable[] = tables.filter((table) => table !== undefined);
  const written = JSON.parse(settings ?? '{}') as Partial<LexiconSettings>;
  const rankers = JSON.parse(ranker ?? '{}') as RankerFile;
  const fluency = rankers.weights?.fluency === undefined ? undefined : await loadFluency(files, id);
  const withPacks = tables.slice(1).some((table) => table !== undefined);
  const { phrases } = (sentences ?? {}) as { phrases?: Record<string, string> };
  const plain = words || phrases ? plainTable(words ?? '', phrases) : undefined;
  if (plain) present.push(plain);
  if (terms) present.push(termTable(terms));
  return {
    language: id,
    tables: present,
    ...(plain && { plain }),
    ...(vectors && { vectors }),
    readings: new Readings(
      JSON.parse(rules ?? '[]') as FormRule[],
      forms.join('\n'),
      written.stems,
    ),
    opposites: new Set(written.opposites?.map((pair) => pair.toLowerCase())),
    settings: {
      ...NO_SETTINGS,
      ...written,
      keep: [...(written.keep ?? []), ...(kinds?.split('\n') ?? [])],
      ...(uses && { usage: new Usage(uses) }),
      ...(takes && { government: new Government(takes) }),
      ...learned(rankers, withPacks),
    },
    ...(fluency && { fluency }),
    ...(list !== undefined && { frequency: readFrequency(list) }),
    kinds: new Set(present.flatMap((table) => table.sources.map(({ kind }) => kind))),
  };
}

/** `lexicon-ranker.json`; with packs, there is more evidence, with other weights. */
type RankerFile = Partial<Pick<LexiconSettings, 'weights' | 'calibration'>> & {
  readonly packed?: Pick<LexiconSettings, 'weights' | 'calibration'>;
};

function learned({ packed, ...shipped }: RankerFile, withPacks: boolean): Partial<LexiconSettings> {
  const ranker = withPacks && packed ? packed : shipped;
  return { ...ranker, weights: { ...UNTAUGHT, ...ranker.weights } };
}

/** Too rare for a ranker to learn: candidates of a list of plain words are first. */
const UNTAUGHT = { plain: 12 };

/** The thesaurus, if requested, or else the language's own table of open sources. */
async function shippedTable(files: LanguageFiles, id: string): Promise<SynonymTable | undefined> {
  const thesaurus = await readTable(files, `${id}/synonyms.bin.gz`);
  return thesaurus ?? readTable(files, `${id}/lexicon-synonyms.bin.gz`);
}

function readTable(files: LanguageFiles, path: string): Promise<SynonymTable | undefined> {
  return unpacked(files, path, (bytes) => new SynonymTable(bytes));
}

async function unpacked<T>(
  files: LanguageFiles,
  path: string,
  read: (bytes: Uint8Array) => T,
): Promise<T | undefined> {
  const bytes = await files.read(path);
  return bytes && read(await gunzip(bytes));
}
