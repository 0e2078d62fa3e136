import { expect, it } from 'vitest';
import { affixTokenizer } from './affixes.ts';

const german = affixTokenizer({
  isAbbreviation: (word) => ['z.B.', 'Dr.', 'bzw.'].includes(word),
});

it('strips marks from both ends, and keeps abbreviations and ordinals', () => {
  expect(german.split('(z.B. am 8. Juni), sagte "Dr. Müller".')).toEqual(
    '( z.B. am 8. Juni ) , sagte " Dr. Müller " .'.split(' '),
  );
});

it('cuts units and currency off numbers, and inside at slashes and ranges', () => {
  expect(german.split('20% und/oder 5km, 3€ 2010-2012')).toEqual(
    '20 % und / oder 5 km , 3 € 2010 - 2012'.split(' '),
  );
});

it('keeps a compound parted by a middle dot', () => {
  expect(german.split('Probe•flug')).toEqual(['Probe•flug']);
});

it('says where each token was', () => {
  const text = ' «Ja…»  nein. ';
  for (const token of german.tokens(text)) {
    expect(text.slice(token.start, token.end)).toBe(token.text);
  }
});
