import { describe, expect, it } from 'vitest';
import { memoryCorpusFiles } from '../files.ts';
import { readGroups } from './groups.ts';
import { readJudgedWords } from './judged-words.ts';
import { readRankWords } from './rank-words.ts';
import { readVotedWords } from './voted-words.ts';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('words in context', () => {
  it('have votes, the most first, where annotations repeat (TSAR)', async () => {
    const files = memoryCorpusFiles({
      'a.tsv': 'It is compulsory.\tcompulsory\tneeded\tmust\tmust\t\n',
    });
    const [record] = await all(readVotedWords(files, 'x', { path: 'a.tsv', split: 'test' }));
    expect(record).toMatchObject({
      id: 'test-1',
      word: 'compulsory',
      substitutes: [
        { word: 'must', votes: 2 },
        { word: 'needed', votes: 1 },
      ],
    });
  });

  it('have ranks in cells of the form rank:word (BenchLS)', async () => {
    const files = memoryCorpusFiles({
      'a.txt': 'much is diverted .\tdiverted\t2\t1:moved\t1:led: off\t2:x\n',
    });
    const [record] = await all(readRankWords(files, 'x', 'a.txt'));
    expect(record.start).toBe(8);
    expect(record.substitutes).toEqual([
      { word: 'moved', rank: 1 },
      { word: 'led: off', rank: 1 },
      { word: 'x', rank: 2 },
    ]);
  });

  it('without a rank are an error with file and line', async () => {
    const files = memoryCorpusFiles({ 'a.txt': 'a b .\tb\t1\t1:c\na b .\tb\t1\tc\n' });
    await expect(all(readRankWords(files, 'x', 'a.txt'))).rejects.toThrow(
      'a.txt, line 2: "c" is not of the form rank:word.',
    );
  });

  it('are judged by a share of annotators (CWI)', async () => {
    const row = 'ID\tBoth flexed.\t5\t11\tflexed\t10\t10\t2\t6\t1\t0.4';
    const files = memoryCorpusFiles({ 'a.tsv': `${row}\n`, 'b.tsv': `${row}\textra\n` });
    const part = (path: string) => [{ path, split: 'test' as const, prefix: 'test' }];
    const [record] = await all(readJudgedWords(files, 'x', part('a.tsv')));
    expect(record).toMatchObject({ word: 'flexed', start: 5, complexity: 0.4 });
    await expect(all(readJudgedWords(files, 'x', part('b.tsv')))).rejects.toThrow(
      'b.tsv, line 1: This row has 12 cells instead of 11.',
    );
  });
});

describe('groups of lines', () => {
  it('stay in step when one is empty', () => {
    const groups = readGroups('\na\nb\n--\n--\nc\n--\n', (line) => line === '--');
    expect(groups.map(({ lines }) => lines)).toEqual([['a', 'b'], [], ['c']]);
    expect(groups[0].line).toBe(2);
  });
});
