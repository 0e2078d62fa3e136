/**
 * Numbers tokens: equal tokens have equal numbers. Tokens are given as positions in a text, so that
 * lookup copies no string; a `Map` would have to hash a new string each time.
 */
export class Vocabulary {
  private tokens: string[] = [];
  private hashes: Int32Array = new Int32Array(1 << 14);
  /** Numbers of tokens from 1; 0 marks a free slot. */
  private slots: Int32Array = new Int32Array(1 << 14);

  get size(): number {
    return this.tokens.length;
  }

  clear(): void {
    this.tokens = [];
    this.slots.fill(0);
  }

  /** The number of `text.slice(start, end)`. */
  number(text: string, start: number, end: number): number {
    let hash = end - start;
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 15;
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (let known = this.slots[slot]; known > 0; known = this.slots[slot]) {
      if (this.hashes[slot] === hash && isAt(this.tokens[known - 1], text, start, end)) {
        return known - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.tokens.push(text.slice(start, end));
    this.slots[slot] = this.tokens.length;
    this.hashes[slot] = hash;
    if (this.tokens.length * 2 > this.slots.length) this.grow();
    return this.tokens.length - 1;
  }

  private grow(): void {
    const { slots, hashes } = this;
    this.slots = new Int32Array(slots.length * 2);
    this.hashes = new Int32Array(slots.length * 2);
    const mask = this.slots.length - 1;
    for (let old = 0; old < slots.length; old++) {
      if (slots[old] === 0) continue;
      let slot = hashes[old] & mask;
      while (this.slots[slot] > 0) slot = (slot + 1) & mask;
      this.slots[slot] = slots[old];
      this.hashes[slot] = hashes[old];
    }
  }
}

function isAt(token: string, text: string, start: number, end: number): boolean {
  if (token.length !== end - start) return false;
  for (let i = 0; i < token.length; i++) {
    if (token.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  }
  return true;
}
