import { KlartextError } from '../core/index.ts';
import type { ShardStore } from './store.ts';

const TYPES = {
  u8: Uint8Array,
  i8: Int8Array,
  u32: Uint32Array,
  i32: Int32Array,
  f64: Float64Array,
} as const;
type TypeName = keyof typeof TYPES;
type Column = Uint8Array | Int8Array | Uint32Array | Int32Array | Float64Array;
type Header = Readonly<Record<string, readonly [type: TypeName, start: number, bytes: number]>>;

const MARK = 'klartext-columns-1\n';
const HEADER = 4096;

/**
 * Columns of numbers and bytes as one file: a header of 4,096 bytes, then the columns, each from a
 * multiple of 8. A part of a column can be read without the rest.
 *
 * @example packColumns({ text: bytes, starts: new Uint32Array([0, 31]) })
 */
export function packColumns(columns: Readonly<Record<string, Column>>): Buffer {
  const header: Record<string, [TypeName, number, number]> = {};
  let at = HEADER;
  for (const [name, column] of Object.entries(columns)) {
    const type = (Object.keys(TYPES) as TypeName[]).find((id) => isOf(column, id));
    header[name] = [type ?? 'u8', at, column.byteLength];
    at = Math.ceil((at + column.byteLength) / 8) * 8;
  }
  const file = Buffer.alloc(at);
  file.write(`${MARK}${JSON.stringify(header)}\n`);
  for (const [name, column] of Object.entries(columns)) {
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), header[name][1]);
  }
  return file;
}

function isOf(column: Column, type: TypeName): boolean {
  return Buffer.isBuffer(column) ? type === 'u8' : column.constructor === TYPES[type];
}

/** A file of columns in a store; only its header has been read. */
export class Columns {
  readonly #store: ShardStore;
  readonly #name: string;
  readonly #header: Header;

  private constructor(store: ShardStore, name: string, header: Header) {
    this.#store = store;
    this.#name = name;
    this.#header = header;
  }

  static async open(store: ShardStore, name: string): Promise<Columns> {
    const start = await store.readRange(name, 0, HEADER);
    const end = start.indexOf('\n', MARK.length);
    if (start.toString('latin1', 0, MARK.length) !== MARK || end < 0) throw broken(name);
    return new Columns(store, name, JSON.parse(start.toString('utf8', MARK.length, end)));
  }

  /** The number of values in a column. */
  size(column: string): number {
    const [type, , bytes] = this.#header[column];
    return bytes / TYPES[type].BYTES_PER_ELEMENT;
  }

  async bytes(column: string, from = 0, to = this.size(column)): Promise<Uint8Array> {
    return (await this.#range(column, from, to)) as Uint8Array;
  }
  async signed(column: string, from = 0, to = this.size(column)): Promise<Int8Array> {
    return (await this.#range(column, from, to)) as Int8Array;
  }
  async counts(column: string, from = 0, to = this.size(column)): Promise<Uint32Array> {
    return (await this.#range(column, from, to)) as Uint32Array;
  }
  async integers(column: string, from = 0, to = this.size(column)): Promise<Int32Array> {
    return (await this.#range(column, from, to)) as Int32Array;
  }
  async numbers(column: string, from = 0, to = this.size(column)): Promise<Float64Array> {
    return (await this.#range(column, from, to)) as Float64Array;
  }

  async #range(column: string, from: number, to: number): Promise<Column> {
    const [name, start] = this.#header[column];
    const type = TYPES[name];
    const size = type.BYTES_PER_ELEMENT;
    if (to <= from) return new type(0);
    const bytes = await this.#store.readRange(this.#name, start + from * size, start + to * size);
    if (bytes.length !== (to - from) * size) throw broken(this.#name);
    // A pooled buffer may start anywhere; typed arrays need an aligned offset.
    const aligned =
      bytes.byteOffset % size === 0
        ? bytes.buffer
        : bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const offset = bytes.byteOffset % size === 0 ? bytes.byteOffset : 0;
    return new type(aligned as ArrayBuffer, offset, to - from);
  }
}

function broken(name: string): KlartextError {
  return new KlartextError(
    'bad-input',
    `The shard ${name} is incomplete.`,
    'Remove it and run the same command again to recreate it.',
  );
}
