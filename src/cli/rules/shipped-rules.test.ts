import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { Rewriter } from '../../simplify/rewrite/driver.ts';
import { RuleSet } from '../../simplify/rewrite/rule.ts';
import { readRuleFiles, ruleLanguages } from '../../simplify/rewrite/rule-files.ts';
import { compileRules } from '../../simplify/rewrite/rules.ts';
import { checkExamples } from './examples.ts';

describe.each(ruleLanguages())('the rules of %s', (id) => {
  it('do to every example what is written beside it', async () => {
    const { compiled, sources } = compileRules(readRuleFiles(id));
    const rewriter = new Rewriter(await loadLanguage(id), new RuleSet(compiled));
    const failures = sources.flatMap((source) => checkExamples(rewriter, source));
    expect(
      failures.map(({ rule, example, problem }) => `${rule}: “${example}” ${problem}`),
    ).toEqual([]);
  });
});
