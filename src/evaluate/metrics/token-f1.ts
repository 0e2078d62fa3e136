import { meanOf } from '../means.ts';
import type { MetricEntry } from '../metric.ts';
import { tokensView } from '../views.ts';

/** F1 of the tokens, regardless of order, against the nearest reference; EASSE's `f1_token`. */
export const tokenF1: MetricEntry = {
  name: 'token-f1',
  summary: 'F1 of the tokens, regardless of order, against the nearest reference',
  better: 'higher',
  needs: ['references'],
  prepare({ language, tokenizer, lowercase }) {
    const tokens = tokensView(language, tokenizer, lowercase);
    const choices = { tok: tokenizer, case: lowercase ? 'lc' : 'mixed' };
    return meanOf(choices, ({ output, references }) => {
      if (references.length === 0) return undefined;
      const written = output.through(tokens);
      return 100 * Math.max(...references.map((one) => f1(written, one.through(tokens))));
    });
  },
};

function f1(output: readonly string[], reference: readonly string[]): number {
  if (output.length === 0 || reference.length === 0) {
    return output.length === reference.length ? 1 : 0;
  }
  const left = new Map<string, number>();
  for (const token of reference) left.set(token, (left.get(token) ?? 0) + 1);
  let same = 0;
  for (const token of output) {
    const count = left.get(token) ?? 0;
    if (count > 0) {
      same++;
      left.set(token, count - 1);
    }
  }
  return (2 * same) / (output.length + reference.length);
}
