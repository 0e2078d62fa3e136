export const DIMENSIONS = 256;

/**
 * Steps per unit. Numbers of a unit vector of 256 dimensions scatter by 1/16 around 0; four times
 * that fills a signed byte.
 */
const SCALE = 508;

/** The squared length of a unit vector in steps: converts integers to distances. */
export const UNIT = SCALE * SCALE;

/**
 * Writes a vector, normalised to length 1, as 256 signed bytes. A zero vector stays zero.
 *
 * @example quantise(vector, bytes, 256 * place)
 */
export function quantise(vector: Float32Array, into: Int8Array, at: number): void {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum += vector[i] * vector[i];
  const scale = sum > 0 ? SCALE / Math.sqrt(sum) : 0;
  for (let i = 0; i < DIMENSIONS; i++) {
    const step = Math.round(vector[i] * scale);
    into[at + i] = Math.max(-127, Math.min(127, step));
  }
}

/** The sum of squares of 256 signed bytes. */
export function normOf(bytes: Int8Array, at: number): number {
  let sum = 0;
  for (let i = at; i < at + DIMENSIONS; i++) sum += bytes[i] * bytes[i];
  return sum;
}

/** Squared distance of two unit vectors, from 0 to 4, from a key of the search. */
export function distanceOf(queryNorm: number, key: number): number {
  return Math.max(0, (queryNorm - key) / UNIT);
}
