import { readLines } from './features-table.ts';

const sets = 'easse-de/test_sets/sentence_level';

/** The test sets of EASSE-DE's tables, without `.org` (sources) and `.simp` (references). */
export const GERMAN_SETS: Readonly<Record<string, string>> = {
  'DEplain-web': `${sets}/DEplain-web/manual-public/DEplain-web-manual-public.test`,
  geolino: `${sets}/geolino/geolino.test`,
  TextComplexityDE: `${sets}/TextComplexityDE/TextComplexityDE_test`,
};

/** The output of a system on a test set; `_identity` and `_ref0` are the sources and references. */
export function germanOutputs(testSet: string, system: string): string[] {
  if (system === '_identity') return readLines(`${GERMAN_SETS[testSet]}.org`);
  if (system === '_ref0') return readLines(`${GERMAN_SETS[testSet]}.simp`);
  return readLines(`easse-de/system_outputs/sentence_level/${testSet}/test/${system}`);
}
