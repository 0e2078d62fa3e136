import { expect, it } from 'vitest';
import { reproduceSamsa } from '../../reproduce/samsa.ts';
import { describeConformance } from './reference-data.ts';

describeConformance('samsa-like', ['metaeval/data'], () => {
  it('goes with the published SAMSA sentence by sentence and over systems', async () => {
    for (const row of await reproduceSamsa()) {
      console.log(
        `${row.set}: Pearson ${row.pearson.toFixed(3)} over ${row.pairs} pairs, ` +
          `${row.systemPearson.toFixed(3)} over ${row.systems} systems`,
      );
      expect(row.pearson).toBeGreaterThan(0.65);
      expect(row.systemPearson).toBeGreaterThan(0.9);
      expect(Math.abs(row.means.ours - row.means.published)).toBeLessThan(5);
    }
  });
});
