import { expect, it } from 'vitest';
import { Senses } from '../../language-file/senses-file.ts';

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
