import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { type Fluency, loadFluency } from './fluency.ts';

describe('the English model of fluency', () => {
  let fluency: Fluency;
  beforeAll(async () => {
    fluency = (await loadFluency(await folderFiles(), 'en'))!;
  });

  /** How much closer the words belong together than by chance. */
  const tie = (sentence: string): number => {
    const forms = [...sentence.split(' '), ''];
    const text = fluency.read(forms);
    return forms.reduce((sum, _, i) => sum + text.log(i) - text.alone(i), 0);
  };

  it.each([
    ['He was born in Paris .', 'He was in born Paris .'],
    ['The town ceased to exist .', 'The town stopped to exist .'],
    ['Some of his works are lost .', 'Some his works are lost .'],
    ['It can be a target .', 'It can are a target .'],
    ['They have two children .', 'They has two children .'],
    ['She is one of the best .', 'She is one of best .'],
  ])('likes "%s" better than "%s"', (right, wrong) => {
    expect(tie(right)).toBeGreaterThan(tie(wrong));
  });

  it('takes all years alike, and unknown words by their ending', () => {
    expect(tie('It was built in 1934 .')).toBe(tie('It was built in 1871 .'));
    expect(tie('He was blorfing it .')).toBeGreaterThan(tie('He was blorfity it .'));
  });

  it('knows where a sentence ends', () => {
    const forms = ['He', 'came', '.', '', 'She', 'left', '.', ''];
    const [both, second] = [fluency.read(forms), fluency.read(forms.slice(4))];
    expect(both.log(4)).toBe(second.log(0));
    expect(both.log(5)).toBe(second.log(1));
  });

  it('tells that words hardly ever meet only of words it knows', () => {
    const text = fluency.read(['It', 'can', 'are', 'xqzt', '.', '']);
    expect(text.missed(2)).toBeGreaterThan(0);
    expect(text.missed(1)).toBe(Number.NEGATIVE_INFINITY);
    expect(text.missed(3)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('gives a probability to anything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 12 }),
        (forms) => {
          const text = fluency.read(forms);
          return forms.every((_, i) => text.log(i) <= 0 && text.log(i) > -30 && text.alone(i) <= 0);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('a language without a model', () => {
  it('has none', async () => {
    expect(await loadFluency({ read: async () => undefined }, 'xx')).toBeUndefined();
  });
});
