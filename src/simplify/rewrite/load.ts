import { KlartextError } from '../../core/index.ts';
import { FROM_SOURCES } from '../../core/package-file.ts';
import { folderFiles, type LanguageFiles } from '../../language/index.ts';
import { type CompiledRules, RuleSet } from './rule.ts';

/** Where the compiled rules of a language are, below its folder. */
export const COMPILED = 'rules.json';

/**
 * The rules of a language: the compiled ones; while the package runs from its sources, those that
 * are written in YAML now.
 *
 * @example const rules = await loadRules('en');
 */
export async function loadRules(language: string, files?: LanguageFiles): Promise<RuleSet> {
  const compiled = await findRules(language, files);
  if (!compiled) {
    throw new KlartextError(
      'missing-data',
      `There are no rules for "${language}" yet.`,
      'Use --engine default, or run `npm run rules` if you have just written some.',
    );
  }
  return new RuleSet(compiled);
}

/** The compiled rules of a language, if it has any. */
export async function findRules(
  language: string,
  files?: LanguageFiles,
): Promise<CompiledRules | undefined> {
  if (FROM_SOURCES && !files)
    return (await import('./rule-files.ts')).compiledFromSources(language);
  const bytes = await (files ?? (await folderFiles())).read(`${language}/${COMPILED}`);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as CompiledRules);
}
