import { type Registry, registry } from '../core/index.ts';
import type { Language, LanguageFiles } from '../language/index.ts';
import type { DefaultWishes } from './default-engine.ts';
import type { Engine } from './engine.ts';

/** How to load an engine. */
export interface EngineEntry {
  readonly summary: string;
  /** Does it need parts of speech and trees (`Language.analyse`), or only tokens? */
  readonly needsAnalysis: boolean;
  load(language: Language, files?: LanguageFiles, wishes?: DefaultWishes): Promise<Engine>;
}

/**
 * Engines by name.
 *
 * @example engines.get('identity').summary // 'the unchanged text'
 */
export const engines: Registry<EngineEntry> = registry<EngineEntry>('engine', {
  identity: () => ({
    summary: 'the unchanged text',
    needsAnalysis: false,
    load: async (language) => (await import('./baseline-engines.ts')).identity(language),
  }),
  truncate: () => ({
    summary: 'the first 80% of the words',
    needsAnalysis: false,
    load: async (language) => (await import('./baseline-engines.ts')).truncate(language),
  }),
  rules: () => ({
    summary: 'rules that rewrite sentences until they fit the level; no synonyms',
    needsAnalysis: true,
    load: async (language, files) =>
      (await import('./rewrite/engine.ts')).loadRuleEngine(language, files),
  }),
  sentences: () => ({
    summary: 'splits, deletions and phrases by the rules of the first engine; no synonyms',
    needsAnalysis: true,
    load: (language, files) => loadSentences(language.id, asLoaded(language), files),
  }),
  default: () => ({
    summary: 'easier words, and rules that rewrite sentences until they fit the level',
    needsAnalysis: true,
    load: (language, files, wishes) => loadDefault(language.id, asLoaded(language), files, wishes),
  }),
});

const asLoaded = (language: Language) => Promise.resolve(language);

async function loadSentences(
  id: string,
  loading: Promise<Language>,
  files?: LanguageFiles,
): Promise<Engine> {
  const { loadSentenceEngine } = await import('./sentences/sentence-engine.ts');
  return loadSentenceEngine('sentences', id, loading, { words: false, ...(files && { files }) });
}

async function loadDefault(
  id: string,
  loading: Promise<Language>,
  files?: LanguageFiles,
  wishes?: DefaultWishes,
): Promise<Engine> {
  return (await import('./default-engine.ts')).loadDefaultEngine(id, loading, files, wishes);
}

/**
 * Loads an engine for a language. Without requests for ratios, `{ ratios: false }` loads less.
 *
 * @example const engine = await loadEngine('default', await loadLanguage('en'));
 */
export function loadEngine(
  name: string,
  language: Language,
  files?: LanguageFiles,
  wishes?: DefaultWishes,
): Promise<Engine> {
  return engines.get(name).load(language, files, wishes);
}

/** As `loadEngine`, while the language is still loading: both read large files. */
export async function loadEngineBeside(
  name: string,
  id: string,
  loading: Promise<Language>,
  wishes?: DefaultWishes,
): Promise<Engine> {
  // The engine reports the failure, possibly after the language fails to load.
  loading.catch(() => {});
  if (name === 'sentences') return loadSentences(id, loading);
  if (name === 'default') return loadDefault(id, loading, undefined, wishes);
  return loadEngine(name, await loading);
}
