/**
 * Files that workers share: a folder, or an object store with the S3 interface. A file appears under
 * its name only when it is complete.
 */
export interface Store {
  readonly url: string;
  has(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer>;
  /** Bytes from `start` up to, not with, `end`. */
  readRange(name: string, start: number, end: number): Promise<Buffer>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** All files, by path in the order of their code units. */
  list(): Promise<{ readonly path: string; readonly bytes: number }[]>;
  stream(path: string, start?: number, end?: number): AsyncIterable<Uint8Array>;
}
