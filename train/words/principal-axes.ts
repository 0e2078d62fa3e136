/** The mean of the first `sample` rows and the eigenvectors of their covariance, largest first. */
export function principalAxes(
  values: Float32Array,
  rows: number,
  size: number,
  sample: number,
): { mean: Float64Array; axes: Float64Array[] } {
  const count = Math.min(rows, sample);
  const mean = new Float64Array(size);
  for (let row = 0; row < count; row++) {
    for (let d = 0; d < size; d++) mean[d] += values[row * size + d] / count;
  }
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  const centred = new Float64Array(size);
  for (let row = 0; row < count; row++) {
    for (let d = 0; d < size; d++) centred[d] = values[row * size + d] - mean[d];
    for (let a = 0; a < size; a++) {
      for (let b = a; b < size; b++) covariance[a][b] += (centred[a] * centred[b]) / count;
    }
  }
  for (let a = 0; a < size; a++) for (let b = 0; b < a; b++) covariance[a][b] = covariance[b][a];
  return { mean, axes: eigenvectors(covariance) };
}

/** Jacobi's method: rotates the largest entries beside the diagonal away. */
function eigenvectors(matrix: Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const vectors = matrix.map((_, at) => {
    const row = new Float64Array(size);
    row[at] = 1;
    return row;
  });
  for (let sweep = 0; sweep < 30; sweep++) {
    let beside = 0;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        beside += matrix[p][q] ** 2;
        rotate(matrix, vectors, p, q);
      }
    }
    if (beside < 1e-18) break;
  }
  return vectors
    .map((vector, at) => ({ vector, value: matrix[at][at] }))
    .sort((a, b) => b.value - a.value)
    .map(({ vector }) => vector);
}

/** `vectors` holds eigenvectors as rows. */
function rotate(matrix: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  if (Math.abs(matrix[p][q]) < 1e-15) return;
  const theta = (matrix[q][q] - matrix[p][p]) / (2 * matrix[p][q]);
  const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < matrix.length; k++) {
    const [kp, kq] = [matrix[k][p], matrix[k][q]];
    matrix[k][p] = c * kp - s * kq;
    matrix[k][q] = s * kp + c * kq;
  }
  for (let k = 0; k < matrix.length; k++) {
    const [pk, qk] = [matrix[p][k], matrix[q][k]];
    matrix[p][k] = c * pk - s * qk;
    matrix[q][k] = s * pk + c * qk;
  }
  for (let k = 0; k < matrix.length; k++) {
    const [pk, qk] = [vectors[p][k], vectors[q][k]];
    vectors[p][k] = c * pk - s * qk;
    vectors[q][k] = s * pk + c * qk;
  }
}
