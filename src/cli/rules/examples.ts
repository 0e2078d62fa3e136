import { levelProfile } from '../../simplify/profile/index.ts';
import type { Rewriter, TraceEvent } from '../../simplify/rewrite/driver.ts';
import type { SourceRule } from '../../simplify/rewrite/rules.ts';

/** An example whose result differs from the expected one. */
export interface Failure {
  readonly place: string;
  readonly rule: string;
  readonly example: string;
  readonly problem: string;
}

/**
 * Runs the examples of a rule, with that rule only: what must change comes out as written and is left
 * alone then; what must stay is kept by what it names.
 */
export function checkExamples(
  rewriter: Rewriter,
  { rule, place, examples }: SourceRule,
): Failure[] {
  const failures: Failure[] = [];
  const tried = (text: string) => {
    const events: TraceEvent[] = [];
    const profile = levelProfile('A1');
    const trace = (event: TraceEvent) => events.push(event);
    const { text: output } = rewriter.rewrite(text, {
      profile,
      strength: 'strong',
      only: rule.id,
      trace,
    });
    return { output, stopped: events.filter((event) => event.stopped !== undefined) };
  };
  const fail = (example: string, problem: string) =>
    failures.push({ place, rule: rule.id, example, problem });
  for (const [source, wanted] of Object.entries(examples.change)) {
    const { output, stopped } = tried(source);
    const flat = output.replace(/\n+/gu, ' ');
    if (flat !== wanted) fail(source, `became “${flat}”, not “${wanted}”${reasons(stopped)}`);
    else if (rule.operation !== 'list') {
      const again = tried(output).output;
      if (again !== output) fail(source, `is not stable: a second pass changes it to “${again}”`);
    }
  }
  for (const { in: source, by } of examples.stay) {
    const { output, stopped } = tried(source);
    if (output !== source) fail(source, `must not change, but became “${output}”`);
    else if (!stopped.some((event) => [by].flat().includes(event.stopped ?? '')))
      fail(source, `must be blocked by ${[by].flat().join(' or ')}, not${reasons(stopped)}`);
  }
  return failures;
}

function reasons(events: readonly TraceEvent[]): string {
  const all = events.map(
    ({ stopped, because, step, output }) =>
      `${stopped}${step ? ` (step ${step[0] + 1} of ${step[1]})` : ''}${because ? `: ${because}` : ''}${output ? ` [${output}]` : ''}`,
  );
  return all.length === 0 ? ' (nothing came near)' : ` (${[...new Set(all)].join('; ')})`;
}
