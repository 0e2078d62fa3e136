import { seededRandom } from '../src/evaluate/index.ts';
import { Bm25Index } from '../src/simplify/models/index.ts';

/**
 * `npx tsx bench/models.bench.ts`: how long it takes to index as many examples as WikiLarge has (296,402 of
 * 22 words, words as frequent as Zipf's law says) for few-shot prompts, and to find the nearest five. The
 * ratio sets the time in relation to counting the same words in a `Map`. Targets: 60 s and 5 ms of CPU.
 */
const EXAMPLES = 296_402;
const QUERIES = 300;
const WORDS = 60_000;

function* sentences(count: number, seed: number): Generator<string> {
  const random = seededRandom(seed);
  for (let i = 0; i < count; i++) {
    const words = Array.from({ length: 12 + random.below(21) }, () =>
      Math.floor(WORDS ** random.fraction()).toString(36),
    );
    yield words.join(' ');
  }
}

/** The result, and the seconds of CPU that it took. */
function timed<T>(work: () => T): [T, number] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [result, (user + system) / 1e6];
}

const texts = [...sentences(EXAMPLES, 1)];
const queries = [...sentences(QUERIES, 2)];
const [, counted] = timed(() => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of text.split(' ')) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
});
const [index, indexed] = timed(() => new Bm25Index(texts));
const [found, asked] = timed(() => queries.map((query) => index.nearest(query, 5)));
if (found.some(({ length }) => length !== 5)) throw new Error('A query found fewer than five.');
console.log(
  `${EXAMPLES} examples indexed in ${indexed.toFixed(1)} s of CPU (ratio to counting words ` +
    `${(indexed / counted).toFixed(1)}), ${((1000 * asked) / QUERIES).toFixed(2)} ms a query`,
);
