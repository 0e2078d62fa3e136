import { loadLanguage } from '../src/language/index.ts';
import {
  correlationFigures,
  dimensionFigures,
  kappaFigures,
  type ThesisFigure,
} from './ratings-figures.ts';

/** Agreement and correlations of the thesis's human ratings, one line per figure. */
const english = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });
const figures: ThesisFigure[] = [
  ...kappaFigures('all'),
  ...kappaFigures('rater'),
  ...dimensionFigures(),
  ...correlationFigures(english),
];
console.log('| table | figure | ours (published) |\n|---|---|---|');
for (const { table, row, ours, published } of figures) {
  console.log(`| ${table} | ${row} | ${ours.toFixed(3)} (${published.toFixed(3)}) |`);
}
