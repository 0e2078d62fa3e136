import { logisticRegression, multilayerPerceptron, nearestNeighbours } from './classifiers.ts';
import type { Learner } from './learner.ts';
import { linearRegressors } from './linear.ts';
import { linearSvc, linearSvr } from './margin.ts';
import { treeClassifiers, treeRegressors } from './trees.ts';

/** The seven regressors of the thesis (§5.2.3), under scikit-learn's names. */
export const regressors: readonly Learner[] = [...linearRegressors, linearSvr, ...treeRegressors];

/** The seven classifiers. */
export const classifiers: readonly Learner[] = [
  logisticRegression,
  multilayerPerceptron,
  linearSvc,
  nearestNeighbours,
  ...treeClassifiers,
];

export type { Learner, Predict } from './learner.ts';
