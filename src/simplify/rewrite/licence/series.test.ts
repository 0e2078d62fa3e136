import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../../language/index.ts';
import { levelProfile } from '../../profile/index.ts';
import { Rewriter, type TraceEvent } from '../driver.ts';
import { RuleSet } from '../rule.ts';
import { readRuleFiles } from '../rule-files.ts';
import { compileRules } from '../rules.ts';

const english = await loadLanguage('en');
const rewriter = new Rewriter(english, new RuleSet(compileRules(readRuleFiles('en')).compiled));

function listed(text: string, level: 'A2' | 'B1' = 'A2') {
  const events: TraceEvent[] = [];
  const trace = (event: TraceEvent) => events.push(event);
  const options = { profile: levelProfile(level), strength: 'balanced', trace } as const;
  const { text: output } = rewriter.rewrite(text, options);
  return { output, stopped: events.map(({ stopped }) => stopped) };
}

describe('a list', () => {
  const three =
    'For the long journey every small child in the old town will need warm boots, long coats and red hats.';

  it('is made of as many short things as a reader of the level keeps in mind', () => {
    expect(listed(three).output).toContain('\n- warm boots\n- long coats\n- red hats');
    expect(listed(three, 'B1').output).toBe(three);
  });

  it('has items that commas part, joined once: a pair inside an item stays together', () => {
    const pair =
      'These new benefits may also include health care, cash aid, and food and nutrition help.';
    expect(listed(pair).output).toContain('\n- health care\n- cash aid\n- food and nutrition help');
  });

  it('says of no single thing what may be said of all', () => {
    const limited =
      'The large office in the old town accepts letters from all schools, shops and farms.';
    expect(listed(limited).output).toBe(limited);
  });
});
