import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';
import { folderFiles } from '../../../../language/files.ts';
import { loadSenses, Senses } from '../../language-file/senses-file.ts';

const read = (text: string) => new Senses(text);

it('knows the senses of a word in the order of the file, with groups of words', () => {
  const senses = read(
    '@war = war battle\nVERB launch > start | obj @war plan\nVERB launch > send up | !to',
  );
  const [first, second] = senses.of('VERB', 'launch');
  expect(first.easier).toBe('start');
  expect([...first.conditions[0].words]).toEqual(['war', 'battle', 'plan']);
  expect(second.conditions).toEqual([{ slot: 'to', isDenied: true, words: new Set() }]);
  expect(senses.of('NOUN', 'launch')).toEqual([]);
});

it('says which line it cannot read', () => {
  expect(() => read('VERB launch start').of('VERB', 'launch')).toThrow(/"VERB launch start"/);
  expect(() => read('VERB launch > start | obj @plan').of('VERB', 'launch')).toThrow(/"@plan"/);
});

it('knows small words, and words that say nothing', () => {
  const senses = read('ADP within > in | head city\nADV all+the+way > - | next from');
  expect(senses.of('ADP', 'within')[0].easier).toBe('in');
  expect(senses.of('ADV', 'all')[0].easier).toBe('-');
});

describe('A word is said by the sense in which it stands:', async () => {
  const [, simplify] = await simplifier('en');
  it.each([
    ['The party launched a campaign in May.', 'The party started a campaign in May.'],
    ['The agency launched a satellite in May.', 'The agency sent up a satellite in May.'],
    ['The band released an album in 1990.', 'The band put out an album in 1990.'],
    ['The police released a prisoner.', 'The police freed a prisoner.'],
    ['He assumed the post of mayor.', 'He became mayor.'],
    ['They assumed that he was dead.', 'They thought that he was dead.'],
    ['As he assumes that duty, he works more.', 'As he takes on that duty, he works more.'],
    ['He addressed the crowd.', 'He spoke to the crowd.'],
    ['The report addresses this problem.', 'The report deals with this problem.'],
    ['The company revealed that it had lost money.', 'The company said that it had lost money.'],
    ['The Earth revolves around the Sun.', 'The Earth goes around the Sun.'],
    ['She was involved in a car crash.', 'She was in a car crash.'],
    ['The plan stands in contrast to the law.', 'The plan is different from the law.'],
    ['He ran for mayor in 1990.', 'He tried to become mayor in 1990.'],
    ['From 1978 until 2000 it was a city.', 'From 1978 to 2000 it was a city.'],
    ['There is an increased risk of fire.', 'There is a higher risk of fire.'],
    ['It was the only dog of the city of Paris.', 'It was the only dog of Paris.'],
    ['He conducted the orchestra.', 'He led the orchestra.'],
    ['They conducted a study.', 'They did a study.'],
    ['He delivered a speech.', 'He gave a speech.'],
    ['She served as mayor until 1990.', 'She was mayor until 1990.'],
    ['The songs served as prayers.', 'The songs were prayers.'],
    ['The new rule enables students to work at home.', 'The new rule lets students work at home.'],
    ['The rains forced them to move.', 'The rains made them move.'],
    ['He continued to write books.', 'He kept writing books.'],
    ['The committee resolved to go on.', 'The committee decided to go on.'],
    [
      'The town was the centre of commerce and transport.',
      'The town was the centre of trade and transport.',
    ],
    ['The old man hastened to say yes.', 'The old man hurried to say yes.'],
    ['The book was returned to its owner.', 'The book was given back to its owner.'],
    ['The issue was raised in parliament.', 'The issue was brought up in parliament.'],
    ['Sales declined to 5 million.', 'Sales fell to 5 million.'],
    ['He fled the country.', 'He escaped from the country.'],
    ['The drug is administered by injection.', 'The drug is given by injection.'],
    ['The actor portrayed Hamlet.', 'The actor played Hamlet.'],
    ['Attempts to reach the summit failed.', 'Attempts to reach the top failed.'],
    ['The wreck was located in 1985.', 'The wreck was found in 1985.'],
    [
      'The tenant shall observe the rules of the house.',
      'The tenant shall follow the rules of the house.',
    ],
    [
      'The seller undertakes to deliver the goods in May.',
      'The seller agrees to deliver the goods in May.',
    ],
    ['The workers assemble cars in this plant.', 'The workers put together cars in this plant.'],
    ['The government abandoned the plan.', 'The government gave up the plan.'],
    ['Police dispersed the crowd.', 'Police broke up the crowd.'],
    ['Complete the form in block letters.', 'Fill in the form in block letters.'],
    ['Lin is a major character of the play.', 'Lin is a main character of the play.'],
    ['He was proclaimed king in 1820.', 'He was named king in 1820.'],
    ['The team conceded two goals.', 'The team let in two goals.'],
    [
      'Failure to pay constitutes a breach of this contract.',
      'Failure to pay is a breach of this contract.',
    ],
    ['Fire consumed the house.', 'Fire burned the house.'],
    ['The parties concluded a contract of sale.', 'The parties made a contract of sale.'],
    ['Metals conduct electricity well.', 'Metals carry electricity well.'],
    ['He boasted of his wealth.', 'He boasted of his money.'],
    ['Women comprise 60 percent of the staff.', 'Women make up 60 percent of the staff.'],
    ['He resolved to leave.', 'He decided to leave.'],
    ['A licence is required to drive a lorry.', 'A licence is needed to drive a lorry.'],
    ['The gene may govern the process.', 'The gene may control the process.'],
  ])('%s', (text, easier) => {
    expect(simplify(text)).toBe(easier);
  });

  it.each([
    'The camera captured the moment.',
    'They secured the door.',
    'The hotel served breakfast.',
    'They adopted a child.',
    'They explored the cave.',
    'Common side effects include headaches.',
    'The company recalled 30,000 cars.',
    'The combination of these events represented one of the biggest losses.',
    'He continued to have doubts.',
    'The rules allow students to leave early and to eat in class.',
  ])('what shows no other sense stays: %s', (text) => {
    expect(simplify(text)).toBe(text);
  });
});

it('every line of the English senses can be read', async () => {
  const senses = await loadSenses(await folderFiles(), 'en');
  const words = [...(senses?.words ?? [])];
  expect(words.length).toBeGreaterThan(1000);
  for (const word of words) {
    const [upos, lemma] = word.split(' ');
    for (const { easier, rest, conditions } of senses?.of(upos, lemma) ?? []) {
      expect(easier).not.toBe([lemma, ...rest].join(' '));
      expect(conditions.every(({ slot }) => /^[a-z/]+$/.test(slot))).toBe(true);
    }
  }
});
