import { levenshteinSimilarity } from '../../evaluate/edits/index.ts';

/** MultiSim's Table 7: operations on source sentences, in per cent of them. */
export interface OperationShares {
  readonly deleted: number;
  readonly split: number;
  readonly same: number;
  readonly changed: number;
  readonly merged: number;
  /** In per cent of simple sentences. */
  readonly inserted: number;
}

/** fuzzywuzzy's ratio in whole per cent; MultiSim counts pairs from this value as identical. */
const SAME = 95;

/**
 * Counts edit operations from the number of sentences on both sides of each pair: 1:0, 1:n, 1:1,
 * n:1, 0:1. In n:m pairs, each source sentence has several counterparts, so it counts as split.
 */
export class OperationTally {
  #sources = 0;
  #targets = 0;
  readonly #counts = { deleted: 0, split: 0, same: 0, changed: 0, merged: 0, inserted: 0 };

  add(source: string, sources: number, target: string, targets: number): void {
    this.#sources += sources;
    this.#targets += targets;
    if (targets === 0) this.#counts.deleted += sources;
    else if (sources === 0) this.#counts.inserted += targets;
    else if (targets > 1) this.#counts.split += sources;
    else if (sources > 1) this.#counts.merged += sources;
    else if (isSame(source, target)) this.#counts.same++;
    else this.#counts.changed++;
  }

  shares(): OperationShares {
    const ofSources = (count: number) => (100 * count) / Math.max(1, this.#sources);
    const { deleted, split, same, changed, merged, inserted } = this.#counts;
    return {
      deleted: ofSources(deleted),
      split: ofSources(split),
      same: ofSources(same),
      changed: ofSources(changed),
      merged: ofSources(merged),
      inserted: (100 * inserted) / Math.max(1, this.#targets),
    };
  }
}

/** The paper states a Levenshtein distance of at most 5%; its code and its numbers use this. */
function isSame(source: string, target: string): boolean {
  return Math.round(100 * levenshteinSimilarity(source, target)) >= SAME;
}
