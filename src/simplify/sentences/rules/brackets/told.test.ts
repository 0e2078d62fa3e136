import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    'Spider Kiss (originally entitled Rockabilly) is a novel by Harlan Ellison.',
    'Spider Kiss is a book by Harlan Ellison. It was originally entitled Rockabilly.',
  ],
  [
    'He played on the Buy.com Tour (now Nationwide Tour) for two years.',
    'He played on the Buy.com Tour for two years. The Buy.com Tour is now Nationwide Tour.',
  ],
  [
    'Seventh Son (1987) is a novel by Orson Scott Card.',
    'Seventh Son is a book by Orson Scott Card. It came out in 1987.',
  ],
  [
    'She won the title in Austria (the contest was held in January 1974).',
    'She won the title in Austria. The contest was held in January 1974.',
  ],
])('what a bracket tells of a name becomes a sentence: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  'It is the largest fort in Lebanon (the Citadel of Saint Gilles), and it is old.',
  'He lived in the Banovina of the Kingdom of Yugoslavia (now in Slovenia).',
])('it is not told of a name that may not be meant: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source)).not.toMatch(/(?:Lebanon|Yugoslavia) (?:is|was)/);
});

it('careful leaves brackets with facts as they are', async () => {
  const [, simplify] = await simplifier('en');
  const source = 'The park (formerly Comiskey Park) is in Chicago.';
  expect(simplify(source, 'careful')).toBe(source);
});
