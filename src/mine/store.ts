/**
 * Where shards are stored: a folder or an object store. A name is written once, completely or not
 * at all, and never changed afterwards, so a named shard can be trusted.
 */
export interface ShardStore {
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer>;
  /** Bytes from `start` to `end`, exclusive. */
  readRange(name: string, start: number, end: number): Promise<Buffer>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** Where the text comes from; paths with `/` between folders, in the order of their code units. */
export interface InputStore {
  list(): Promise<readonly { readonly path: string; readonly bytes: number }[]>;
  stream(path: string, start?: number, end?: number): AsyncIterable<Uint8Array>;
  readRange(path: string, start: number, end: number): Promise<Buffer>;
}
