import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('"strong" keeps what the sentence is not whole or true without:', () => {
  it.each([
    ['what a number is of', 'The width is the distance between the two ends of the bar.', 'ends'],
    ['which kind it is', 'Most of the iodine in our food comes from iodised salt.', 'iodised'],
    ['an infinitive the verb asks for', 'The smoke led some guests to think of a fire.', 'think'],
    ['a particle', 'The new shop in the village has got off to a good start.', 'off'],
    ['how much', 'The garage wanted over 300 dollars for the old car.', 'over'],
    ['what tells two apart', 'There were tiny houses and towering houses.', 'tiny houses'],
    ['a rank', 'It was the third largest portable stove in the country.', 'portable'],
    ['who the latter is', 'Ann met Bob when the latter came to the town.', 'latter came'],
    ['what always holds when it does', 'In a monarchy, one person holds the power.', 'monarchy'],
    ['what an adjective asks for', 'She was unprepared for the noise of the street.', 'noise'],
    ['a bare noun of the verb', 'The town put a new rule in place in May.', 'in place'],
    ['what is said of the best', 'He is one of the most important people in her life.', 'her life'],
    ['how sure it is', 'Possibly, the school will stay closed for the year.', 'Possibly'],
    [
      'both adjectives before a comma',
      'A tall, talkative boy from York won the race.',
      'talkative',
    ],
    ['a name', 'She worked for the Temporary Home for Lost Dogs in Leeds.', 'Temporary Home'],
    ['a comma between clauses', 'He often wins, for example, he won two cups in May.', 'wins, '],
    ['an adjective with "looking"', 'He was a seedy looking man of forty.', 'seedy looking'],
  ])('%s', (_, text, kept) => {
    expect(simplify(text, 'strong')).toContain(kept);
  });
});

describe('"strong" leaves out', () => {
  it.each([
    [
      'when it happened, first',
      'In 1798, the republic was proclaimed and the lords were driven out.',
      '1798',
    ],
    ['how a known thing is', 'The council welcomed their constructive approach.', 'constructive'],
    ['what is told on the side', 'His mother, Robin, won a race at the school.', 'Robin'],
  ])('%s', (_, text, left) => {
    expect(simplify(text, 'strong')).not.toContain(left);
  });
});
