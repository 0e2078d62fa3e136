import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('zh');

it.each([
  ['公司有二十二家商店。', '公司有22家商店。'],
  ['学校在一九九八年八月开学。', '学校在1998年8月开学。'],
  ['他们卖了百分之四十三的房子。', '他们卖了43%的房子。'],
  ['工厂花了二点五亿元。', '工厂花了2.5亿元。'],
])('a number in signs becomes figures: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  '他买了二三十个苹果。',
  '几十个人在门口。',
  '八月十五吃月饼。',
  '他看了三十六计的故事。',
  '桌上有三本书。',
])('what is vague, a name or small stays: %s', (source) => {
  expect(simplify(source)).toBe(source);
});
