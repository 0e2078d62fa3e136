import { describe, expect, it } from 'vitest';
import { abbreviations } from './abbreviations.ts';

const list = abbreviations([
  '[never]',
  'dr.',
  'z. B.',
  'd. o. o.',
  'c.',
  '[number]',
  'No.',
  '[may]',
  'etc.',
]);

function at(text: string, word: string) {
  const start = text.indexOf(word);
  return list.at(text, start, start + word.length - 1);
}

describe('abbreviations', () => {
  it('lower case matches any case, capitals match as written', () => {
    expect(list.has('Dr.')).toBe(true);
    expect(list.has('No.')).toBe(true);
    expect(list.has('no.')).toBe(false);
  });

  it('one letter matches in its own case only: "C." may be an initial', () => {
    expect(list.has('c.')).toBe(true);
    expect(list.has('C.')).toBe(false);
  });

  it('each carries the class of its heading', () => {
    expect(at('a Dr. b', 'Dr.')).toBe('never');
    expect(at('a No. b', 'No.')).toBe('number');
    expect(at('a etc. b', 'etc.')).toBe('may');
    expect(at('a word. b', 'word.')).toBeUndefined();
  });

  it('finds each piece of an abbreviation with spaces, and the whole without them', () => {
    expect(at('so z. B. hier', 'z.')).toBe('never');
    expect(at('so z. B. hier', 'B.')).toBe('never');
    expect(at('so z.B. hier', 'z.B.')).toBe('never');
    expect(at('X d. o. o. je', 'd.')).toBe('never');
    expect(at('B. hier', 'B.')).toBeUndefined();
  });
});
