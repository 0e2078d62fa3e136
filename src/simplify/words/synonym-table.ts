import { KlartextError } from '../../core/index.ts';
import type { EvidenceSource, Link, LinkTable } from './evidence.ts';

/** Links as they are packed: strengths by the number of the source. */
export interface PackedLink {
  readonly word: string;
  readonly pos: number;
  readonly strengths: ReadonlyMap<number, number>;
}

interface Header {
  readonly format: 1;
  readonly sources: readonly EvidenceSource[];
  readonly words: number;
  readonly heads: number;
  readonly links: number;
}

/**
 * Packs a table of synonyms: a line of JSON, the words in order, one a line, then columns of bytes
 * (heads, targets, sources, parts of speech, strengths), which gzip packs better than rows.
 */
export function packSynonyms(
  sources: readonly EvidenceSource[],
  table: ReadonlyMap<string, readonly PackedLink[]>,
): Uint8Array {
  const vocabulary = new Set<string>();
  let links = 0;
  for (const [head, targets] of table) {
    vocabulary.add(head);
    for (const { word } of targets) vocabulary.add(word);
    links += targets.length;
  }
  const words = [...vocabulary].sort();
  const index = new Map(words.map((word, at) => [word, at]));
  const heads = [...table.keys()].sort();
  const header: Header = { format: 1, sources, words: words.length, heads: heads.length, links };
  const columns = Array.from({ length: 5 }, () => new ByteWriter());
  const [headColumn, targetColumn, maskColumn, posColumn, strengthColumn] = columns;
  let before = 0;
  for (const head of heads) {
    const at = index.get(head)!;
    const targets = [...table.get(head)!].sort((a, b) => index.get(a.word)! - index.get(b.word)!);
    headColumn.varint(at - before);
    headColumn.varint(targets.length);
    before = at;
    let last = 0;
    for (const { word, pos, strengths } of targets) {
      const target = index.get(word)!;
      targetColumn.varint(target - last);
      last = target;
      const present = [...strengths].sort((a, b) => a[0] - b[0]);
      maskColumn.varint(present.reduce((mask, [source]) => mask + 2 ** source, 0));
      posColumn.byte(pos);
      for (const [, strength] of present) strengthColumn.byte(strength);
    }
  }
  const text = new TextEncoder().encode(`${JSON.stringify(header)}\n${words.join('\n')}\n`);
  const lengths = new ByteWriter();
  for (const column of [text, ...columns.map((each) => each.bytes())])
    lengths.uint32(column.length);
  return concatenated([lengths.bytes(), text, ...columns.map((each) => each.bytes())]);
}

/** A table of synonyms, read from its packed bytes. Every question is answered without copying it. */
export class SynonymTable implements LinkTable {
  readonly sources: readonly EvidenceSource[];
  readonly size: number;
  private readonly words: string[];
  private readonly heads = new Map<string, number>();
  private readonly starts: Uint32Array;
  private readonly targets: Uint32Array;
  private readonly masks: Uint32Array;
  private readonly pos: Uint8Array;
  private readonly strengthStarts: Uint32Array;
  private readonly strengths: Uint8Array;

  constructor(bytes: Uint8Array) {
    const columns = columnsOf(bytes);
    const text = new TextDecoder().decode(columns[0]);
    const end = text.indexOf('\n');
    const header = JSON.parse(text.slice(0, end)) as Header;
    if (header.format !== 1) throw damaged();
    this.sources = header.sources;
    this.words = text.slice(end + 1).split('\n');
    this.size = header.heads;
    this.starts = new Uint32Array(header.heads + 1);
    this.targets = new Uint32Array(header.links);
    this.masks = new Uint32Array(header.links);
    this.strengthStarts = new Uint32Array(header.links + 1);
    this.pos = columns[4];
    this.strengths = columns[5];
    this.readHeads(new ByteReader(columns[1]), new ByteReader(columns[2]));
    this.readMasks(new ByteReader(columns[3]));
  }

  private readHeads(heads: ByteReader, targets: ByteReader): void {
    let word = 0;
    let link = 0;
    for (let head = 0; head < this.size; head++) {
      word += heads.varint();
      this.heads.set(this.words[word], head);
      this.starts[head] = link;
      const count = heads.varint();
      let target = 0;
      for (let k = 0; k < count; k++) {
        target += targets.varint();
        this.targets[link++] = target;
      }
    }
    if (link !== this.targets.length) throw damaged();
    this.starts[this.size] = link;
  }

  private readMasks(masks: ByteReader): void {
    let strength = 0;
    for (let link = 0; link < this.masks.length; link++) {
      const mask = masks.varint();
      this.masks[link] = mask;
      this.strengthStarts[link] = strength;
      for (let rest = mask; rest !== 0; rest &= rest - 1) strength++;
    }
    if (strength !== this.strengths.length) throw damaged();
  }

  has(word: string): boolean {
    return this.heads.has(word);
  }

  linksOf(word: string): Link[] {
    const head = this.heads.get(word);
    if (head === undefined) return [];
    const links: Link[] = [];
    for (let link = this.starts[head]; link < this.starts[head + 1]; link++) {
      const strengths = new Map<EvidenceSource, number>();
      let at = this.strengthStarts[link];
      for (let source = 0; source < this.sources.length; source++) {
        if (this.masks[link] & (1 << source))
          strengths.set(this.sources[source], this.strengths[at++]);
      }
      links.push({ word: this.words[this.targets[link]], pos: this.pos[link], strengths });
    }
    return links;
  }

  posOf(word: string): number {
    const head = this.heads.get(word);
    if (head === undefined) return 0;
    let pos = 0;
    for (let link = this.starts[head]; link < this.starts[head + 1]; link++) pos |= this.pos[link];
    return pos;
  }

  /** Every word that has links, in order. */
  headWords(): string[] {
    return [...this.heads.keys()];
  }
}

const COLUMNS = 6;

function columnsOf(bytes: Uint8Array): Uint8Array[] {
  if (bytes.length < 4 * COLUMNS) throw damaged();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 4 * COLUMNS;
  const columns: Uint8Array[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const length = view.getUint32(4 * column, true);
    if (at + length > bytes.length) throw damaged();
    columns.push(bytes.subarray(at, at + length));
    at += length;
  }
  return columns;
}

class ByteWriter {
  private buffer = new Uint8Array(1024);
  private length = 0;

  byte(value: number): void {
    if (this.length === this.buffer.length) {
      const larger = new Uint8Array(this.buffer.length * 2);
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer[this.length++] = value;
  }

  varint(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.byte((rest & 0x7f) | 0x80);
    this.byte(rest);
  }

  uint32(value: number): void {
    for (let shift = 0; shift < 32; shift += 8) this.byte((value >>> shift) & 0xff);
  }

  bytes(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }
}

class ByteReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw damaged();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw damaged();
  }
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function damaged(): KlartextError {
  return new KlartextError(
    'bad-model',
    'This table of synonyms is damaged.',
    'Install klartext again, or pull the pack again: klartext pack pull',
  );
}
