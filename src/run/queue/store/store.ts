/**
 * Files that workers share: a folder, or an object store with the S3 interface. What is written
 * appears under its name whole, or not at all.
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

/**
 * The store at an address: a folder, `file:///…`, or `s3://bucket/prefix` with the usual variables
 * (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL).
 */
export async function openStore(
  url: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Store> {
  if (url.startsWith('s3://')) {
    const { s3Store } = await import('./s3.ts');
    return s3Store(url, environment);
  }
  const { folderStore } = await import('./folder.ts');
  return folderStore(url);
}
