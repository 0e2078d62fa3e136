import type { EngineInfo, LanguageInfo } from '../../contract/index.ts';
import { describeLanguages, folderFiles } from '../../language/index.ts';
import { readProfile } from '../../language/profile.ts';
import { engines } from '../../simplify/engine.ts';

/** Scripts that the fonts of our PDF files have. */
const PDF_SCRIPTS = new Set(['Latn', 'Cyrl', 'Grek']);

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
      pdf: PDF_SCRIPTS.has(script),
    };
  });
  return Promise.all(described);
}

/** What makes candidates. */
export function engineInfos(): EngineInfo[] {
  return engines.names().map((name) => ({
    name,
    summary: engines.get(name).summary,
    outside: false,
    isDefault: name === 'default',
  }));
}
