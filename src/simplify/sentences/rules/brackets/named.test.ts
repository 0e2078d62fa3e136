import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'The poodle turns into the devil (Mephistopheles).',
    'The poodle turns into the devil, Mephistopheles.',
  ],
  [
    'The town has 35,175 people by the last count (May 2005).',
    'The town has 35,175 people by the last count, in May 2005.',
  ],
  // Who plays somebody, and one of many, are not other names of the word before.
  ['The robot meets Call (Winona Ryder) on the ship.', 'The robot meets Call on the ship.'],
])('a name or day in brackets is said between commas: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted);
});

it('a bare day beside a name tells nothing that could be said', async () => {
  const [, simplify] = await simplifier('en');
  const source = 'John Reed (28 May 1958) won two medals.';
  expect(simplify(source)).toBe(source);
});

it('a number that cannot be said in plain words stays in its bracket', async () => {
  const [, simplify] = await simplifier('en');
  const source = 'Tazz beat Al Snow (5:20) that night.';
  expect(simplify(source)).toBe(source);
});
