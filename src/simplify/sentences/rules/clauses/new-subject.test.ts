import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('zh');

it.each([
  [
    '这本书在1998年由上海的一家出版社出版，她当时和父母住在北京。',
    '这本书在1998年由上海的一家出版社出版。她当时和父母住在北京。',
  ],
  [
    '图书馆星期一到星期五上午都开门，但是孩子们星期天才有时间去看书。',
    '图书馆星期一到星期五上午都开门。但是孩子们星期天才有时间去看书。',
  ],
])('a sentence ends where somebody else begins: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  '他说这本书在上海的一家书店里卖，她明天要和父母一起去买。',
  '虽然图书馆星期一到星期五上午都开门，但是孩子们没有时间去看书。',
  '老师走进二楼最后一间教室的时候，他正和同学们一起打扫卫生。',
])('what is said, or hangs on another clause, stays: %s', (source) => {
  expect(simplify(source)).toBe(source);
});
