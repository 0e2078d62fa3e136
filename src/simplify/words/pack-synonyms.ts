import type { EvidenceSource } from './evidence.ts';
import type { SynonymHeader } from './synonym-columns.ts';

/** Links as they are packed: strengths by the number of the source. */
export interface PackedLink {
  readonly word: string;
  readonly pos: number;
  readonly strengths: ReadonlyMap<number, number>;
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
  const header: SynonymHeader = {
    format: 1,
    sources,
    words: words.length,
    heads: heads.length,
    links,
  };
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

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
