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

it.each([
  ['卖方应当在三日内答复，并通知买方。', '卖方应当在三日内答复，并且通知买方。'],
  ['乘客不得携带宠物，若违反，须付款。', '乘客不得带宠物，如果违反，必须付钱。'],
  ['商店禁止抽烟，违者须付款。', '商店禁止抽烟，违者必须付钱。'],
])('what must or must not be done keeps its word: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  ['截止日期尚未公布。', '截止日期还没有公布。'],
  ['网站的可访问性尚未改善。', '网站的可访问性还没有改善。'],
  ['软件的依赖关系很多，若缺少，会出错。', '软件的依赖关系很多，如果缺少，会出错。'],
  ['这项变更涉及到两个文件，若出错，请报告。', '这项变更涉及到两个文件，如果出错，请报告。'],
])('a part of a longer word stays: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});
