import { KlartextError, unknownName } from '../../core/index.ts';
import { identifiedLanguageId, type LanguageOption } from '../../language/choose.ts';
import {
  folderFiles,
  type Identifier,
  type Language,
  languageIds,
  loadIdentifier,
  loadLanguage,
} from '../../language/index.ts';
import { languageClues } from '../../simplify/document/clues.ts';
import type { Format } from '../../simplify/document/index.ts';
import type { Engine } from '../../simplify/engine.ts';
import { engines, loadEngine } from '../../simplify/engines.ts';
import { loadWording, type Wording } from '../../simplify/lint/index.ts';
import {
  type ComplexityModel,
  type Lexicon,
  loadComplexity,
  loadLexicon,
} from '../../simplify/words/index.ts';

/** The parts of a language that a worker has loaded. */
export interface Resources {
  readonly language: Language;
  readonly wording: Wording;
  readonly lexicon: Lexicon;
  readonly complexity?: ComplexityModel;
  /** An engine; with `ratios`, one that reaches the ratios of ACCESS. */
  engine(name: string, wishes: { readonly ratios: boolean }): Promise<Engine>;
}

/** A language with all its parts takes some 200 MB: the number of recently used ones to keep. */
const MOST_LOADED = 4;
const loaded = new Map<string, Promise<Resources>>();

/** The parts of a language, loaded once and kept while there is space. */
export function resourcesOf(id: string): Promise<Resources> {
  if (!languageIds().includes(id)) throw unknownName('language', id, languageIds());
  const known = loaded.get(id) ?? load(id);
  known.catch(() => loaded.delete(id));
  loaded.delete(id);
  loaded.set(id, known);
  for (const oldest of loaded.keys()) {
    if (loaded.size <= MOST_LOADED) break;
    loaded.delete(oldest);
  }
  return known;
}

async function load(id: string): Promise<Resources> {
  const language = await loadLanguage(id);
  const [wording, lexicon, complexity] = await Promise.all([
    loadWording(id),
    loadLexicon(id),
    loadComplexity(language).catch(withoutModel),
  ]);
  const made = new Map<string, Promise<Engine>>();
  return {
    language,
    wording,
    lexicon,
    ...(complexity && { complexity }),
    engine(name, wishes) {
      engines.get(name);
      const key = `${name} ${wishes.ratios}`;
      const engine = made.get(key) ?? loadEngine(name, language, undefined, wishes);
      engine.catch(() => made.delete(key));
      made.set(key, engine);
      return engine;
    },
  };
}

function withoutModel(error: unknown): undefined {
  if (error instanceof KlartextError && error.code === 'missing-data') return undefined;
  throw error;
}

let identifier: Promise<Identifier> | undefined;

/** The number of characters used to detect the language. */
const LOOKED_AT = 5_000;

/** The requested language, the one that the text declares, or that of its prose. */
export async function languageOf(
  text: string,
  asked: string | undefined,
  format: Format = 'text',
  { leastConfidence, ...option }: NamedOption = OPTION,
): Promise<string> {
  if (asked !== undefined) {
    if (!languageIds().includes(asked)) throw unknownName('language', asked, languageIds());
    return asked;
  }
  const { named, prose } = await languageClues(text, format);
  if (named !== undefined) return named;
  identifier ??= folderFiles().then(loadIdentifier);
  return identifiedLanguageId(prose.slice(0, LOOKED_AT), await identifier, option, leastConfidence);
}

/** How a caller names a language, and the confidence that detection needs. */
export interface NamedOption extends LanguageOption {
  readonly leastConfidence?: number;
}

const OPTION: NamedOption = { name: '"language"', example: '"language": "en"' };
