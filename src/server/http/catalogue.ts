import type { EngineInfo, LanguageInfo } from '../../contract/index.ts';
import { describeLanguages, folderFiles } from '../../language/index.ts';
import { readProfile } from '../../language/profile.ts';
import { engines } from '../../simplify/engines.ts';
import { MODEL_ENGINE, type ModelSettings } from '../texts/model-settings.ts';

/** The languages and what each offers. */
export async function languageInfos(): Promise<LanguageInfo[]> {
  const files = await folderFiles();
  const all = await describeLanguages(files);
  const described = all.map(async ({ id, name, endonym, script, analysis, inflection }) => {
    const profile = await readProfile(files, id);
    return {
      id,
      name,
      endonym,
      script,
      direction: profile.direction,
      analysis,
      inflection,
      simplifies: analysis,
    };
  });
  return Promise.all(described);
}

/** The engines that make candidates. */
export function engineInfos(model: ModelSettings | undefined): EngineInfo[] {
  const own = engines.names().map((name) => ({
    name,
    summary: engines.get(name).summary,
    outside: false,
    isDefault: name === 'default',
  }));
  if (!model) return own;
  const summary = `the language model ${modelPlace(model)}`;
  return [...own, { name: MODEL_ENGINE, summary, outside: isOutside(model), isDefault: false }];
}

/** The model and the host to which text is sent. */
export function modelPlace({ model, baseUrl, provider }: ModelSettings): string {
  const host = baseUrl === undefined ? provider : new URL(baseUrl).host;
  return host === undefined ? model : `${model} (${host})`;
}

/** Does text leave this machine for it? */
export function isOutside({ model, baseUrl, provider }: ModelSettings): boolean {
  if (baseUrl !== undefined)
    return !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(baseUrl).hostname);
  return provider !== 'llama' && !model.toLowerCase().endsWith('.gguf');
}
