import type { ModelAnswer, ModelRequest, TextModel } from '../simplify/models/index.ts';
import { ProviderFault } from './providers/fault.ts';

/** The limits for retries. */
export interface Patience {
  readonly retries: number;
  /** Milliseconds before the first repetition; doubled each time, up to `longest`. */
  readonly pause: number;
  readonly longest: number;
  /** Calls at the same time. */
  readonly concurrency: number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** A random number from 0 to 1, so that calls that failed together are not repeated together. */
  readonly random: () => number;
  readonly now: () => number;
}

/**
 * A model with retries: limits simultaneous calls and repeats failed ones with growing pauses. A busy
 * server holds back all calls, not only the one it rejected.
 */
export function patient(
  model: TextModel,
  patience: Patience,
  onRetry: (why: string, wait: number) => void = () => {},
): TextModel {
  const gate = new Gate(patience.concurrency);
  let quietUntil = 0;
  const attempt = async (request: ModelRequest): Promise<ModelAnswer> => {
    for (let wait = quietUntil - patience.now(); wait > 0; wait = quietUntil - patience.now()) {
      await patience.sleep(wait);
    }
    return model.generate(request);
  };
  return {
    name: model.name,
    async generate(request) {
      for (let tries = 0; ; tries++) {
        try {
          return await gate.through(() => attempt(request));
        } catch (error) {
          const isPassing =
            error instanceof ProviderFault && (error.kind === 'busy' || error.kind === 'broken');
          if (!isPassing || tries >= patience.retries) throw error;
          const grown = Math.min(patience.longest, patience.pause * 2 ** tries);
          const wait = error.wait ?? grown * (0.5 + patience.random() / 2);
          if (error.kind === 'busy') quietUntil = Math.max(quietUntil, patience.now() + wait);
          onRetry(error.message, wait);
          if (error.kind === 'broken') await patience.sleep(wait);
        }
      }
    },
  };
}

/** Limits simultaneous calls; the others wait in order. */
class Gate {
  private free: number;
  private readonly queue: (() => void)[] = [];

  constructor(most: number) {
    this.free = most;
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--;
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.free++;
    }
  }
}
