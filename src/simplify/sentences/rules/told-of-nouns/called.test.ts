import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('a name, or something new, is told of by itself', () => {
  it.each([
    [
      'Tower is a game of skill made by Ann Lee and Bob Dale and now sold by Parker Friends, a division of Bell.',
      /sold by Parker Friends\. Parker Friends is a division of Bell\.$/,
    ],
    [
      // A place still is one.
      'He was born in Stretham, a village in Kent.',
      /^He was born in Stretham\. Stretham is a village in Kent\.$/,
    ],
    [
      'The album was made by drummer Kurt Miller of Redlight, who also drummed on the album.',
      /of Redlight\. Miller (?:also )?drummed on the album\.$/,
    ],
    [
      'The schools serve all of the county but parts of Northfield, which has its own schools.',
      /parts of Northfield\. Northfield has its own schools\.$/,
    ],
    [
      'Codeine belongs to a group of drugs known as opioids, which work by blocking pain.',
      /drugs called opioids\. These opioids work by blocking pain\.$/,
    ],
    [
      'She was woken in her flat by a big explosion that broke all the windows.',
      /by a big explosion\. It broke all the windows\.$/,
    ],
    [
      'Red Hills is a free and open game made by a group of friends in Leeds.',
      /^Red Hills is a free and open game\. It was made by a group of friends in Leeds\.$/,
    ],
    [
      'The Hill people are a small group in the north of Kent, living mostly in Dover.',
      /in the north of Kent\. They live mostly in Dover\.$/,
    ],
    [
      'Initially a part of Rome, Kent became a state of its own in 1900.',
      /^Kent was initially a part of Rome\. /,
    ],
    [
      'Located in the park, the remains of the old wall are north of the town.',
      /^The remains of the old wall are (?:located )?in the park\. They are north of the town\.$/,
    ],
    [
      'They would later come back to the show, playing two new friends.',
      /come back to the show\. They would play two new friends\.$/,
    ],
  ])('%s', (source, told) => expect(simplified(source)).toMatch(told));

  it.each([
    // Which one is wanted is what the clause tells.
    'They looked for a house in Rome that was near the sea.',
    // Nobody is found yet.
    'He never met a man who liked the song.',
  ])('but not: %s', (source) => expect(simplified(source)).toBe(source));
});
