/** Which half of a set something is in, by the document it is from: misses are read in the odd one, the even one is reported. */
export type Half = 'odd' | 'even';

/** A hash of a string (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const sign of text) value = Math.imul(value ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** The last bits of FNV-1a repeat patterns of the text, so higher ones are asked. */
export const halfOf = (document: string): Half =>
  (hash(document) >>> 13) % 2 === 1 ? 'odd' : 'even';
