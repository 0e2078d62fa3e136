import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'They eat many animals (including smaller Komodo dragons).',
    'They eat many animals, including smaller Komodo dragons.',
  ],
  [
    'He played for the club for eight years (1927–1935).',
    'He played for the club for eight years, from 1927 to 1935.',
  ],
  [
    'The river (a tributary of the Rapel) flows to the sea.',
    'The river, a tributary of the Rapel, flows to the sea.',
  ],
  [
    'It can be seen at the factory (e.g. the doors of Porsches).',
    'It can be seen at the factory, for example the doors of Porsches.',
  ],
])('commas hold what a bracket says: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  'He met Frank Whittle (the jet engine of Coventry) and Tim Lee (the Web of London).',
  'The group had James McAuley, Joan Fraser (aka Amy Witting), Harold Stewart and Alan Crawford.',
  'It honours King Shalmaneser (reigned 858 to 824 BC).',
])('but not in a list, nor what is no part of the sentence: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toContain('(');
});
