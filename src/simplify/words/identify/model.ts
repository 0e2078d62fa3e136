import type { Level, Upos } from '../../../core/index.ts';
import { KlartextError } from '../../../core/index.ts';
import { readText } from '../../../language/files.ts';
import { folderFiles, type Language, type LanguageFiles } from '../../../language/index.ts';
import type { Calibration, Columns, Knowledge } from './knowledge.ts';
import type { Spelling } from './spelling.ts';
import { flatTrees, type Trees } from './trees.ts';
import { type FactsOf, rememberedFacts } from './word-facts.ts';

/** `languages/complexity.json.gz`: the part shared by all languages. */
export interface SharedFile {
  /** Log-odds that one of some twenty readers marks a word as hard (CWI-2018). */
  readonly marked: Trees;
  readonly rated: Rated;
  /** The complexity above which a word is hard for a reader of this level. */
  readonly levels: Readonly<Record<Level, number>>;
}

/** How hard readers rate a word; the last feature is the output of `marked`. */
export interface Rated extends Trees {
  /** Ratings are close together: pairs of rating and complexity spread them over 0…1. */
  readonly scale: readonly (readonly [rating: number, complexity: number])[];
}

export type Scales = Readonly<Partial<Record<Upos, Rated['scale']>>>;

/** `languages/xx/complexity.json.gz`. */
export interface LanguageFile {
  readonly calibration: Calibration;
  readonly rarityBySpelling: {
    readonly base: number;
    readonly scale: number;
    readonly weights: string;
  };
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  /** Nouns are written with a capital, so that a capital does not mark a name. */
  readonly capitalNouns: boolean;
  /** Bytes for the words of the frequency list, column by column, in the order of the list. */
  readonly columns?: ColumnsFile;
  /** The language's own trees, if there is data from which to learn them. */
  readonly marked?: Trees;
  readonly rated?: Rated;
  /** Otherwise, the output of the shared trees is scaled so that running text has as many hard words as English, */
  readonly scale?: Rated['scale'];
  /** of each part of speech. */
  readonly scales?: Scales;
}

export interface ColumnsFile {
  readonly names: readonly string[];
  readonly defaults: readonly number[];
  readonly words: number;
  readonly bytes: string;
}

/** The complexity model of a language. */
export interface ComplexityModel {
  readonly language: Language;
  readonly facts: FactsOf;
  readonly capitalNouns: boolean;
  readonly calibration: Calibration;
  readonly columnNames: readonly string[];
  readonly marked: Trees;
  readonly rated: Rated;
  readonly scales: Scales;
  readonly levels: SharedFile['levels'];
  readonly sumMarked: (features: ArrayLike<number>) => number;
  readonly sumRated: (features: ArrayLike<number>) => number;
}

/**
 * Reads the data about hard words of a language, once.
 *
 * @example const model = await loadComplexity(await loadLanguage('es'));
 */
export async function loadComplexity(
  language: Language,
  from?: LanguageFiles,
): Promise<ComplexityModel> {
  const files = from ?? (await folderFiles());
  const [shared, own] = await Promise.all([
    readText(files, 'complexity.json.gz'),
    readText(files, `${language.id}/complexity.json.gz`),
  ]);
  if (shared === undefined || own === undefined) {
    throw new KlartextError(
      'missing-data',
      `There is no complexity model for the language "${language.id}".`,
      'Check that languages/ and the folder of the language each contain a complexity.json.gz.',
    );
  }
  return complexityModel(language, JSON.parse(shared), JSON.parse(own));
}

export function complexityModel(
  language: Language,
  shared: SharedFile,
  own: LanguageFile,
): ComplexityModel {
  const knowledge = knowledgeOf(language, own);
  const marked = own.marked ?? shared.marked;
  const rated = own.rated ?? { ...shared.rated, scale: own.scale ?? shared.rated.scale };
  return {
    language,
    facts: rememberedFacts(language, knowledge),
    capitalNouns: own.capitalNouns,
    calibration: own.calibration,
    columnNames: knowledge.columns.names,
    marked,
    rated,
    scales: own.scales ?? {},
    levels: shared.levels,
    sumMarked: flatTrees(marked),
    sumRated: flatTrees(rated),
  };
}

export function knowledgeOf(language: Language, file: LanguageFile): Knowledge {
  return {
    calibration: file.calibration,
    rarityBySpelling: spellingOf(file.rarityBySpelling),
    prefixes: new Set(file.prefixes),
    suffixes: new Set(file.suffixes),
    columns: columnsOf(language, file.columns),
  };
}

function spellingOf({ base, scale, weights }: LanguageFile['rarityBySpelling']): Spelling {
  return { base, scale, weights: new Int8Array(bytesOf(weights).buffer) };
}

const NO_COLUMNS: Columns = { names: [], defaults: [], of: () => undefined };

function columnsOf(language: Language, file: ColumnsFile | undefined): Columns {
  if (!file) return NO_COLUMNS;
  const bytes = bytesOf(file.bytes);
  // A rebuilt frequency list has other words at these positions: no columns are better than wrong ones.
  if (language.frequency.size !== file.words)
    return { ...NO_COLUMNS, ...file, of: () => undefined };
  return {
    names: file.names,
    defaults: file.defaults,
    of(word) {
      const rank = language.frequency.rank(word);
      if (rank === undefined) return undefined;
      return file.names.map((_, column) => bytes[column * file.words + rank - 1]);
    },
  };
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
