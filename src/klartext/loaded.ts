import { onceFor } from '../core/once-for.ts';
import { askedLanguageId, identifiedLanguageId } from '../language/choose.ts';
import {
  folderFiles,
  type Identifier,
  type Language,
  type LanguageFiles,
  type LoadOptions,
  loadIdentifier,
  loadLanguage,
} from '../language/index.ts';
import type { Engine } from '../simplify/engine.ts';
import type { ComplexityModel, Lexicon } from '../simplify/words/index.ts';

/** Options of every call about a text. */
export interface TextOptions {
  /** The id of its language, such as `en`; default: detected from the text. */
  readonly language?: string;
  /** The source of language data; default in Node: the folder of this package. */
  readonly files?: LanguageFiles;
}

/** A language with all its parts takes some 200 MB: the number of recently used ones to keep. */
const MOST_LANGUAGES = 4;
/** Below this confidence, detection is wrong too often for a caller who does not see its result. */
const SURE = 0.5;
const OPTION = { name: 'the option "language"', example: "{ language: 'en' }" };

let shipped: Promise<LanguageFiles> | undefined;

/** The data loaded from one source of files; each part is loaded once, but again after a failure. */
export class Loaded {
  readonly files: LanguageFiles;
  private identifying: Promise<Identifier> | undefined;
  private readonly languages = new Map<string, LanguageParts>();

  constructor(files: LanguageFiles) {
    this.files = files;
  }

  identifier(): Promise<Identifier> {
    this.identifying ??= loadIdentifier(this.files);
    this.identifying.catch(() => {
      this.identifying = undefined;
    });
    return this.identifying;
  }

  /** The parts of the requested language, or else of the language of the text. */
  async partsFor(text: string, asked: string | undefined): Promise<LanguageParts> {
    const id =
      asked === undefined
        ? identifiedLanguageId(text, await this.identifier(), OPTION, SURE)
        : await askedLanguageId(asked, this.files);
    const parts = this.languages.get(id) ?? new LanguageParts(id, this.files);
    this.languages.delete(id);
    this.languages.set(id, parts);
    for (const oldest of this.languages.keys()) {
      if (this.languages.size <= MOST_LANGUAGES) break;
      this.languages.delete(oldest);
    }
    return parts;
  }
}

/** The parts of a language, each loaded on first use. */
export class LanguageParts {
  readonly id: string;
  readonly files: LanguageFiles;
  private readonly parts = new Map<string, Promise<unknown>>();

  constructor(id: string, files: LanguageFiles) {
    this.id = id;
    this.files = files;
  }

  /** The language; only the requested parts unless all are already loaded. */
  language(without: NonNullable<LoadOptions['without']> = []): Promise<Language> {
    const all = 'language';
    const name = this.parts.has(all) ? all : [all, ...without].join('-');
    return this.once(name, () => loadLanguage(this.id, this.files, { without }));
  }

  lexicon(): Promise<Lexicon> {
    return this.once('lexicon', async () => {
      const { loadLexicon } = await import('../simplify/words/index.ts');
      return loadLexicon(this.id, this.files);
    });
  }

  complexity(): Promise<ComplexityModel> {
    return this.once('complexity', async () => {
      const { loadComplexity } = await import('../simplify/words/index.ts');
      return loadComplexity(await this.language(), this.files);
    });
  }

  engine(name: string): Promise<Engine> {
    return this.once(`engine-${name}`, async () => {
      const { loadEngine } = await import('../simplify/engines.ts');
      // By default an engine finds its own files: from sources, the current rules.
      const files = this.files === (await shipped) ? undefined : this.files;
      // Callers cannot request a ratio here.
      return loadEngine(name, await this.language(), files, { ratios: false });
    });
  }

  private once<T>(name: string, load: () => Promise<T>): Promise<T> {
    const known = (this.parts.get(name) as Promise<T> | undefined) ?? load();
    this.parts.set(name, known);
    known.catch(() => this.parts.delete(name));
    return known;
  }
}

const loadedFrom = onceFor((files: LanguageFiles) => new Loaded(files));

/** The data loaded from these files, or from the folder of this package. */
export async function loaded(files?: LanguageFiles): Promise<Loaded> {
  if (files) return loadedFrom(files);
  shipped ??= folderFiles();
  return loadedFrom(await shipped);
}
