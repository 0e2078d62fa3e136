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

it.each([
  '他今年十六七岁。',
  '教室里坐着十七八个学生。',
  '她买了二十三四本书。',
  '这件衣服要一千二三百元。',
  '他等了三五天。',
  '门口有十几个人。',
])('two numbers side by side are vague, and stay: %s', (source) => {
  expect(simplify(source)).toBe(source);
});

it.each([
  '他十六七岁时，有二十二个朋友。',
  '公司有二十二家商店和十几个工厂。',
  '公司有二十二家商店，还有三个工厂。',
  '他在二十四小时内走了三十五公里。',
  '第三十一条 证券的包销期限最长是九十日。',
  '第三条 这份合同的期限是九十日。',
])('one number that stays keeps the others of its sentence: %s', (source) => {
  expect(simplify(source)).toBe(source);
});

it.each([
  [
    '学校在一九九八年八月开学，有百分之四十三的学生住校。',
    '学校在1998年8月开学，有43%的学生住校。',
  ],
  ['老百姓十分高兴，来了三百二十人。', '老百姓十分高兴，来了320人。'],
  ['他读了《三十六计》，买了二十二本书。', '他读了《三十六计》，买了22本书。'],
  ['他买了二十二本书，读了一本。', '他买了22本书，读了一本。'],
])('words and titles with signs of numbers in them do not: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});
