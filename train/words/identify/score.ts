import type { Language } from '../../../src/language/index.ts';
import { assessor } from '../../../src/simplify/words/identify/assess.ts';
import type { ComplexityModel } from '../../../src/simplify/words/identify/model.ts';
import { type Item, placesOf } from './data.ts';

/** What the shipped model says of each item, next to what people said. */
export function assessItems(items: readonly Item[], language: Language, model: ComplexityModel) {
  const assessors = new Map<object, ReturnType<typeof assessor>>();
  return placesOf(items, language).map((place, i) => {
    const assess = assessors.get(place.sentence) ?? assessor(place.sentence, model);
    assessors.set(place.sentence, assess);
    return { label: items[i].label, ...assess(place) };
  });
}

/** The mean of the F1 scores of both classes, as the shared task ranked by. */
export function macroF1(pairs: readonly { label: number; guess: number }[]): number {
  const f1 = (wanted: number) => {
    const count = (label: boolean, guess: boolean) =>
      pairs.filter((p) => (p.label === wanted) === label && (p.guess === wanted) === guess).length;
    const right = count(true, true);
    return (2 * right) / Math.max(2 * right + count(true, false) + count(false, true), 1);
  };
  return (f1(0) + f1(1)) / 2;
}

export function pearson(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const dot = (f: (i: number) => number) => x.reduce((sum, _, i) => sum + f(i), 0);
  return (
    dot((i) => (x[i] - mx) * (y[i] - my)) /
    Math.sqrt(dot((i) => (x[i] - mx) ** 2) * dot((i) => (y[i] - my) ** 2))
  );
}

/** Pearson's correlation of ranks; equal values share their mean rank. */
export function spearman(x: readonly number[], y: readonly number[]): number {
  const ranks = (values: readonly number[]) => {
    const order = values.map((value, i) => ({ value, i })).sort((a, b) => a.value - b.value);
    const rank: number[] = new Array(values.length);
    for (let from = 0; from < order.length; ) {
      let to = from;
      while (to < order.length && order[to].value === order[from].value) to++;
      for (let k = from; k < to; k++) rank[order[k].i] = (from + to - 1) / 2;
      from = to;
    }
    return rank;
  };
  return pearson(ranks(x), ranks(y));
}
