import { expect, it } from 'vitest';
import { seededRandom } from '../../src/evaluate/index.ts';
import { Bm25Index } from '../../src/simplify/models/index.ts';

/** As many as WikiLarge has, of 22 words each; words as frequent as Zipf's law says. */
const EXAMPLES = 296_402;
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

const seconds = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};

it('296,402 examples are indexed in under 60 s and asked in under 5 ms', () => {
  const texts = [...sentences(EXAMPLES, 1)];
  const began = process.cpuUsage();
  const index = new Bm25Index(texts);
  const indexed = seconds(began);
  const queries = [...sentences(300, 2)];
  const asked = process.cpuUsage();
  for (const query of queries) expect(index.nearest(query, 5)).toHaveLength(5);
  const each = (1000 * seconds(asked)) / queries.length;
  console.log(`indexed in ${indexed.toFixed(1)} s of CPU, ${each.toFixed(2)} ms a query`);
  expect(indexed).toBeLessThan(60);
  expect(each).toBeLessThan(5);
});
