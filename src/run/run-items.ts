import { KlartextError } from '../core/index.ts';
import { ProviderFault } from './providers/fault.ts';

/** Items to process once each, several at a time, with the results known so far. */
export interface ItemRun<R> {
  readonly count: number;
  readonly concurrency: number;
  /** A valid result from an earlier run. */
  known(item: number): R | undefined;
  work(item: number): Promise<R>;
  /** The record for an item whose calls all failed. */
  failed(item: number, why: string): R;
  /** Stores a new result permanently; it is reported only afterwards. */
  keep(result: R): Promise<void>;
  /** Called in the order of the items. */
  report(result: R, item: number): void | Promise<void>;
}

/** After this many consecutive items without an answer, the run stops to protect the rest. */
const MOST_FAILURES_IN_ROW = 8;

/**
 * Processes items. A result counts once it is stored; results are reported in order. Stops when no
 * call can succeed or too many fail in a row; stored results are kept.
 */
export async function runItems<R>(run: ItemRun<R>): Promise<void> {
  const results = new Map<number, R>();
  let [next, reported, failuresInRow] = [0, 0, 0];
  let broken: unknown;

  const report = async () => {
    for (let result = results.get(reported); result !== undefined; result = results.get(reported)) {
      results.delete(reported);
      reported++;
      await run.report(result, reported - 1);
    }
  };
  // One at a time, or two callers could report the same result.
  let reporting = Promise.resolve();
  const settle = (item: number, result: R) => {
    results.set(item, result);
    reporting = reporting.then(report);
    return reporting;
  };

  const worker = async () => {
    while (broken === undefined && next < run.count) {
      const item = next++;
      try {
        const known = run.known(item);
        if (known !== undefined) {
          await settle(item, known);
          continue;
        }
        const result = await attempted(item);
        await run.keep(result);
        await settle(item, result);
      } catch (error) {
        broken ??= error;
      }
    }
  };

  const attempted = async (item: number): Promise<R> => {
    try {
      const result = await run.work(item);
      failuresInRow = 0;
      return result;
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      failuresInRow++;
      if (error.kind === 'fatal' || failuresInRow >= MOST_FAILURES_IN_ROW) throw gaveUp(error);
      return run.failed(item, error.message);
    }
  };

  await Promise.all(Array.from({ length: Math.max(1, run.concurrency) }, worker));
  if (broken !== undefined) throw broken;
}

function gaveUp(error: ProviderFault): KlartextError {
  return new KlartextError(
    'no-answer',
    `The model does not answer: ${error.message}.`,
    error.kind === 'fatal'
      ? 'Check --model, --base-url and the key in the environment.'
      : 'With --run DIR, finished results are kept; repeat the same call to resume.',
    { cause: error },
  );
}
