import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplified] = await simplifier('en');

describe('what was done to what a sentence defines is told by itself', () => {
  it.each([
    [
      'Blue Rain is the second album by American singer Ann Lee, released on May 3, 1999.',
      'Blue Rain is the second album by American singer Ann Lee. It was released on May 3, 1999.',
    ],
    [
      'Northfield is a town in the north of Kent, situated 5 miles south of Dover.',
      'Northfield is a town in the north of Kent. It is situated 5 miles south of Dover.',
    ],
    [
      'Two and a Half Cats is a British TV series, which started on Channel 4 in 2003.',
      'Two and a Half Cats is a British TV series. It started on Channel 4 in 2003.',
    ],
    [
      'Paul Brown was a painter and politician who ran for mayor of Leeds in 1920.',
      'Paul Brown was a painter and politician. He tried to become mayor of Leeds in 1920.',
    ],
    [
      'James "Jim" B. Hall is an American rugby league player who plays for Leeds in the cup.',
      'James "Jim" B. Hall is an American rugby league player. He plays for Leeds in the cup.',
    ],
    [
      'Red Hills is a rhythm and blues song that was first played in Leeds in 1951.',
      'Red Hills is a rhythm and blues song. It was first played in Leeds in 1951.',
    ],
    [
      'The Red Hills are a Scottish rock band that played in many towns.',
      'The Red Hills are a Scottish rock band. They played in many towns.',
    ],
    [
      'Blue Hill is a fantasy novel by Brian Miller, published in 1989.',
      'Blue Hill is a fantasy novel by Brian Miller. It was published in 1989.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));
});

describe('what is inserted after the subject is told last', () => {
  it.each([
    [
      'Ghost Town, released on May 3, 1980, is the first album by the band.',
      'Ghost Town is the first album by the band. It was released on May 3, 1980.',
    ],
    [
      'The Grand Hotel, located in Ely, England, is the oldest house in the town.',
      'The Grand Hotel is the oldest house in the town. It is in Ely, England.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));
});

describe('what is told of a name or of what came before gets its own sentence', () => {
  it.each([
    [
      'She worked for two years with her brother, after which she studied law in Rome.',
      'She worked for two years with her brother. After that, she studied law in Rome.',
    ],
    [
      'Brown was born in Dover, Kent, the son of a judge.',
      'Brown was born in Dover, Kent. He was the son of a judge.',
    ],
    [
      'The new head of the school was Jane Miller who wrote three books.',
      'The new head of the school was Jane Miller. Miller wrote three books.',
    ],
    [
      'The town has many old churches, the oldest of which is in Mill Street.',
      'The town has many old churches. The oldest of them is in Mill Street.',
    ],
    [
      'She won the race, quickly becoming a star in Italy.',
      'She won the race. She quickly became a star in Italy.',
    ],
    [
      'He was chosen by the city council, receiving a prize for his books.',
      'He was chosen by the city council. He received a prize for his books.',
    ],
  ])('%s', (source, told) => expect(simplified(source)).toBe(told));

  it.each([
    'It was Fox who bought the land for the school.',
    'He beat Tom Ash who got ten votes and Jim Oak who got two.',
    'Police believe her death in 2004 was planned, copying a scene of Red Sky.',
  ])('but not: %s', (source) => expect(simplified(source)).toBe(source));
});
