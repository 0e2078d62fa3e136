import { expect, it } from 'vitest';
import { tablesHabits } from './follow-tables.ts';

const both = (lemma: string, table: string, dictionary: string) => ({
  lemma,
  cell: 'VERB Fut',
  table,
  dictionary,
});

it('writes a letter of the stem as the tables do with lemmas of the same shape', () => {
  const follow = tablesHabits([
    both('céder', 'cèdera', 'cédera'),
    both('digérer', 'digèrera', 'digérera'),
    both('tolérer', 'tolèrera', 'tolérera'),
    both('parler', 'parlera', 'parlera'),
  ]);
  expect(follow('paramétrer', 'VERB Fut', 'paramétrera')).toBe('paramètrera');
  expect(follow('chanter', 'VERB Fut', 'chantera')).toBe('chantera');
  expect(follow('paramétrer', 'VERB Pres', 'paramétrons')).toBe('paramétrons');
});

it('learns nothing from two lemmas, or where lemmas disagree', () => {
  const follow = tablesHabits([
    both('céder', 'cèdera', 'cédera'),
    both('digérer', 'digèrera', 'digérera'),
    both('piéger', 'piégera', 'piégera'),
  ]);
  expect(follow('tolérer', 'VERB Fut', 'tolérera')).toBe('tolérera');
});

it('leaves a dictionary out for a verb whose tables have the pronoun with it', () => {
  const follow = tablesHabits([both('targuer', 'se targuera', 'targuera')]);
  expect(follow('targuer', 'VERB Pres', 'targuons')).toBeUndefined();
});
