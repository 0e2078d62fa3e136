import { KlartextError } from '../../core/index.ts';

/** Writes a model file: small integers, texts, blocks. */
export class ByteWriter {
  private bytes = new Uint8Array(1 << 16);
  private size = 0;

  private reserve(more: number): void {
    if (this.size + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.size + more));
    grown.set(this.bytes.subarray(0, this.size));
    this.bytes = grown;
  }

  int8(value: number): void {
    this.reserve(1);
    this.bytes[this.size++] = value & 0xff;
  }

  /** A non-negative integer below 2³¹, seven bits a byte. */
  varint(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.size++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.bytes[this.size++] = rest;
  }

  block(values: Uint8Array): void {
    this.reserve(values.length);
    this.bytes.set(values, this.size);
    this.size += values.length;
  }

  /** 32-bit floats, little-endian. */
  floats(values: ArrayLike<number>): void {
    const bytes = new Uint8Array(values.length * 4);
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < values.length; i++) view.setFloat32(i * 4, values[i], true);
    this.block(bytes);
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.varint(encoded.length);
    this.block(encoded);
  }

  texts(values: readonly string[]): void {
    this.text(values.join('\n'));
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.size);
  }
}

/** Reads what `ByteWriter` wrote; a short file is an error, never a wrong value. */
export class ByteReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  varint(): number {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
      shift += 7;
    }
  }

  /** How many bytes were read. */
  get position(): number {
    return this.at;
  }

  get ended(): boolean {
    return this.at >= this.bytes.length;
  }

  /** The next bytes as they are, without a copy. */
  block(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw damaged();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** 32-bit floats, little-endian. */
  floats(count: number): Float32Array {
    const bytes = this.block(count * 4);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return Float32Array.from({ length: count }, (_, i) => view.getFloat32(i * 4, true));
  }

  /** Small integers, as `varint` reads them one by one. */
  varints(count: number): Int32Array {
    const values = new Int32Array(Math.min(count, this.bytes.length));
    if (values.length < count) throw damaged();
    const { bytes } = this;
    let { at } = this;
    for (let i = 0; i < count; i++) {
      let byte = bytes[at++];
      let value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++];
        value |= (byte & 0x7f) << shift;
      }
      values[i] = value;
    }
    if (at > bytes.length) throw damaged();
    this.at = at;
    return values;
  }

  /** Rising integers, each written as the distance to the one before. */
  rising(count: number): Int32Array {
    const values = this.varints(count);
    for (let i = 1; i < count; i++) values[i] += values[i - 1];
    return values;
  }

  text(): string {
    const length = this.varint();
    return new TextDecoder().decode(this.block(length));
  }

  texts(): string[] {
    const joined = this.text();
    return joined === '' ? [] : joined.split('\n');
  }

  private byte(): number {
    if (this.at >= this.bytes.length) throw damaged();
    return this.bytes[this.at++];
  }
}

function damaged(): KlartextError {
  return new KlartextError(
    'bad-model',
    'A model file is truncated.',
    'The file is damaged: reinstall the package or retrain the language.',
  );
}
