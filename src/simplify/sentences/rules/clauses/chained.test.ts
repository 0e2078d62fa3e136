import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('ja');

it.each([
  [
    'この城は博物館として使われており、年間20万人が訪れます。',
    'この城は博物館として使われています。年間20万人が来ます。',
  ],
  [
    '店の中には小さな工場があり、パンは毎日そこで作られる。',
    '店の中には小さい工場があります。パンは毎日そこで作られます。',
  ],
])('a clause that goes on ends as the sentence does: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it('what is told of something ends with its verb, what is done stays', () => {
  expect(simplify('箱根は人気のある観光地。')).toBe('箱根は人気のある観光地です。');
  expect(simplify('お茶はもちろん仙台のスイーツも販売。')).toBe(
    'お茶はもちろん仙台のスイーツも販売。',
  );
});

it.each([
  [
    '駅の近くにおいしい店があり、とても便利な町です。',
    '駅の近くにおいしい店があって、とても便利な町です。',
  ],
  [
    '町には病院もあり、4時間待つこともありました。',
    '町には病院もあって、4時間待つこともありました。',
  ],
])('it goes on where a noun or the past follows: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  '指示に従って操作してください。',
  '雨が長く続いています。',
  '施設が併設されているところがあります。',
])('a word in another sense stays: %s', (source) => {
  expect(simplify(source)).toBe(source);
});
