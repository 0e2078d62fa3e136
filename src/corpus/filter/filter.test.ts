import { describe, expect, it } from 'vitest';
import { folderFiles, loadIdentifier, tokenizers } from '../../language/index.ts';
import type { PairRecord } from '../record.ts';
import { FilterChain } from './filter.ts';
import { Decontamination, Deduplication } from './known-sentences.ts';
import {
  bleuFilter,
  editFilter,
  editRatio,
  languageFilter,
  lengthFilter,
  pairBleu,
  ratioFilter,
} from './measures.ts';

const provenance = { corpus: 'toy', file: 'toy', line: 1 };
const pair = (source: string, ...references: string[]): PairRecord => ({
  id: 'toy-1',
  source,
  references,
  provenance,
});
const tokenizer = tokenizers.get('13a');

describe('filters', () => {
  it('by BLEU drop copies and what has nothing in common', () => {
    const filter = bleuFilter([10, 70], tokenizer);
    const source = 'The committee will convene tomorrow morning in the large town hall .';
    expect(filter.refuse(source, source)).toBe('BLEU 100.0');
    expect(filter.refuse(source, 'Cats sleep all day long')).toMatch(/^BLEU 0/);
    expect(
      filter.refuse(source, 'The committee will meet tomorrow morning in the town hall .'),
    ).toBeUndefined();
    expect(pairBleu('', '', tokenizer)).toBe(0);
  });

  it('by edits, length and ratio say the figure', () => {
    expect(editRatio('kitten', 'sitting')).toBeCloseTo(3 / 7);
    expect(editFilter([0.05, 0.9]).refuse('same', 'same')).toBe('edit distance 0.00');
    expect(lengthFilter([3, 5]).refuse('abc', 'abcdef')).toBe('the reference has 6 characters');
    expect(lengthFilter([3, 5]).refuse('a😀c', 'abc')).toBeUndefined();
    expect(ratioFilter([0.5, 1.5]).refuse('abcd', 'a')).toBe('length ratio 0.25');
    expect(ratioFilter([0.5, 1.5]).refuse('', '')).toBe('length ratio 0.00');
  });

  it('by language drop what is plainly in another', async () => {
    const filter = languageFilter('pt-BR', await loadIdentifier(await folderFiles()));
    const text = 'O governo anunciou ontem novas medidas para a saúde pública no país.';
    expect(filter.refuse(text, text)).toBeUndefined();
    expect(filter.refuse(text, 'The government announced new measures for public health.')).toBe(
      'the reference seems to be in en',
    );
    expect(filter.refuse(text, 'OK')).toBeUndefined();
  });

  it('keep evaluation sets out of training', () => {
    const clean = new Decontamination();
    clean.protect(pair('A test source.', 'A test reference.'));
    expect(clean.refuse('a TEST source', 'x')).toMatch(/source/);
    expect(clean.refuse('x', 'A test reference!')).toMatch(/reference/);
    expect(clean.refuse('x', '...')).toBeUndefined();
  });

  it('drop what was there before', () => {
    const once = new Deduplication();
    expect(once.refuse('A.', 'B.')).toBeUndefined();
    expect(once.refuse('A.', 'C.')).toBeUndefined();
    expect(once.refuse('a', 'b')).toBeDefined();
  });
});

describe('a chain of filters', () => {
  it('drops references, then records, and tells what each filter removed', () => {
    const chain = new FilterChain([lengthFilter([2, 100]), editFilter([0.01, 1])]);
    const record = { ...pair('Source.', 'x', 'Source.', 'Other.'), confidence: [1, 2, 3] };
    expect(chain.apply(record)).toEqual({ ...record, references: ['Other.'], confidence: [3] });
    expect(chain.apply(pair('Same.', 'Same.'))).toBeUndefined();
    const untouched = pair('Source.', 'Other.');
    expect(chain.apply(untouched)).toBe(untouched);
    const report = chain.report();
    expect(report).toMatchObject({ pairs: 5, records: 3, keptRecords: 2 });
    expect(report.filters.map(({ name, seen, removed }) => [name, seen, removed])).toEqual([
      ['length', 5, 1],
      ['edits', 4, 2],
    ]);
    expect(report.filters[0].examples).toEqual([
      { id: 'toy-1', why: 'the reference has 1 characters', source: 'Source.', reference: 'x' },
    ]);
  });
});
