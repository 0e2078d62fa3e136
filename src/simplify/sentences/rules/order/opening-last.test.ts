import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['In 1980, the town built a bridge.', 'The town built a bridge in 1980.'],
  ['In 1980 the town built a bridge.', 'The town built a bridge in 1980.'],
  // What was done then is told in two parts, or of another year.
  ['In 1706 they were caught and sent to Spain.', undefined],
  ['In 1980 the town sold its 1902 bridge.', undefined],
])('when it was comes after who did what: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted ?? source);
});
