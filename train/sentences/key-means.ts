/** What an edit was worth, and how much that counts. */
export interface Worth {
  readonly rule: string;
  readonly key: string;
  readonly gain: number;
  readonly weight: number;
}

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

  constructor(list: readonly Worth[]) {
    for (const { rule, key, gain, weight } of list) {
      for (const name of levels(rule, key)) {
        const entry = this.entries.get(name) ?? { sum: 0, count: 0 };
        this.entries.set(name, { sum: entry.sum + weight * gain, count: entry.count + weight });
      }
    }
  }

  /** The mean of a key when one example of it is not counted. */
  without(one: Worth): number {
    return this.mean(levels(one.rule, one.key), one);
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

  private mean(names: readonly string[], without?: Worth): number {
    let above = 0;
    names.forEach((name, level) => {
      const { sum, count } = this.entries.get(name) ?? { sum: 0, count: 0 };
      const own = without
        ? { sum: sum - without.weight * without.gain, count: count - without.weight }
        : { sum, count };
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
