import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** The bytes of a file, decompressed according to its extension (`.gz`, `.zst`), or unchanged. */
export function decompressed(
  path: string,
  stream: AsyncIterable<Uint8Array>,
): AsyncIterable<Uint8Array> {
  if (path.endsWith('.gz')) return gunzipped(stream);
  return path.endsWith('.zst') ? zstdUnpacked(stream) : stream;
}

/** The path without the extension of its compression. */
export function withoutCompression(path: string): string {
  return path.replace(/\.(?:gz|zst)$/, '');
}

function gunzipped(stream: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  // The reader receives the error; the callback prevents a second throw.
  return pipeline(Readable.from(stream), createGunzip(), () => {});
}

async function* zstdUnpacked(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { Decompress } = await import('fzstd');
  let ready: Uint8Array[] = [];
  let isWhole = false;
  const unpacking = new Decompress((piece, isLast) => {
    // The library reuses this memory.
    if (piece.length > 0) ready.push(piece.slice());
    isWhole ||= isLast === true;
  });
  for await (const chunk of stream) {
    for (let at = 0; at < chunk.length; at += 1 << 16) {
      unpacking.push(chunk.slice(at, at + (1 << 16)));
      yield* ready;
      ready = [];
    }
  }
  unpacking.push(new Uint8Array(0), true);
  yield* ready;
  if (!isWhole) throw new Error('unexpected end of file');
}
