/** The vector of a word, or undefined for an unknown word. */
export type WordVectors = (word: string) => ArrayLike<number> | undefined;

/** Vectors of words; unknown words are zeros, as in tseval. */
export function vectorsOf(words: readonly string[], vectors: WordVectors): Float64Array[] {
  const known = words.map((word) => vectors(word));
  const size = known.find((vector) => vector !== undefined)?.length ?? 0;
  return known.map((vector) => (vector ? Float64Array.from(vector) : new Float64Array(size)));
}

export function meanVector(vectors: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    vector.forEach((value, i) => {
      mean[i] += value / vectors.length;
    });
  }
  return mean;
}

export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < Math.min(a.length, b.length); i++) sum += a[i] * b[i];
  return sum;
}

/** Cosine; 0 if one of the vectors is 0. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const lengths = Math.sqrt(dot(a, a) * dot(b, b));
  return lengths === 0 ? 0 : dot(a, b) / lengths;
}

/**
 * The largest sum of similarities when every row is assigned a different column (Kuhn 1955, Munkres
 * 1957), in O(rows² × columns).
 */
export function bestAssignment(similarities: readonly (readonly number[])[]): number {
  const wide = similarities.length <= (similarities[0]?.length ?? 0);
  const rows = wide ? similarities : transposed(similarities);
  const [n, m] = [rows.length, rows[0]?.length ?? 0];
  if (n === 0 || m === 0) return 0;
  const rowPrice = new Float64Array(n + 1);
  const columnPrice = new Float64Array(m + 1);
  const owner = new Int32Array(m + 1);
  for (let row = 1; row <= n; row++) {
    const from = new Int32Array(m + 1);
    const slack = new Float64Array(m + 1).fill(Number.POSITIVE_INFINITY);
    const used = new Uint8Array(m + 1);
    owner[0] = row;
    let column = 0;
    do {
      used[column] = 1;
      let [step, next] = [Number.POSITIVE_INFINITY, 0];
      for (let j = 1; j <= m; j++) {
        if (used[j]) continue;
        const i = owner[column];
        const cost = -rows[i - 1][j - 1] - rowPrice[i] - columnPrice[j];
        if (cost < slack[j]) {
          slack[j] = cost;
          from[j] = column;
        }
        if (slack[j] < step) {
          step = slack[j];
          next = j;
        }
      }
      for (let j = 0; j <= m; j++) {
        if (used[j]) {
          rowPrice[owner[j]] += step;
          columnPrice[j] -= step;
        } else {
          slack[j] -= step;
        }
      }
      column = next;
    } while (owner[column] !== 0);
    while (column !== 0) {
      owner[column] = owner[from[column]];
      column = from[column];
    }
  }
  let sum = 0;
  for (let j = 1; j <= m; j++) if (owner[j] > 0) sum += rows[owner[j] - 1][j - 1];
  return sum;
}

function transposed(matrix: readonly (readonly number[])[]): number[][] {
  return (matrix[0] ?? []).map((_, j) => matrix.map((row) => row[j]));
}
