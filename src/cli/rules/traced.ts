import { brokenLimits } from '../../simplify/find/index.ts';
import type { ReaderProfile } from '../../simplify/profile/index.ts';
import type { Rewriter, Rewritten, TraceEvent } from '../../simplify/rewrite/driver.ts';
import type { Strength } from '../../simplify/rewrite/rule.ts';

/** What the rules did with a sentence, and what stopped those that nearly applied. */
export interface Trace {
  readonly sentence: string;
  readonly limits: readonly string[];
  readonly rewritten: Rewritten;
  /** Rules whose pattern fitted and that were stopped later; the nearest to success first. */
  readonly stopped: readonly TraceEvent[];
  /** Rules whose pattern did not fit, the nearest first. */
  readonly missed: readonly TraceEvent[];
}

/** The later a rule is stopped, the nearer it came. */
const STAGES = ['unless', 'build', 'licence', 'gain', 'trial', 'verify'];
const stageOf = ({ stopped = '' }: TraceEvent) => STAGES.indexOf(stopped.split('/')[0]);
const shareOf = ({ step }: TraceEvent) => (step ? step[0] / step[1] : 0);

/**
 * Traces the rules on the sentences of a text: "why did nothing happen to this sentence?"
 *
 * @example traced(rewriter, 'A text.', { profile: levelProfile('B1'), strength: 'balanced' })
 */
export function traced(
  rewriter: Rewriter,
  text: string,
  options: { readonly profile: ReaderProfile; readonly strength: Strength; readonly only?: string },
): Trace[] {
  return rewriter.read(text).map((tree) => {
    const events = new Map<string, TraceEvent>();
    const rewritten = rewriter.rewrite(tree.text, {
      ...options,
      trace(event) {
        const key = [event.rule.id, event.stopped, event.because, event.sentence].join('\n');
        events.set(key, event);
      },
    });
    const all = [...events.values()].filter(({ stopped }) => stopped !== undefined);
    const [missed, stopped] = [
      all.filter((event) => event.stopped === 'match'),
      all.filter((event) => event.stopped !== 'match'),
    ];
    return {
      sentence: tree.text,
      limits: brokenLimits(tree, options.profile).map(
        ({ kind, value, limit }) => `${value} ${kind}, limit ${limit}`,
      ),
      rewritten,
      stopped: stopped.sort((a, b) => stageOf(b) - stageOf(a)),
      missed: missed.sort((a, b) => shareOf(b) - shareOf(a)),
    };
  });
}
