import { expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { Rewriter } from '../driver.ts';
import { RuleSet } from '../rule.ts';
import { readRuleFiles } from '../rule-files.ts';
import { compileRules } from '../rules.ts';
import { numberedSeries } from './index.ts';

const english = await loadLanguage('en');
const rewriter = new Rewriter(english, new RuleSet(compileRules(readRuleFiles('en')).compiled));
const parts = (text: string) => {
  const [tree] = rewriter.read(text);
  const members = numberedSeries(tree)?.members ?? [];
  return members.map((member) => member.map((at) => tree.at(at).form).join(' '));
};

it('marks that number the parts of a sentence begin with the first and are in order', () => {
  expect(parts('You must (a) send the form and (b) pay the fee')).toEqual([
    '( a ) send the form and',
    '( b ) pay the fee',
  ]);
  expect(parts('You must (i) send it, (ii) pay it and (iii) wait')).toHaveLength(3);
  expect(parts('The rules of subsection (b) and subsection (c) hold.')).toEqual([]);
  expect(parts('Section 3(a) and section 3(b) of the law hold.')).toEqual([]);
});
