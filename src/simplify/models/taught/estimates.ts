import { type AcceptableVerdict, acceptable } from './acceptable.ts';
import type { Estimator } from './estimate.ts';

/**
 * The estimator's verdicts on changes, for a synchronous judge: an unknown one is
 * recorded and computed before the next verification.
 */
export class Estimates {
  private readonly known = new Map<string, AcceptableVerdict>();
  private readonly open = new Map<string, Set<string>>();
  private readonly estimator: Estimator;

  constructor(estimator: Estimator) {
    this.estimator = estimator;
  }

  /** The verdict on a change; undefined while it is unknown, or if nothing changes. */
  of(source: string, candidate: string): AcceptableVerdict | undefined {
    if (source === candidate) return undefined;
    const verdict = this.known.get(keyOf(source, candidate));
    if (!verdict) {
      const candidates = this.open.get(source) ?? new Set();
      this.open.set(source, candidates.add(candidate));
    }
    return verdict;
  }

  /** The number of sources with changes that have not been estimated yet. */
  get openSources(): number {
    return this.open.size;
  }

  /** Computes the pending estimates. */
  async answer(onSource: () => void | Promise<void> = () => {}): Promise<void> {
    for (const [source, candidates] of [...this.open]) {
      const texts = [...candidates];
      const verdicts = await acceptable(this.estimator, source, texts);
      texts.forEach((text, at) => {
        this.known.set(keyOf(source, text), verdicts[at]);
      });
      this.open.delete(source);
      await onSource();
    }
  }
}

const keyOf = (source: string, candidate: string) => `${source}\0${candidate}`;
