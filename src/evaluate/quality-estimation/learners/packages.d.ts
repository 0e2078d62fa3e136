/** Types for the parts we use of packages without types. */
declare module 'ml-knn' {
  export default class Neighbours {
    constructor(rows: number[][], labels: number[], options?: { k?: number });
    predict(rows: number[][]): number[];
  }
}
declare module 'ml-logistic-regression' {
  import type { Matrix } from 'ml-matrix';
  export default class LogisticRegression {
    constructor(options?: { numSteps?: number; learningRate?: number });
    train(rows: Matrix, labels: Matrix): void;
    predict(rows: Matrix): number[];
  }
}
