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
 * What the word pipeline knows of a language beside its tables: `lexicon.json`, written by hand, and
 * `lexicon-ranker.json`, learned.
 */
/** How adjectives end that have an ending before their noun; but for `raise` and `past`, patterns. */
export interface AdjectiveEndings {
  /** Any ending, that of the comparative, and that of the superlative, with others after them. */
  readonly any: string;
  readonly raised: string;
  readonly most: string;
  /** The comparative ending: "er". */
  readonly raise: string;
  /** Ends that lose a letter before an ending: akzeptabel, akzeptable. */
  readonly drops: Readonly<Record<string, string>>;
  /** Lemmas of which it is not sure what they are with an ending, and as a comparative: teuer, rosa. */
  readonly uneven: string;
  readonly unevenRaised: string;
  /** Endings of a past tense, which is not an adjective: *dieser ist füllte. */
  readonly past: string;
}

export interface LexiconSettings {
  /** Weights of the ranker, by feature. */
  readonly weights: Readonly<Record<string, number>>;
  /** How score and lead become a confidence: 1 / (1 + exp(-(slope · score + lead · lead + bias))). */
  readonly calibration: { readonly slope: number; readonly lead: number; readonly bias: number };
  /** Requirements for an automatic replacement: confidence, gain in Zipf, sources (default 2). */
  readonly decide: {
    readonly confidence: number;
    readonly gain: number;
    readonly sources?: number;
    /** Sources that verbs need, which govern what stands around them. */
    readonly verbSources?: number;
    /** Only when nothing around the word must change with it: where case and gender are unsure. */
    readonly alone?: boolean;
    /** How to use the list of plain words: idioms are better explained than replaced. */
    readonly plain?: 'explain';
    /** Least similarity of the vectors, where both words have one. */
    readonly similarity?: number;
  };
  /** Beginnings that turn a word into its opposite: un-, des-. */
  readonly negations: readonly string[];
  /** Adjectives take the same endings after every lemma: ökologisch-es, organisch-es. */
  readonly adjectiveEndings?: AdjectiveEndings;
  /** The endings of adjectives and participles in -o: o, a, os, as. The word in the text shows which. */
  readonly agreeing?: readonly string[];
  /** Forms that are shorter before a noun: un mal ejemplo. */
  readonly beforeNoun?: Readonly<Record<string, string>>;
  /** Endings of adjectives that always show gender; others may not change: *generala. */
  readonly gendered?: readonly string[];
  /** Endings of adjectives that show no gender, each with its plural: popular, populares. */
  readonly unchanging?: readonly (readonly [ending: string, plural: string])[];
  /** Words with the preposition they require: disponer de. A word that requires none does not fit there. */
  readonly governs?: Readonly<Record<string, string>>;
  /** Prepositions that few verbs have right after them: only those that `governs` lists. */
  readonly strict?: readonly string[];
  /** How verbs end that hold a pronoun: colocá-ndolo. */
  readonly enclitics?: readonly string[];
  /** How nouns end that are verbs as well: polishing. */
  readonly gerund?: string;
  /** Verbs that take no object: vivir. */
  readonly intransitive?: readonly string[];
  /** How plurals end that lists take for words of their own: Kampfhandlungen. */
  readonly plurals?: readonly string[];
  /** Prepositions with all their forms: de, del. */
  readonly prepositions?: Readonly<Record<string, readonly string[]>>;
  /** Verbs beside which a participle never changes: han visto. */
  readonly perfect?: readonly string[];
  /** The first word of a phrase is its main one: ropa interior. */
  readonly mainFirst?: boolean;
  /** How infinitives end, where every one does and few other words do. */
  readonly verbEndings?: readonly string[];
  /** How infinitives end, where other words do so, too. */
  readonly infinitives?: readonly string[];
  /** How the stems of verbs change, and what they are in the infinitive: refieren, referir. */
  readonly stems?: readonly StemChange[];
  /** The particle inside or before an infinitive: anzubringen, zu befestigen. */
  readonly infix?: string;
  /** Beginnings that a verb drops: an-passen. With them the particle goes inside: anzupassen. */
  readonly separable?: readonly string[];
  /** Pairs of opposites that dictionaries take for neighbours: `rise fall`. */
  readonly opposites?: readonly string[];
  /** Lemmas that are never replaced of themselves: terms whose exact sense a synonym loses. */
  readonly keep?: readonly string[];
  /** Endings of adverbs that express an opinion: kurios-erweise. */
  readonly adverb?: string;
  /** How participles look, as a pattern. */
  readonly participles?: string;
  /** Words that begin a clause: nothing else is one of them. */
  readonly conjunctions?: readonly string[];
  /** Words that join clauses and leave the first place free: *Aber sollte man. */
  readonly joining?: readonly string[];
  /** Verbs that make one with their bare object: make landfall. */
  readonly light?: readonly string[];
  /** Words for which nothing is offered: numbers in letters, parts of the day. */
  readonly alone?: readonly string[];
  /** Words that are never offered: vulgar ones. */
  readonly taboo?: readonly string[];
  /** Words that compare an adjective, with the degree that an ending would express: more → wetter. */
  readonly comparing?: Readonly<Record<string, string>>;
  /** The government of verbs: `lexicon-government.txt.gz`. */
  readonly government?: Government;
  /** Uses that words never have: `lexicon-usage.txt.gz`. */
  readonly usage?: Usage;
  /** Other spellings under which a word may be found, tried when the lemma is not. */
  readonly lookups?: readonly LookupRule[];
}

/** `ending` becomes each of `becomes`; a candidate found so gets `features`, or `append`, again. */
export interface LookupRule {
  readonly ending: string;
  readonly becomes: readonly string[];
  /** Applies before the lemma is looked up: acoger-se, whose pronoun every candidate must keep. */
  readonly first?: boolean;
  /** Parts of speech of the word in the text for which the rule holds; all when not given. */
  readonly upos?: readonly Upos[];
  /** The candidate stands in this part of speech, with these features. */
  readonly as?: { readonly upos: Upos; readonly features: Readonly<Record<string, string>> };
  /** Endings put on the candidate, in the form that `as` gives it: each `[ending, becomes]`, the first that fits. */
  readonly append?: readonly (readonly [string, string])[];
  /** Marks of stress go when an ending is put on: automático, automaticamente. */
  readonly unstressed?: boolean;
}

/** All that is known of the synonyms of a language. */
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
  /** How likely words are next to each other, if the ranker needs it. */
  readonly fluency?: Fluency;
  /** A larger frequency list, from a pack. */
  readonly frequency?: Frequency;
  /** Kinds of evidence there are. */
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

/** `lexicon-ranker.json`; with packs there is more evidence, and it is weighed otherwise. */
type RankerFile = Partial<Pick<LexiconSettings, 'weights' | 'calibration'>> & {
  readonly packed?: Pick<LexiconSettings, 'weights' | 'calibration'>;
};

function learned({ packed, ...shipped }: RankerFile, withPacks: boolean): Partial<LexiconSettings> {
  const ranker = withPacks && packed ? packed : shipped;
  return { ...ranker, weights: { ...UNTAUGHT, ...ranker.weights } };
}

/** Too rare for a ranker to learn: a list of plain words comes first. */
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
