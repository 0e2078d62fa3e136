import { expect, it } from 'vitest';
import { reproduceOperations } from '../../reproduce/operations.ts';
import { spearman } from '../../src/evaluate/statistics/correlation.ts';
import { describeConformance } from './reference-data.ts';

describeConformance(
  'word-level operations',
  ['easse/data/test_sets/turkcorpus', 'easse/ppdb-1.0-xxxl-lexical.extended.synonyms.uniquepairs'],
  () => {
    it('order systems as Table 6.3 of the thesis does, with another aligner', async () => {
      const rows = await reproduceOperations(80);
      ['delete', 'replace', 'copy'].forEach((operation) => {
        const at = ['delete', 'move', 'replace', 'copy'].indexOf(operation);
        const ours = rows.map((row) => row.ours[operation]);
        const published = rows.map((row) => row.published[at]);
        const { value } = spearman(ours, published);
        console.log(`${operation}: Spearman ${value.toFixed(2)} over ${rows.length} systems`);
        expect(value).toBeGreaterThanOrEqual(0.8);
      });
    });
  },
);
