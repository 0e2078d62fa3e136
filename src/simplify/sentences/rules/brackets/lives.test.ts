import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'George Devey (1820–1886) was a British architect.',
    'George Devey was a British architect. He was born in 1820 and died in 1886.',
  ],
  [
    'The song was written by Stephen Foster (1826–1864) in New York.',
    'Stephen Foster was born in 1826 and died in 1864.',
  ],
  [
    'The letters were drawn by the designer Martin Majoor (born 1960).',
    'Martin Majoor was born in 1960.',
  ],
  [
    'Frank Morgan (born Frank Phillip Wuppermann; June 1, 1890 – September 18, 1949) was an actor.',
    'was born Frank Phillip Wuppermann on June 1, 1890 and died on September 18, 1949.',
  ],
  ['Norman Chad (born c. 1958) is an American writer.', 'was born around 1958.'],
])('years and days of a life become a sentence: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toContain(wanted);
});

it.each([
  'The king fought in Spain under King Edward (1312–1377).',
  'The first head was followed by Richard J. Johns (1965–1991).',
  'The League of Lezhë (2 March 1444 – 25 April 1479) was a union of towns.',
  'John Scarisbrick (often shortened to J.J. Scarisbrick; born in 1928) is a historian.',
])('but not a time in office, a thing, or with a name lost: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toContain('(');
});
