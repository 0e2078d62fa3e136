import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('What happened is told with a verb', async () => {
  const [, simplify] = await simplifier('en');
  it.each([
    [
      'After the death of his father in 1905, he moved to Rome.',
      'After his father died in 1905, he moved to Rome.',
    ],
    [
      'He was replaced following his resignation in 1990.',
      'He was replaced after he resigned in 1990.',
    ],
    [
      'The town grew after the arrival of the railways in 1880.',
      'The town grew after the railways arrived in 1880.',
    ],
    [
      'After her marriage to John Smith, she moved to London.',
      'After she married John Smith, she moved to London.',
    ],
    [
      "He was the coach until Ann Miller's departure from the club.",
      'He was the coach until Ann Miller left the club.',
    ],
  ])('%s', (text, easier) => {
    expect(simplify(text)).toBe(easier);
  });

  it.each([
    ['a time does nothing', 'He lived there until the end of the year.'],
    [
      'what is always so has not happened',
      'The station is dark after the departure of the last train.',
    ],
    ['a name stays', 'It was closed after the Dissolution of the Monasteries.'],
  ])('%s: %s', (_, text) => {
    expect(simplify(text)).toBe(text);
  });
});
