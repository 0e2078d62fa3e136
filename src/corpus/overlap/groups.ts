/** Disjoint sets (union–find) of records that must stay in one split. */
export class Groups {
  #parent = new Int32Array(1 << 10);
  size = 0;

  /** Adds a member in a group by itself and returns its number. */
  add(): number {
    if (this.size === this.#parent.length) {
      const grown = new Int32Array(this.size * 2);
      grown.set(this.#parent);
      this.#parent = grown;
    }
    this.#parent[this.size] = this.size;
    return this.size++;
  }

  /** The representative of the member's group. */
  of(member: number): number {
    const parent = this.#parent;
    let at = member;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  join(a: number, b: number): void {
    const [one, other] = [this.of(a), this.of(b)];
    // The earlier member represents the group, regardless of the order of joins.
    this.#parent[Math.max(one, other)] = Math.min(one, other);
  }
}
