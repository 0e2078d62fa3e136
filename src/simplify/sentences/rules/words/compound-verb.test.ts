import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('ja');

it.each([
  ['駅で切符を購入してください。', '駅で切符を買ってください。'],
  ['姉は古い車を購入した。', '姉は古い車を買いました。'],
  ['この紙は使用しません。', 'この紙は使いません。'],
  ['書類を提出しなければなりません。', '書類を出さなければなりません。'],
  ['船が港に到着すると、雨が降りました。', '船が港に着くと、雨が降りました。'],
  ['川が氾濫し、橋が流されました。', '川があふれて、橋が流されました。'],
  ['この部屋は夜も使用されています。', 'この部屋は夜も使われています。'],
  ['店で水が購入できます。', '店で水を買うことができます。'],
  ['古い部屋も使用できた。', '古い部屋も使うことができました。'],
  ['この水は料理に使用できない。', 'この水は料理に使うことができません。'],
  ['先に名前をご確認ください。', '先に名前を確認してください。'],
])('a plain verb in the same form: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  '試合が決定しました。',
  '店が大量購入しました。',
  '法案が議会を通過しました。',
  '子どもが生まれ、家族が増加を喜びました。',
])('a noun that is none, or a deed of another kind, stays: %s', (source) => {
  expect(simplify(source)).toBe(source);
});
