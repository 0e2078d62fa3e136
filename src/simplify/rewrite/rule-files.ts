import { KlartextError } from '../../core/index.ts';
import { nodeModule } from '../../core/node-module.ts';
import { packageFile } from '../../core/package-file.ts';
import type { CompiledRules } from './rule.ts';
import { compileRules, type RuleFile, type RuleFiles } from './rules.ts';

const [{ existsSync, readdirSync, readFileSync }, { fileURLToPath }] = await Promise.all([
  nodeModule<typeof import('node:fs')>('node:fs'),
  nodeModule<typeof import('node:url')>('node:url'),
]);

/** The languages that have rules: those with a `syntax.yaml`. */
export function ruleLanguages(root: string = languagesFolder()): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(`${root}/${name}/syntax.yaml`))
    .sort();
}

/** The files that the rules of a language are compiled from, shared ones first. */
export function readRuleFiles(language: string, root: string = languagesFolder()): RuleFiles {
  const file = (path: string): RuleFile => ({
    path,
    text: readFileSync(`${root}/${path}`, 'utf8'),
  });
  const folder = (path: string, ending: string): RuleFile[] => {
    if (!existsSync(`${root}/${path}`)) return [];
    const names = readdirSync(`${root}/${path}`).filter((name) => name.endsWith(ending));
    return names.sort().map((name) => file(`${path}/${name}`));
  };
  return {
    language,
    syntax: file(`${language}/syntax.yaml`),
    classes: folder(`${language}/classes`, '.txt'),
    rules: [...folder('shared/rules', '.yaml'), ...folder(`${language}/rules`, '.yaml')],
  };
}

/** The folder in which rules are written: in a clone only; packages hold the compiled ones. */
export function languagesFolder(): string {
  const folder = fileURLToPath(packageFile('languages'));
  if (existsSync(folder)) return folder;
  throw new KlartextError(
    'missing-data',
    'The sources of the rules are not part of the npm package.',
    'Run this command in a clone of the repository.',
  );
}

/** The rules of a language as they are written now; none where it has none. */
export async function compiledFromSources(language: string): Promise<CompiledRules | undefined> {
  if (!ruleLanguages().includes(language)) return undefined;
  return compileRules(readRuleFiles(language)).compiled;
}
