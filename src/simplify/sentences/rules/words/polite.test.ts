import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('ja');

it.each([
  ['姉は毎朝パンを焼く。', '姉は毎朝パンを焼きます。'],
  ['祭りは雨で終わった。', '祭りは雨で終わりました。'],
  ['川の水はまだ冷たい。', '川の水はまだ冷たいです。'],
  ['ここが私の生まれた家だ。', 'ここが私の生まれた家です。'],
  ['昨日は風が強かった。', '昨日は風が強かったです。'],
  ['弟は先生の話を聞いていた。', '弟は先生の話を聞いていました。'],
  ['父は海で泳いだ。', '父は海で泳ぎました。'],
  ['友だちと公園で遊んだ。', '友だちと公園で遊びました。'],
  ['敵は村から米を奪った。', '敵は村から米を奪いました。'],
  ['選手は最後の矢を放った。', '選手は最後の矢を放ちました。'],
  ['船は北へ向かった。', '船は北へ向かいました。'],
  ['船は海に沈んだ。', '船は海に沈んだ。'],
  ['鍵を開けることが可能である。', '鍵を開けることができます。'],
  ['鳥は南へ飛んでいった。', '鳥は南へ飛んでいきました。'],
])('a sentence ends politely: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  ['兄はまだ帰らない。', '兄はまだ帰りません。'],
  ['その日は客が来なかった。', 'その日は客が来ませんでした。'],
  ['この道は危険ではない。', 'この道は危険ではありません。'],
  ['荷物は重くない。', '荷物は重くありません。'],
  ['鍵を返さなければならない。', '鍵を返さなければなりません。'],
])('what is denied stays denied: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it('a clause of the same rank is as polite', () => {
  expect(simplify('空は晴れたが、風はまだ冷たい。')).toBe('空は晴れましたが、風はまだ冷たいです。');
});

it.each(['母は「もう遅い」と言いました。', '「もう帰る。」', '早く行こう。', '静かにしろ。'])(
  'what somebody says, wants or orders stays: %s',
  (source) => {
    expect(simplify(source)).toBe(source);
  },
);
