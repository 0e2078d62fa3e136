import { KlartextError } from '../../core/index.ts';
import type { RunSummary } from '../../run/index.ts';
import { printable } from '../columns.ts';
import type { Terminal } from '../terminal.ts';
import { numberIn } from './options.ts';
import type { ModelRewriter } from './rewriter.ts';

/** The results and costs of a run. */
export interface Outcome {
  readonly summary: RunSummary;
  /** The unit of the run; only lines have numbers that the user can look up. */
  readonly unit: 'line' | 'passage';
  readonly counts: ModelRewriter['counts'];
  /** Prices per million tokens sent and received. */
  readonly price: readonly [number, number] | undefined;
  /** The reason of the first failed call. */
  readonly failure: string | undefined;
}

/** Failed work, unless failed answers were accepted. */
export function exitCodeFor({ items, statuses }: RunSummary): number {
  return (statuses.answered ?? 0) < items ? 1 : 0;
}

export function priceOf(text: string): readonly [number, number] {
  const cells = text.split(',');
  if (cells.length !== 2) {
    throw new KlartextError(
      'bad-option',
      `--price takes two numbers, not "${text}".`,
      'Give the prices per million tokens sent and received: --price 0.5,1.5',
    );
  }
  return [numberIn('--price', cells[0], 0, 1e6), numberIn('--price', cells[1], 0, 1e6)];
}

/** Printed before the first answer, which may take a while. */
export function printWork(count: number, unit: Outcome['unit'], terminal: Terminal): void {
  terminal.notice(`rewriting ${count} ${unit}${count === 1 ? '' : 's'}\n`);
}

export function printSummary(outcome: Outcome, terminal: Terminal): void {
  const { summary, counts, price, failure } = outcome;
  const { items, resumed, statuses, tokens } = summary;
  const states = Object.entries(statuses).map(([status, count]) => `${count} ${status}`);
  const cost = price && (tokens.prompt * price[0] + tokens.answer * price[1]) / 1e6;
  const facts = [
    `${items} ${items === 1 ? 'text' : 'texts'}: ${states.join(', ')}${failure ? `, the first: ${printable(failure)}` : ''}`,
    ...(resumed > 0 ? [`${resumed} from the log`] : []),
    ...(counts.calls > 0
      ? [
          `${counts.calls} ${counts.calls === 1 ? 'call' : 'calls'}${counts.retries > 0 ? ` (${counts.retries} repeated)` : ''}`,
        ]
      : []),
    ...(counts.cached > 0 ? [`${counts.cached} from the cache`] : []),
    ...(tokens.prompt > 0 ? [`${tokens.prompt} + ${tokens.answer} tokens`] : []),
    ...(cost === undefined ? [] : [`cost ${cost.toFixed(4)}`]),
  ];
  terminal.notice(`${facts.join('; ')}.\n`);
  printFailures(outcome, terminal);
}

const MOST_NAMED = 20;

/** "6 of 20 kept as they were (lines 3, 8 …): negation 2, dates 2." */
function printFailures({ summary, unit }: Outcome, terminal: Terminal): void {
  const { items, failed, points, statuses } = summary;
  if (failed.length === 0) return;
  const kept = items - (statuses.answered ?? 0);
  const named = failed.slice(0, MOST_NAMED).map((item) => item + 1);
  const places = `${named.join(', ')}${failed.length > MOST_NAMED ? ' …' : ''}`;
  const lines =
    unit === 'line' ? ` (${named.length === 1 ? 'line' : 'lines'} ${places})` : ` (${unit}s)`;
  const by = Object.entries(points)
    .sort(([, a], [, b]) => b - a)
    .map(([point, count]) => `${point} ${count}`);
  const others = Object.entries(statuses)
    .filter(([status]) => status !== 'answered' && status !== 'rejected')
    .map(([status, count]) => `${status} ${count}`);
  const what = kept > 0 ? 'kept as they were' : 'accepted although they failed';
  terminal.notice(
    `${failed.length} of ${items} ${what}${lines}: ${[...by, ...others].join(', ')}.\n`,
  );
}
