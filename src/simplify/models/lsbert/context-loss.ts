import { around } from './candidates.ts';
import type { MaskedRow } from './masked-model.ts';
import type { LsBertOptions } from './options.ts';

const WINDOW = 5;
const BATCH = 32;

/**
 * How badly words fit: the mean loss of the tokens in a window around the place, each masked in
 * turn, with the word in it (Qiang et al. 2021, §3.3). Low is good.
 */
export async function contextLosses(
  sentence: string,
  place: { readonly start: number; readonly end: number },
  words: readonly string[],
  { model, window = WINDOW }: LsBertOptions,
): Promise<number[]> {
  const [before, after] = around(sentence, place, model, model.longest - 8);
  const rows: (MaskedRow & { readonly word: number; readonly id: number })[] = [];
  for (const [number, word] of words.entries()) {
    const middle = model.pieces(` ${word}`);
    const ids = [...before, ...middle, ...after];
    const from = Math.max(0, before.length - window);
    const to = Math.min(ids.length, before.length + middle.length + window);
    for (let at = from; at < to; at++) {
      const hidden = ids.map((id, i) => (i === at ? model.mask : id));
      const row = model.pair([], hidden);
      rows.push({ ...row, at: [row.second + at], word: number, id: ids[at] });
    }
  }
  const sums = words.map(() => ({ loss: 0, count: 0 }));
  for (let i = 0; i < rows.length; i += BATCH) {
    const batch = rows.slice(i, i + BATCH);
    const found = await model.predict(batch);
    for (const [j, { word, id }] of batch.entries()) {
      sums[word].loss -= found[j][0][id];
      sums[word].count++;
    }
  }
  return sums.map(({ loss, count }) => (count > 0 ? loss / count : 0));
}
