import { describe, expect, it } from 'vitest';
import { counterpart, RESPELLINGS } from './respell.ts';

const danish = new Map(
  ['bog', 'mand', 'kvinde', 'mulighed', 'og', 'løbe', 'rettigheder'].map((word, rank) => [
    word,
    rank,
  ]),
);

describe('respelling a relative', () => {
  it('finds the counterpart by the changes of letters between the languages', () => {
    const norwegian = (word: string) => counterpart(word, RESPELLINGS['no-da'], danish);
    expect(['bok', 'mann', 'kvinne', 'mulighet', 'løpe'].map(norwegian)).toEqual([
      'bog',
      'mand',
      'kvinde',
      'mulighed',
      'løbe',
    ]);
  });

  it('takes words that no rule connects from a list, and keeps known ones', () => {
    expect(counterpart('och', RESPELLINGS['sv-da'], danish)).toBe('og');
    expect(counterpart('inte', RESPELLINGS['sv-da'], danish)).toBe('ikke');
    expect(counterpart('og', RESPELLINGS['no-da'], danish)).toBe('og');
  });

  it('changes letters and endings even where the counterpart is not known', () => {
    expect(counterpart('särskildhet', RESPELLINGS['sv-da'], danish)).toBe('særskildhed');
  });
});
