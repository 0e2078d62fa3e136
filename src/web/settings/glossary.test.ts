import { expect, it } from 'vitest';
import { readGlossary, readTerms, writeGlossary } from './glossary.ts';

it('a glossary is read line by line and written back unchanged', () => {
  const text = 'levy = tax\nlevy = (money for the city)\nprior to = before';
  expect(readGlossary(text)).toEqual([
    { term: 'levy', replacement: 'tax', explanation: 'money for the city' },
    { term: 'prior to', replacement: 'before' },
  ]);
  expect(writeGlossary(readGlossary(text))).toBe(text);
});

it('empty entries are left out', () => {
  expect(readGlossary('\n = x\nword\nword =\n')).toEqual([]);
  expect(readTerms(' a \n\na\nb')).toEqual(['a', 'b']);
});
