/**
 * Sentence BLEU of one text against another with the smoothings of Chen and Cherry (2014), equal
 * to NLTK's `sentence_bleu` with `SmoothingFunction().method0` to `method7`. tseval scores the
 * output against the *source* with it.
 *
 * @example nltkBleu(['a', 'cat', 'sat', 'down'], ['a', 'cat', 'sat', 'up'], 1)
 */
export function nltkBleu(
  reference: readonly string[],
  hypothesis: readonly string[],
  method: SmoothingMethod,
): number {
  const orders = [1, 2, 3, 4].map((order) => precision(reference, hypothesis, order));
  if (orders[0].matches === 0) return 0;
  const fifth = precision(reference, hypothesis, 5);
  const smoothed = SMOOTHINGS[method](orders, hypothesis.length, fifth);
  if (smoothed === undefined) return 0;
  let sum = 0;
  for (const value of smoothed) if (value > 0) sum += 0.25 * Math.log(value);
  return brevityPenalty(reference.length, hypothesis.length) * Math.exp(sum);
}

export type SmoothingMethod = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

interface Precision {
  readonly matches: number;
  readonly total: number;
}

type Smoothing = (
  orders: readonly Precision[],
  length: number,
  fifth: Precision,
) => readonly number[] | undefined;

const EPSILON = 0.1;
const ALPHA = 5;
const K = 5;
/** Python's `sys.float_info.min`, which replaces 0. */
const SMALLEST = 2.2250738585072014e-308;

const share = ({ matches, total }: Precision): number => matches / total;

const SMOOTHINGS: Record<SmoothingMethod, Smoothing> = {
  0: (orders) => orders.map((order) => (order.matches === 0 ? SMALLEST : share(order))),
  1: (orders) =>
    orders.map((order) => (order.matches === 0 ? EPSILON / order.total : share(order))),
  2: (orders) =>
    orders.map((order, i) => (i === 0 ? share(order) : (order.matches + 1) / (order.total + 1))),
  3: (orders) => {
    let empty = 0;
    return orders.map((order) =>
      order.matches === 0 ? 1 / (2 ** ++empty * order.total) : share(order),
    );
  },
  4: byLength,
  5: (orders, _length, fifth) => averaged(orders.map(share), fifth),
  6: interpolated,
  7: (orders, length, fifth) => averaged(byLength(orders, length), fifth),
};

function byLength(orders: readonly Precision[], length: number): number[] {
  let empty = 0;
  return orders.map((order) => {
    if (order.matches > 0 || length <= 1) return share(order);
    return 1 / ((2 ** ++empty * K) / Math.log(length)) / order.total;
  });
}

/** Averages each order with its neighbours, of which the lower is already averaged. */
function averaged(values: readonly number[], fifth: Precision): number[] {
  const above = [...values.slice(1), share(fifth)];
  let below = values[0] + 1;
  return values.map((value, i) => {
    below = (below + value + above[i]) / 3;
    return below;
  });
}

/** Undefined without a common trigram, as NLTK asserts; tseval counts that as 0. */
function interpolated(orders: readonly Precision[]): number[] | undefined {
  if (orders[2].matches === 0) return undefined;
  const values = orders.map(share);
  for (let i = 2; i < values.length; i++) {
    const prior = values[i - 2] === 0 ? 0 : values[i - 1] ** 2 / values[i - 2];
    const grams = orders[i].total;
    values[i] = (orders[i].matches + ALPHA * prior) / (grams + ALPHA);
  }
  return values;
}

function precision(
  reference: readonly string[],
  hypothesis: readonly string[],
  order: number,
): Precision {
  const left = new Map<string, number>();
  for (const gram of grams(reference, order)) left.set(gram, (left.get(gram) ?? 0) + 1);
  let matches = 0;
  let total = 0;
  for (const gram of grams(hypothesis, order)) {
    total++;
    const count = left.get(gram) ?? 0;
    if (count > 0) {
      matches++;
      left.set(gram, count - 1);
    }
  }
  return { matches, total: Math.max(1, total) };
}

function* grams(words: readonly string[], order: number): Generator<string> {
  for (let i = 0; i + order <= words.length; i++) yield words.slice(i, i + order).join('\u0000');
}

function brevityPenalty(reference: number, hypothesis: number): number {
  if (hypothesis > reference) return 1;
  return hypothesis === 0 ? 0 : Math.exp(1 - reference / hypothesis);
}
