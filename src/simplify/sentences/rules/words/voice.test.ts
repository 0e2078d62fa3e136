import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('a passive that tells who acts', () => {
  it.each([
    ['This song was written by Ana Gil and Omar Sand.', 'Ana Gil and Omar Sand wrote this song.'],
    [
      'The series has been renewed by Showtime and the BBC for a second season.',
      'Showtime and the BBC have renewed the series for a second season.',
    ],
    ['Open titles may be earned by all players.', 'All players may earn open titles.'],
    [
      'The guilder was used until it was replaced by the euro on 1 January 2002.',
      'The guilder was used until the euro replaced it on 1 January 2002.',
    ],
    [
      'After the hospital was destroyed by a fire in 1858, they left.',
      'After a fire destroyed the hospital in 1858, they left.',
    ],
  ])('is said with who acts first: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    ['what is told of them would be left behind', 'She was taught by Tre, who gave her a horse.'],
    ['what is told on would follow another', 'It was hit by a storm in 1755, in which ten died.'],
    ['whoever comes first would be meant', 'A teacher from Jersey, he was picked by the Mets.'],
    ['others do it, too', 'May is voiced by Ann Lee in English and by Kim Ito in Japanese.'],
    ['nobody acts', 'The coast is marked by high cliffs.'],
    ['it goes on with the subject', 'He was beaten by Ann Lee, losing the title in May.'],
    ['nobody would know whose', 'The firm was founded by its president in 1990.'],
  ])('stays where %s: %s', (_, source) => {
    expect(simplify(source)).toContain(' by ');
  });
});
