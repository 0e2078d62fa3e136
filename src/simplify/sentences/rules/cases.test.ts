import { beforeAll, describe, expect, it } from 'vitest';
import { simplifier } from '../../../../test/simplifier.ts';

let simplify: (text: string) => string;
beforeAll(async () => {
  [, simplify] = await simplifier('ru');
});

describe('long forms of Russian verbs', () => {
  it.each([
    ['Дом был построен в 1910 году.', 'Дом построили в 1910 году.'],
    ['Новая школа была построена в 1990 году.', 'Новую школу построили в 1990 году.'],
    [
      'Церковь, находящаяся в центре города, работает каждый день.',
      'Церковь, которая находится в центре города, работает каждый день.',
    ],
    [
      'Милиция, состоящая из безоружных людей, отступила.',
      'Милиция, которая состояла из безоружных людей, отступила.',
    ],
    [
      'Он вспоминал деревню Шантене, где его отец купил дачу.',
      'Он вспоминал деревню Шантене. Там его отец купил дачу.',
    ],
  ])('are said more plainly: %s', (text, simpler) => expect(simplify(text)).toBe(simpler));

  it.each([
    'Закон был принят парламентом в 2001 году.',
    'Суворов был ранен в бою.',
    'Учёные писали о нём, и был напечатан сборник.',
  ])('stay where somebody did it: %s', (text) => expect(simplify(text)).toBe(text));
});
