/** A cache that keeps the most recently used entries. */
export class Recent<K, V> {
  private readonly entries = new Map<K, V>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** The value of a key, created if missing. */
  get(key: K, make: () => V): V {
    const known = this.peek(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  peek(key: K): V | undefined {
    const known = this.entries.get(key);
    if (known === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, known);
    return known;
  }

  set(key: K, value: V): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size <= this.most) return;
    for (const oldest of this.entries.keys()) {
      this.entries.delete(oldest);
      break;
    }
  }

  delete(key: K): void {
    this.entries.delete(key);
  }
}
