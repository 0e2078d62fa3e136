import { KlartextError } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { Rewriter } from '../../simplify/rewrite/driver.ts';
import { RuleSet } from '../../simplify/rewrite/rule.ts';
import { readRuleFiles, ruleLanguages } from '../../simplify/rewrite/rule-files.ts';
import { compileRules } from '../../simplify/rewrite/rules.ts';
import type { Terminal } from '../terminal.ts';
import { checkExamples } from './examples.ts';

/** The requested languages; if none is named, all that have rules. */
export function languagesWithRules(asked: string | undefined): string[] {
  const all = ruleLanguages();
  if (asked === undefined) return all;
  if (all.includes(asked)) return [asked];
  throw new KlartextError(
    'unknown-name',
    `There are no rules for "${asked}".`,
    `Languages with rules: ${all.join(', ')}.`,
  );
}

/** `klartext rules check`: compiles the rules and runs every example. */
export async function checkRules(
  { language, rule: wanted }: { readonly language?: string; readonly rule?: string },
  terminal: Terminal,
): Promise<number> {
  let failed = 0;
  const reports: unknown[] = [];
  for (const id of languagesWithRules(language)) {
    const { compiled, sources } = compileRules(readRuleFiles(id));
    const rewriter = new Rewriter(await loadLanguage(id), new RuleSet(compiled));
    const chosen = sources.filter(({ rule }) => wanted === undefined || rule.id.startsWith(wanted));
    const failures = chosen.flatMap((source) => checkExamples(rewriter, source));
    const examples = chosen.reduce(
      (sum, { examples: { change, stay } }) => sum + Object.keys(change).length + stay.length,
      0,
    );
    failed += failures.length;
    reports.push({ language: id, rules: chosen.length, examples, failures });
    if (terminal.json) continue;
    for (const { place, rule, example, problem } of failures) {
      terminal.write(`${place}: ${rule}\n  “${example}”\n  ${problem}\n`);
    }
    const result = failures.length === 0 ? 'as written' : `${failures.length} not as written`;
    terminal.write(`${id}: ${chosen.length} rules, ${examples} examples: ${result}\n`);
  }
  if (terminal.json) terminal.writeJson(reports);
  return failed === 0 ? 0 : 1;
}
