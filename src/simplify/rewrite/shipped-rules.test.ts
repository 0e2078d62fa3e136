import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { Rewriter } from './driver.ts';
import { checkExamples } from './examples.ts';
import { RuleSet } from './rule.ts';
import { readRuleFiles, ruleLanguages } from './rule-files.ts';
import { compileRules } from './rules.ts';

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
