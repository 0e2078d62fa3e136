import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../evaluate/index.ts';
import { type BeamOptions, beamSearch, type Hypothesis } from './beam-search.ts';

/** A model whose next tokens depend on the whole prefix, the same on every call. */
function randomModel(seed: number, vocabulary: number) {
  return (prefix: readonly number[], text: number): Float32Array => {
    const random = seededRandom(prefix.reduce((hash, id) => hash * 31 + id + 1, seed + 977 * text));
    const weights = Array.from({ length: vocabulary }, () => Math.exp(3 * random.fraction()));
    const sum = weights.reduce((a, b) => a + b, 0);
    return Float32Array.from(weights, (weight) => Math.log(weight / sum));
  };
}

/** The plain way: one text, every continuation written out and sorted, always to the limit. */
function plainBeamSearch(
  next: (prefix: readonly number[]) => Float32Array,
  { beams, best, start, end, lengthPenalty, noRepeat = 0 }: BeamOptions,
  most: number,
  least: number,
): Hypothesis[] {
  let open = [{ tokens: [] as number[], sum: 0 }];
  const finished: Hypothesis[] = [];
  for (let length = 0; length < most && open.length > 0; length++) {
    const all = open.flatMap(({ tokens, sum }, beam) =>
      [...next([...start, ...tokens])].map((value, token) => ({
        tokens: [...tokens, token],
        sum: sum + value,
        beam,
        token,
      })),
    );
    const allowed = all.filter(({ tokens, token }) => {
      if (token === end) return length >= least;
      if (noRepeat === 0 || tokens.length < noRepeat) return true;
      const text = ` ${tokens.slice(0, -1).join(' ')} `;
      return !text.includes(` ${tokens.slice(-noRepeat).join(' ')} `);
    });
    allowed.sort((a, b) => b.sum - a.sum || a.beam - b.beam || a.token - b.token);
    open = [];
    for (const { tokens, sum, token } of allowed.slice(0, 2 * beams)) {
      if (open.length === beams) break;
      if (token !== end) open.push({ tokens, sum });
      else
        finished.push({
          tokens: tokens.slice(0, -1),
          score: sum / tokens.length ** lengthPenalty,
          isWhole: true,
        });
    }
  }
  for (const { tokens, sum } of open) {
    finished.push({
      tokens,
      score: sum / Math.max(1, tokens.length) ** lengthPenalty,
      isWhole: false,
    });
  }
  return finished
    .sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score)
    .slice(0, best);
}

describe('beam search', () => {
  it('equals the plain implementation on 200 random cases, several texts at a time', async () => {
    const random = seededRandom(3);
    for (let i = 0; i < 200; i++) {
      const vocabulary = 3 + random.below(8);
      const beams = 1 + random.below(8);
      const limits = Array.from({ length: 1 + random.below(3) }, () => ({
        most: random.below(7),
        least: random.below(3),
      }));
      const options: BeamOptions = {
        beams,
        best: 1 + random.below(beams),
        start: [1],
        end: 2,
        most: (text) => limits[text].most,
        least: (text) => limits[text].least,
        lengthPenalty: [0, 0.5, 1, 1.5][random.below(4)],
        noRepeat: random.below(3),
      };
      const model = randomModel(i, vocabulary);
      const found = await beamSearch(
        limits.length,
        async (prefixes, texts) => prefixes.map((prefix, at) => model(prefix, texts[at])),
        options,
      );
      for (const [text, { most, least }] of limits.entries()) {
        const plain = plainBeamSearch((prefix) => model(prefix, text), options, most, least);
        expect(found[text], `case ${i}`).toEqual(plain);
      }
    }
  });

  it('with a beam for every text finds the likeliest of all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), fc.integer({ min: 3, max: 4 }), async (seed, vocabulary) => {
        const model = randomModel(seed, vocabulary);
        const most = 3;
        const [[best]] = await beamSearch(1, async ([...all]) => all.map((one) => model(one, 0)), {
          beams: vocabulary ** most,
          best: 1,
          start: [],
          end: 0,
          most: () => most,
          lengthPenalty: 0,
        });
        let likeliest = Number.NEGATIVE_INFINITY;
        const visit = (prefix: readonly number[], sum: number) => {
          const row = model(prefix, 0);
          if (prefix.length < most) {
            likeliest = Math.max(likeliest, sum + row[0]);
            for (let id = 1; id < vocabulary; id++) visit([...prefix, id], sum + row[id]);
          }
        };
        visit([], 0);
        expect(best.score).toBe(likeliest);
      }),
      { numRuns: 30 },
    );
  });
});
