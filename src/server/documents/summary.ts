import type { Block } from '../../contract/index.ts';

const known = new WeakMap<Block, { words: number; rows: number; done: number }>();

/** Counts words, rows and finished rows; unchanged blocks are not counted again. */
export function countsOf(blocks: readonly Block[]): { words: number; rows: number; done: number } {
  const sum = { words: 0, rows: 0, done: 0 };
  for (const block of blocks) {
    let counts = known.get(block);
    if (!counts) {
      counts = {
        words: block.rows.reduce((words, { original }) => words + roughWords(original), 0),
        rows: block.rows.length,
        done: block.rows.filter(({ state }) => state !== 'open').length,
      };
      known.set(block, counts);
    }
    sum.words += counts.words;
    sum.rows += counts.rows;
    sum.done += counts.done;
  }
  return sum;
}

/** Without language data: sequences of letters; two Chinese or Japanese characters count as a word. */
function roughWords(text: string): number {
  const ideographs =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const rest = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu, ' ');
  return (rest.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) + Math.ceil(ideographs / 2);
}
