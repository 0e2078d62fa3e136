import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('what hangs on the words before it is not told by itself', () => {
  it.each([
    [
      'what follows only if something is done',
      'Walk through the old harbour and you are likely to see fishermen mending their nets.',
    ],
    [
      'a second clause of the same noun',
      'We need a bus that leaves the village at six and that stops near the school.',
    ],
    [
      'who it was',
      'According to the priest, it was Helena Novak who was chosen by the council in the end.',
    ],
    [
      'a list that goes on after a clause of its first title',
      'Her songs include "Cold Water", which won two prizes in Rome and "The Long Road".',
    ],
    [
      'what was given by two',
      'The fair owes much to Anna Keller, who ran it for years, as well as the many helpers.',
    ],
    ['what is so strong that', 'The tide is so strong, she never swims there alone.'],
    [
      'a clause that opens another after a colon',
      'The team told us: as the driver came into the tunnel, he lost control of the car.',
    ],
    [
      'what somebody tells others',
      'From the first of May, she told a crowd in the square, the museum will be free for all.',
    ],
    [
      'the last thing of a list',
      'I saw a white collar, black gloves, a light jacket, and polished boots.',
    ],
    [
      'what stands after a preposition and has no subject',
      'He ran the bakery in Linden from 1995 to 2009, and prior to that was head of a large mill.',
    ],
    ['what is asked', 'Who else is it but Anna Keller, the owner of the old mill?'],
  ])('%s', (_, text) => {
    expect(simplify(text)).not.toMatch(/\. \p{L}/u);
  });

  it('not the speaker but who is spoken of acted', () => {
    const text = 'Later, the guard said, Ms. Hall, 33, left her house and called her children.';
    expect(simplify(text)).not.toContain('The guard called');
  });
});
