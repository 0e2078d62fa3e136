import { applyEdits, sentencesOf } from '../src/core/index.ts';
import { type Language, loadLanguage } from '../src/language/index.ts';
import { loadEngine } from '../src/simplify/engines.ts';

type Preset = 'careful' | 'balanced' | 'strong';
type EngineName = 'sentences' | 'default';
type Simplifier = [Language, (text: string, preset?: Preset) => string];

const languages = new Map<string, Promise<Language>>();
const simplifiers = new Map<string, Promise<Simplifier>>();

/**
 * A language, and what an engine makes of a text in it, sentence by sentence. Loaded once for all tests
 * of a process: loading takes longer than most of them.
 */
export function simplifier(id: string, engineName: EngineName = 'sentences'): Promise<Simplifier> {
  const key = `${id} ${engineName}`;
  const known = simplifiers.get(key) ?? load(id, engineName);
  simplifiers.set(key, known);
  return known;
}

async function load(id: string, engineName: EngineName): Promise<Simplifier> {
  const loading = languages.get(id) ?? loadLanguage(id);
  languages.set(id, loading);
  const language = await loading;
  const engine = await loadEngine(engineName, language);
  const simplify = (text: string, preset: Preset = 'balanced') => {
    const document = language.analyse(text);
    const edits = sentencesOf(document).flatMap(
      (each) => engine.simplify(document, each, {}, { preset })[0].edits,
    );
    return applyEdits(text, edits).text;
  };
  return [language, simplify];
}
