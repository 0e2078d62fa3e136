import { expect, it } from 'vitest';
import {
  correlationFigures,
  dimensionFigures,
  kappaFigures,
  RATINGS_FILE,
  type ThesisFigure,
  TURK,
} from '../../reproduce/ratings-figures.ts';
import { readTable } from '../../src/cli/agree/table.ts';
import { pearson } from '../../src/evaluate/statistics/correlation.ts';
import { segmentMeans } from '../../src/evaluate/statistics/meta-evaluation.ts';
import { preferenceTest } from '../../src/evaluate/statistics/preferences.ts';
import { zScoredRatings } from '../../src/evaluate/statistics/ratings.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { describeConformance, referenceText } from './reference-data.ts';

/** Prints ours beside the published numbers; gives the largest distance. */
function largestDistance(figures: readonly ThesisFigure[]): number {
  for (const { table, row, published, ours } of figures) {
    console.log(`${table}: ${row}: ${ours.toFixed(3)} (published ${published})`);
  }
  return Math.max(...figures.map(({ published, ours }) => Math.abs(published - ours)));
}

describeConformance('ratings of the thesis', [RATINGS_FILE, `${TURK}.orig`], () => {
  it('give the correlations between dimensions of Table 8.2 to the last digit', () => {
    expect(largestDistance(dimensionFigures())).toBeLessThanOrEqual(0.0005);
  });

  it('give the simulated kappas of §7.5.2 within .03, cut over the span of each rater', () => {
    expect(largestDistance(kappaFigures('rater'))).toBeLessThan(0.03);
    // Over the span of all raters simplicity is missed; the bound is from our own figure.
    expect(largestDistance(kappaFigures('all'))).toBeLessThan(0.08);
  });

  it('correlate with metrics and features as in Tables 7.5 and 7.6', async () => {
    const without = ['analysis', 'inflection'] as const;
    const english = await loadLanguage('en', undefined, { without });
    const figures = correlationFigures(english);
    largestDistance(figures);
    const near = figures.filter(({ published, ours }) => Math.abs(published - ours) <= 0.05);
    const far = figures.filter((figure) => !near.includes(figure)).map(({ row }) => row);
    console.log(
      `${near.length} of ${figures.length} within .05 (reordering twice); not: ${far.join('; ')}`,
    );
    // Known to miss, found by looking; the list guards against more. Reordering is off by a slip in
    // the published code, which the other definition shows; the rest is unexplained.
    for (const row of far) {
      expect(row).toMatch(/^(BLEU|SARI|Replace-only|Reordered words, as the text)/);
    }
  });

  it('are preferences that differ (p < .001), as Table 7.4 says of all six', () => {
    // The percentages of Table 7.4, as counts of 359.
    const counts = [
      [138, 82, 139],
      [85, 136, 138],
      [148, 72, 139],
      [192, 70, 97],
      [61, 185, 113],
      [212, 53, 94],
    ];
    for (const [first, second, similar] of counts) {
      const { count, pValue } = preferenceTest({ first, second, similar });
      expect(count).toBe(359);
      expect(pValue).toBeLessThan(0.001);
    }
  });
});

const RATED = 'metaeval/data/ratings_per_annotator/simplicity_DA_ratings.csv';
const PUBLISHED = 'metaeval/data/simplicity_DA.csv';

describeConformance('ratings of Alva-Manchego et al. (2021)', [RATED, PUBLISHED], () => {
  it('have the published mean z-score for each of 600 segments', () => {
    const ratings = readTable(referenceText(RATED), RATED).rows.map(({ cell }) => ({
      item: cell('sent_id'),
      system: cell('sys_name'),
      rater: cell('rater_id'),
      value: Number(cell('simplicity')),
    }));
    const { segments, dimensions } = segmentMeans(zScoredRatings(ratings));
    const published = new Map(
      readTable(referenceText(PUBLISHED), PUBLISHED).rows.map(({ cell }) => [
        `${cell('sent_id')} ${cell('sys_name')}`,
        Number(cell('simplicity_zscore')),
      ]),
    );
    const expected = segments.map(({ item, system }) => published.get(`${item} ${system}`) ?? 0);
    const distances = expected.map((value, at) => Math.abs(value - dimensions.rating[at]));
    expect(segments).toHaveLength(600);
    expect(Math.max(...distances)).toBeLessThan(1e-8);
    expect(pearson(expected, dimensions.rating).value).toBeCloseTo(1, 12);
  });
});
