import { withoutCompression } from './decompress.ts';
import type { DocumentUnit, InputPart } from './piece.ts';
import { isDivisible } from './pieces.ts';

/** About as much text as gives two shards of sequences. */
const BYTES = 6 << 20;
/** Text shrinks to a third or a quarter when it is packed. */
const PACKED = 4;

/** Cuts large files and puts small ones together, so that each unit of reading is about as long. */
export function divide(
  files: readonly { readonly path: string; readonly bytes: number; readonly checksum: string }[],
  unit: DocumentUnit,
): (InputPart & { readonly checksum: string })[][] {
  const units: (InputPart & { readonly checksum: string })[][] = [];
  let current: (InputPart & { readonly checksum: string })[] = [];
  let size = 0;
  const close = () => {
    if (current.length > 0) units.push(current);
    current = [];
    size = 0;
  };
  for (const { path, bytes, checksum } of files) {
    const text = path === withoutCompression(path) ? bytes : bytes * PACKED;
    if (text > BYTES && isDivisible(path, unit)) {
      close();
      const parts = Math.ceil(bytes / BYTES);
      for (let at = 0; at < parts; at++) {
        const start = Math.floor((at * bytes) / parts);
        units.push([{ path, start, end: Math.floor(((at + 1) * bytes) / parts), checksum }]);
      }
      continue;
    }
    if (size > 0 && size + text > BYTES) close();
    current.push({ path, checksum });
    size += text;
  }
  close();
  return units;
}
