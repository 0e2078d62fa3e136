import { expect, it } from 'vitest';
import { pythonLower, pythonSplit, tokenizers } from '../../src/language/tokenizers/index.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const tricky = 'golden/tokenisation-tricky.json';

describeConformance('tokenizers against sacreBLEU, sacremoses and NLTK', [tricky], () => {
  const rows: Record<string, string | string[]>[] = JSON.parse(referenceText(tricky));

  for (const name of ['13a', 'intl', 'moses', 'penn', 'none']) {
    const tokenizer = tokenizers.get(name);

    it(`${name} equals the reference on lower-cased and mixed-case text`, () => {
      for (const row of rows) {
        const text = row.text as string;
        expect(tokenizer.tokenize(text), text).toBe(row[`${name}|mc`]);
        expect(tokenizer.tokenize(pythonLower(text)), text).toBe(row[`${name}|lc`]);
      }
    });
  }

  it('nist equals the words EASSE counts', () => {
    for (const row of rows) {
      expect(tokenizers.get('nist').tokenize(row.text as string)).toBe(row.nist_words);
    }
  });

  it('splits at white space as Python does', () => {
    for (const row of rows) expect(pythonSplit(row.text as string)).toEqual(row.split);
  });
});
