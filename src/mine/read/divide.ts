import { withoutCompression } from './decompress.ts';
import type { DocumentUnit, InputPart } from './piece.ts';
import { isDivisible } from './pieces.ts';

/** About the amount of text that fills a shard of sequences. */
const MOST_BYTES = 3 << 20;
/** A small corpus is cut into smaller parts, so that several workers share it evenly. */
const LEAST_BYTES = 1 << 19;
const UNITS = 16;
/** Compression shrinks text to a third or a quarter. */
const PACKED = 4;

/** Cuts large files and combines small ones, so that all units of reading have a similar length. */
export function divide(
  files: readonly { readonly path: string; readonly bytes: number; readonly checksum: string }[],
  unit: DocumentUnit,
): (InputPart & { readonly checksum: string })[][] {
  const size = (path: string, bytes: number) =>
    path === withoutCompression(path) ? bytes : bytes * PACKED;
  const total = files.reduce((sum, { path, bytes }) => sum + size(path, bytes), 0);
  const most = Math.min(MOST_BYTES, Math.max(LEAST_BYTES, Math.ceil(total / UNITS)));
  const units: (InputPart & { readonly checksum: string })[][] = [];
  let current: (InputPart & { readonly checksum: string })[] = [];
  let gathered = 0;
  const close = () => {
    if (current.length > 0) units.push(current);
    current = [];
    gathered = 0;
  };
  for (const { path, bytes, checksum } of files) {
    const text = size(path, bytes);
    if (text > most && isDivisible(path, unit)) {
      close();
      const parts = Math.ceil(bytes / most);
      for (let at = 0; at < parts; at++) {
        const start = Math.floor((at * bytes) / parts);
        units.push([{ path, start, end: Math.floor(((at + 1) * bytes) / parts), checksum }]);
      }
      continue;
    }
    if (gathered > 0 && gathered + text > most) close();
    current.push({ path, checksum });
    gathered += text;
  }
  close();
  return units;
}
