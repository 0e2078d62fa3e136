import type { EvidenceSource, Link, LinkTable } from './evidence.ts';
import { ByteReader, columnsOf, damagedTable, type SynonymHeader } from './synonym-columns.ts';

/**
 * A table of synonyms, read from its packed bytes. Loading only finds where each word and its links
 * begin; links are read on demand.
 */
export class SynonymTable implements LinkTable {
  readonly sources: readonly EvidenceSource[];
  readonly size: number;
  private readonly text: string;
  private readonly strings: string[] = [];
  /** Where each word begins in the text. */
  private readonly words: Uint32Array;
  /** The words that have links, in order; for each, where its links begin in the columns. */
  private readonly heads: Uint32Array;
  private readonly slots: Int32Array;
  private readonly starts: Uint32Array;
  private readonly targetStarts: Uint32Array;
  private readonly maskStarts: Uint32Array;
  private readonly strengthStarts: Uint32Array;
  private readonly targets: Uint8Array;
  private readonly masks: Uint8Array;
  private readonly pos: Uint8Array;
  private readonly strengths: Uint8Array;

  constructor(bytes: Uint8Array) {
    const [text, heads, targets, masks, pos, strengths] = columnsOf(bytes);
    this.text = new TextDecoder().decode(text);
    const end = this.text.indexOf('\n');
    const header = JSON.parse(this.text.slice(0, end)) as SynonymHeader;
    if (header.format !== 1) throw damagedTable();
    this.sources = header.sources;
    this.size = header.heads;
    this.words = lineStarts(this.text, end + 1, header.words);
    this.heads = new Uint32Array(header.heads);
    this.starts = new Uint32Array(header.heads + 1);
    this.readHeads(new ByteReader(heads));
    if (this.starts[this.size] !== header.links || pos.length !== header.links)
      throw damagedTable();
    this.targets = targets;
    this.masks = masks;
    this.pos = pos;
    this.strengths = strengths;
    this.targetStarts = new Uint32Array(header.heads);
    this.maskStarts = new Uint32Array(header.heads);
    this.strengthStarts = new Uint32Array(header.heads);
    this.findLinks();
    this.slots = this.headSlots();
  }

  private readHeads(heads: ByteReader): void {
    let word = 0;
    for (let head = 0; head < this.size; head++) {
      word += heads.varint();
      if (word >= this.words.length - 1) throw damagedTable();
      this.heads[head] = word;
      this.starts[head + 1] = this.starts[head] + heads.varint();
    }
  }

  private findLinks(): void {
    const { size, starts, targets, masks, targetStarts, maskStarts, strengthStarts } = this;
    let target = 0;
    let mask = 0;
    let strength = 0;
    for (let head = 0; head < size; head++) {
      targetStarts[head] = target;
      maskStarts[head] = mask;
      strengthStarts[head] = strength;
      const count = starts[head + 1] - starts[head];
      // The last byte of a number is below 128; a mask has as many strengths as bits.
      for (let left = count; left > 0 && target < targets.length; )
        if (targets[target++] < 128) left--;
      for (let left = count; left > 0 && mask < masks.length; ) {
        const byte = masks[mask++];
        strength += BITS[byte & 0x7f];
        if (byte < 128) left--;
      }
    }
    const isWhole =
      target === targets.length && mask === masks.length && strength === this.strengths.length;
    if (!isWhole) throw damagedTable();
  }

  private wordAt(word: number): string {
    return this.text.slice(this.words[word], this.words[word + 1] - 1);
  }

  /** As `wordAt`, but always the same string object, so that maps need not hash it again. */
  private targetAt(word: number): string {
    this.strings[word] ??= this.wordAt(word);
    return this.strings[word];
  }

  /** The number of a word among the heads; -1 if it has no links. */
  private headOf(word: string): number {
    const { slots } = this;
    for (let slot = hashOf(word, 0, word.length) & (slots.length - 1); ; ) {
      const head = slots[slot] - 1;
      if (head < 0 || this.wordAt(this.heads[head]) === word) return head;
      slot = (slot + 1) & (slots.length - 1);
    }
  }

  /** Heads by the hash of their letters, at most half full: faster to create than a Map of strings. */
  private headSlots(): Int32Array {
    const { text, words, heads } = this;
    let length = 2;
    while (length < 2 * heads.length) length *= 2;
    const slots = new Int32Array(length);
    for (let head = 0; head < heads.length; head++) {
      let slot = hashOf(text, words[heads[head]], words[heads[head] + 1] - 1) & (length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (length - 1);
      slots[slot] = head + 1;
    }
    return slots;
  }

  has(word: string): boolean {
    return this.headOf(word) >= 0;
  }

  linksOf(word: string): Link[] {
    const head = this.headOf(word);
    if (head < 0) return [];
    const targets = new ByteReader(this.targets, this.targetStarts[head]);
    const masks = new ByteReader(this.masks, this.maskStarts[head]);
    let strength = this.strengthStarts[head];
    let target = 0;
    const links: Link[] = [];
    for (let link = this.starts[head]; link < this.starts[head + 1]; link++) {
      target += targets.varint();
      const mask = masks.varint();
      const strengths = new Map<EvidenceSource, number>();
      for (let source = 0; source < this.sources.length; source++) {
        if (mask & (1 << source)) strengths.set(this.sources[source], this.strengths[strength++]);
      }
      links.push({ word: this.targetAt(target), pos: this.pos[link], strengths });
    }
    return links;
  }

  sourcesOf(word: string): number {
    const head = this.headOf(word);
    if (head < 0) return 0;
    const masks = new ByteReader(this.masks, this.maskStarts[head]);
    let all = 0;
    for (let link = this.starts[head]; link < this.starts[head + 1]; link++) all |= masks.varint();
    let count = 0;
    for (let rest = all; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  posOf(word: string): number {
    const head = this.headOf(word);
    let pos = 0;
    if (head < 0) return pos;
    for (let link = this.starts[head]; link < this.starts[head + 1]; link++) pos |= this.pos[link];
    return pos;
  }

  /** Every word with links, in order. */
  headWords(): string[] {
    return Array.from(this.heads, (word) => this.wordAt(word));
  }

  phrases(): string[] {
    const found: string[] = [];
    let head = 0;
    for (let at = this.text.indexOf(' ', this.words[0]); at >= 0; ) {
      while (head < this.size && this.words[this.heads[head] + 1] <= at) head++;
      if (head === this.size) break;
      if (this.words[this.heads[head]] < at) found.push(this.wordAt(this.heads[head]));
      at = this.text.indexOf(' ', this.words[this.heads[head] + 1]);
    }
    return found;
  }
}

/** FNV-1a over the letters of a stretch of text. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 2166136261;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The number of bits that are set in a number of seven bits. */
const BITS = Uint8Array.from({ length: 128 }, (_, value) => {
  let bits = 0;
  for (let rest = value; rest > 0; rest &= rest - 1) bits++;
  return bits;
});

/** Where each of so many lines begins, and the end of the last. */
function lineStarts(text: string, from: number, lines: number): Uint32Array {
  const starts = new Uint32Array(lines + 1).fill(from);
  for (let line = 1; line <= lines; line++) {
    const end = text.indexOf('\n', starts[line - 1]);
    if (end < 0) throw damagedTable();
    starts[line] = end + 1;
  }
  return starts;
}
