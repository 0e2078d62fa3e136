import { applyEdits, sentencesOf } from '../src/core/index.ts';
import { type Language, loadLanguage } from '../src/language/index.ts';
import { loadEngine } from '../src/simplify/engine.ts';

type Preset = 'careful' | 'balanced' | 'strong';

/** A language, and what an engine makes of a text in it, sentence by sentence. */
export async function simplifier(
  id: string,
  engineName: 'rules' | 'default' = 'rules',
): Promise<[Language, (text: string, preset?: Preset) => string]> {
  const language = await loadLanguage(id);
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
