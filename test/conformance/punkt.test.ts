import { expect, it } from 'vitest';
import { slice } from '../../src/core/index.ts';
import { loadPunkt } from '../../src/language/punkt/index.ts';
import { pythonLower, tokenizers } from '../../src/language/tokenizers/index.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const parameters = 'punkt/punkt-params-english.json';
const tricky = 'golden/tokenisation-tricky.json';
const turkCorpus = 'easse/data/test_sets/turkcorpus/test.truecase.detok.orig';

describeConformance('Punkt against NLTK', [parameters, tricky, turkCorpus], () => {
  const punkt = loadPunkt(JSON.parse(referenceText(parameters)));
  const sentences = (text: string) => punkt.spans(text).map((span) => slice(text, span));
  const rows: Record<string, unknown>[] = JSON.parse(referenceText(tricky));

  it('splits tricky texts as NLTK does, as they are and as EASSE prepares them for FKGL', () => {
    for (const row of rows) {
      const text = row.text as string;
      const prepared = tokenizers.get('13a').tokenize(pythonLower(text));
      expect(sentences(text)).toEqual(row.punkt_en);
      expect(sentences(prepared)).toEqual(row.punkt_en_lc13a);
    }
  });

  it('finds a sentence in every source of TurkCorpus and loses nothing but white space', () => {
    const lines = referenceText(turkCorpus).trimEnd().split('\n');
    expect(lines.length).toBe(359);
    for (const line of lines) {
      expect(sentences(line).join('').replace(/\s/g, '')).toBe(line.replace(/\s/g, ''));
    }
  });
});
