/** Splits a text into words, as a language does. */
export type WordsOf = (text: string) => readonly string[];

/** Sparse vectors of unit length, and the dot products of neighbours. */
interface Vectors {
  readonly rows: readonly ReadonlyMap<number, number>[];
}

/**
 * Similarities of all sentences of two texts, and of two neighbours taken together. Words are
 * weighted by TF-IDF over the sentences of both texts; character 3-grams capture inflection and
 * compounds (the C3G of CATS, Štajner et al. 2018). The similarity is the mean of the two cosines.
 */
export class Similarities {
  readonly sources: number;
  readonly targets: number;
  readonly #views: readonly DotProducts[];

  constructor(sources: readonly string[], targets: readonly string[], wordsOf: WordsOf) {
    this.sources = sources.length;
    this.targets = targets.length;
    const all = [...sources, ...targets];
    const lower = all.map((text) => text.toLowerCase());
    this.#views = [lower.map(wordsOf), lower.map(gramsOf)].map(
      (terms) => new DotProducts(weigh(terms), sources.length),
    );
  }

  /** Cosine of `a` sources from `source` on and `b` targets from `target` on; a and b are 1 or 2. */
  of(source: number, a: number, target: number, b: number): number {
    let sum = 0;
    for (const view of this.#views) sum += view.cosine(source, a, target, b);
    return sum / this.#views.length;
  }
}

const GRAM = 3;

function gramsOf(text: string): string[] {
  const plain = ` ${text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
  const grams: string[] = [];
  for (let at = 0; at + GRAM <= plain.length; at++) grams.push(plain.slice(at, at + GRAM));
  return grams;
}

/** TF-IDF with sentences as documents; a word in every sentence has almost no weight. */
function weigh(sentences: readonly (readonly string[])[]): Vectors {
  const numbers = new Map<string, number>();
  const inSentences: number[] = [];
  const counted = sentences.map((terms) => {
    const counts = new Map<number, number>();
    for (const term of terms) {
      let number = numbers.get(term);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(term, number);
        inSentences.push(0);
      }
      const count = counts.get(number) ?? 0;
      if (count === 0) inSentences[number]++;
      counts.set(number, count + 1);
    }
    return counts;
  });
  for (const counts of counted) {
    for (const [number, count] of counts) {
      const rarity = Math.log((1 + sentences.length) / (1 + inSentences[number])) + 0.1;
      counts.set(number, (1 + Math.log(count)) * rarity);
    }
  }
  return { rows: counted };
}

/** Dot products of sources and targets, computed through their shared terms. */
class DotProducts {
  readonly #products: Float32Array;
  readonly #width: number;
  readonly #squares: Float64Array;
  readonly #withNext: Float64Array;
  readonly #sources: number;

  constructor({ rows }: Vectors, sources: number) {
    this.#sources = sources;
    this.#width = rows.length - sources;
    this.#squares = Float64Array.from(rows, (row) => dot(row, row));
    this.#withNext = Float64Array.from(rows, (row, at) =>
      at + 1 < rows.length ? dot(row, rows[at + 1]) : 0,
    );
    const holders = new Map<number, number[]>();
    for (let target = 0; target < this.#width; target++) {
      for (const term of rows[sources + target].keys()) {
        const list = holders.get(term);
        if (list) list.push(target);
        else holders.set(term, [target]);
      }
    }
    this.#products = new Float32Array(sources * this.#width);
    for (let source = 0; source < sources; source++) {
      for (const [term, weight] of rows[source]) {
        for (const target of holders.get(term) ?? []) {
          const other = rows[sources + target].get(term) as number;
          this.#products[source * this.#width + target] += weight * other;
        }
      }
    }
  }

  cosine(source: number, a: number, target: number, b: number): number {
    let product = 0;
    for (let i = source; i < source + a; i++) {
      for (let j = target; j < target + b; j++) product += this.#products[i * this.#width + j];
    }
    const lengths = this.#square(source, a) * this.#square(this.#sources + target, b);
    return lengths > 0 ? product / Math.sqrt(lengths) : 0;
  }

  /** The squared length of one row, or of the sum of two. */
  #square(row: number, count: number): number {
    if (count === 1) return this.#squares[row];
    return this.#squares[row] + this.#squares[row + 1] + 2 * this.#withNext[row];
  }
}

function dot(a: ReadonlyMap<number, number>, b: ReadonlyMap<number, number>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
