import type { Proposal } from '../../src/simplify/sentences/proposal.ts';
import type { Example } from './gains.ts';

/** Examples as which the mean of the level above counts. */
const SHRINK = 5;
/** Keys seen more seldom are not kept. */
const LEAST = 3;

interface Entry {
  sum: number;
  count: number;
}

/** What edits were worth by rule, by the first word of their key and by their key, each shrunk to the one above. */
export class KeyMeans {
  private readonly entries = new Map<string, Entry>();

  constructor(list: readonly Example[]) {
    for (const { proposal, gain } of list) {
      for (const name of levels(proposal.rule, proposal.key)) {
        const entry = this.entries.get(name) ?? { sum: 0, count: 0 };
        this.entries.set(name, { sum: entry.sum + gain, count: entry.count + 1 });
      }
    }
  }

  /** The mean of a proposal's key when one example of it, worth `gain`, is not counted. */
  without({ rule, key }: Proposal, gain: number): number {
    return this.mean(levels(rule, key), gain);
  }

  /** All that are kept. */
  table(): Record<string, number> {
    const table: Record<string, number> = {};
    for (const [name, { count }] of this.entries) {
      const [rule, ...words] = name.split(' ');
      if (words.length === 0 || count >= LEAST)
        table[name] = this.mean(levels(rule, words.join(' ')));
    }
    return table;
  }

  private mean(names: readonly string[], without?: number): number {
    let above = 0;
    names.forEach((name, level) => {
      const { sum, count } = this.entries.get(name) ?? { sum: 0, count: 0 };
      const own = without === undefined ? { sum, count } : { sum: sum - without, count: count - 1 };
      above =
        level === 0
          ? own.sum / Math.max(1, own.count)
          : (own.sum + SHRINK * above) / (own.count + SHRINK);
    });
    return above;
  }
}

function levels(rule: string, key: string): string[] {
  const first = key.split(' ')[0];
  return [...new Set([rule, `${rule} ${first}`, `${rule} ${key}`])];
}
