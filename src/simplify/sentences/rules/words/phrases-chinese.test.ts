import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('zh');

it.each([
  ['乘客可前往柜台换票。', '乘客可以去柜台换票。'],
  ['请将药品放在盒子里。', '请把药品放在盒子里。'],
  ['房间的面积为20平方米。', '房间的面积是20平方米。'],
  ['大雨导致河水上涨。', '大雨造成河水上涨。'],
  ['他曾在上海工作。', '他曾经在上海工作。'],
  ['天气很冷，因此河水结冰。', '天气很冷，所以河水结冰。'],
])('written words become spoken ones: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  '他因此住在这里。',
  '这座山更巨大。',
  '有人认为，山上没有水。',
  '他们很早就定居于此。',
  '这家店卖日本将棋。',
  '最低气温或将降至零下十度。',
  '老人归私人拥有。',
  '他被朋友利用。',
  '居民不使用这条小路。',
  '民国六年（1917年），学校搬家。',
])('a word in another sense or place stays: %s', (source) => {
  expect(simplify(source)).toBe(source);
});
