import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KlartextError } from '../../core/index.ts';
import { pairSubstitutions, readSubstitutions } from './instances.ts';
import { scoreSubstitutes } from './scores.ts';

const FILES = { gold: 'gold.tsv', predictions: 'mine.tsv' };

function pairsOf(gold: string, predictions: string) {
  return pairSubstitutions(
    readSubstitutions(gold, FILES.gold),
    readSubstitutions(predictions, FILES.predictions),
    FILES,
  );
}

function scoresOf(gold: string, predictions: string) {
  return scoreSubstitutes(pairsOf(gold, predictions).pairs);
}

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof KlartextError) return error.message;
  }
  return '';
}

describe('scores of substitutes', () => {
  it('drop the complex word and repeats, and heed case', () => {
    const gold = 's\tword\tgood\tgood\tfine\tword';
    expect(scoresOf(gold, 's\tword\tword\tgood\tgood\tfine')).toMatchObject({
      'ACC@1': 1,
      'ACC@1@Top1': 1,
      'MAP@3': 2 / 3,
      'Precision@3': 1,
      'Recall@3': 1,
    });
    expect(scoresOf(gold, 's\tword\tGood')).toMatchObject({ 'ACC@1': 0, 'Potential@10': 0 });
  });

  it('take all that tie for the most votes as the top', () => {
    const gold = 's\tw\ta\ta\tb\tb\tc';
    expect(scoresOf(gold, 's\tw\tb')['ACC@1@Top1']).toBe(1);
    expect(scoresOf(gold, 's\tw\tc\ta')).toMatchObject({ 'ACC@1@Top1': 0, 'ACC@2@Top1': 1 });
  });

  it('divide by the number of predictions, and MAP@k by k', () => {
    const gold = 's\tw\ta\nt\tw\ta\nu\tw\ta';
    expect(scoresOf(gold, 's\tw\ta\nt\tw')).toMatchObject({
      'ACC@1': 0.5,
      'MAP@1': 0.5,
      'MAP@10': 0.05,
    });
  });

  it('are between 0 and 1 and never fall for Potential and Recall as k grows', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd', 'w', '', 'A');
    const cells = fc.array(word, { maxLength: 14 });
    fc.assert(
      fc.property(cells, cells, (gold, predicted) => {
        const line = (words: string[]) => ['s', 'w', ...words].join('\t');
        const scores = scoresOf(line(gold), line(predicted));
        for (const score of Object.values(scores)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
        for (let k = 2; k <= 10; k++) {
          for (const name of ['Potential', 'Recall']) {
            expect(scores[`${name}@${k}`]).toBeGreaterThanOrEqual(scores[`${name}@${k - 1}`]);
          }
        }
      }),
    );
  });
});

describe('files of substitutes', () => {
  it('may have a byte order mark, any line ends and blanks around cells', () => {
    expect(readSubstitutions('\uFEFFs\tw\t a \r\nt\tw\t\t\n\n', 'f')).toEqual([
      { sentence: 's', word: 'w', substitutes: ['a'], line: 1 },
      { sentence: 't', word: 'w', substitutes: [], line: 2 },
    ]);
  });

  it('that are wrong are refused with file and line', () => {
    expect(messageOf(() => readSubstitutions('s\tw\tno tab', 'f'))).toBe('');
    expect(messageOf(() => readSubstitutions('s\tw\nno tab', 'f'))).toMatch(
      /^f: line 2 has no tab/,
    );
    expect(messageOf(() => readSubstitutions('s\tw\n\nt\tw', 'f'))).toMatch(/^f: line 2 is empty/);
    expect(messageOf(() => readSubstitutions('\n', 'f'))).toMatch(/^f: there is nothing/);
    expect(messageOf(() => pairsOf('s\tw\ta', 's\tw\ta\nt\tv\tb'))).toBe(
      'mine.tsv: line 2 ("v") is not in gold.tsv.',
    );
  });

  it('that repeat a key, miss words or have no gold are warned of', () => {
    const { warnings, pairs } = pairsOf('s\tw\ta\ns\tw\tb\nt\tv\tc\nu\tx\tx', 's\tw\tb\nu\tx\ty');
    expect(pairs[0].gold.substitutes).toEqual(['b']);
    expect(warnings).toEqual([
      'gold.tsv: line 2 repeats the sentence and word of line 1 ("w"); line 2 counts.',
      'gold.tsv: line 4 has no substitute: it counts as missed.',
      'mine.tsv: 1 of 3 gold words have no prediction, the first on line 3 of gold.tsv ("v"); they do not count.',
    ]);
  });

  it('take linear time for a million cells on one line', () => {
    const line = `s\tw\t${'x\t'.repeat(1_000_000)}y`;
    expect(scoresOf(line, line)['ACC@1']).toBe(1);
  });
});
