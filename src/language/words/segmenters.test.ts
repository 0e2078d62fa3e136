import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { loadBoundarySegmenter } from './boundary.ts';
import { loadJieba } from './jieba.ts';
import type { WordSegmenter } from './segmenter.ts';

const files = await folderFiles();
const chinese = await loadJieba(files, 'zh');
const japanese = await loadBoundarySegmenter(files, 'ja');

const cut = (segment: WordSegmenter, text: string) =>
  segment(text)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');

describe('Chinese words', () => {
  it('are the most probable path through the dictionary', () => {
    expect(cut(chinese, '我来到北京清华大学')).toBe('我 来到 北京 清华大学');
    expect(cut(chinese, '南京市长江大桥')).toBe('南京市 长江大桥');
  });
  it('are guessed from their characters where the dictionary has none', () => {
    expect(cut(chinese, '他来到了网易杭研大厦')).toBe('他 来到 了 网易 杭研 大厦');
  });
  it('are found in traditional characters as in simplified ones', () => {
    expect(cut(chinese, '我來到北京清華大學')).toBe('我 來到 北京 清華大學');
  });
  it('leave Latin words and numbers whole', () => {
    expect(cut(chinese, '买了iPhone，涨了3.5%。')).toBe('买 了 iPhone ， 涨 了 3.5% 。');
  });
});

describe('Japanese words', () => {
  it('are the short units of UniDic', () => {
    expect(cut(japanese, '私は学生です。')).toBe('私 は 学生 です 。');
    expect(cut(japanese, '明日は東京へ行きます。')).toBe('明日 は 東京 へ 行き ます 。');
    expect(cut(japanese, '本を読んでいる。')).toBe('本 を 読ん で いる 。');
  });
  it('leave Latin words and numbers whole', () => {
    expect(cut(japanese, '2024年にWindowsを買った')).toBe('2024 年 に Windows を 買っ た');
  });
});

describe.each([
  ['jieba', chinese],
  ['boundary', japanese],
])('the %s segmenter', (_name, segment) => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '中国',
      'です',
      ' ',
      '\n',
      '😀',
      '\ud800',
      '\udc00',
      'é',
      '，',
      '12',
      'か\u3099',
    ),
  );
  it('puts every character that is not white space into exactly one word, in order', () => {
    fc.assert(
      fc.property(fc.array(unit), (parts) => {
        const text = parts.join('');
        let at = 0;
        for (const { start, end } of segment(text)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(at, start).trim()).toBe('');
          at = end;
        }
        expect(text.slice(at).trim()).toBe('');
      }),
    );
  });
  it('never cuts a surrogate pair', () => {
    for (const { start, end } of segment('吉𠮷野家😀です👨‍👩‍👧。')) {
      const word = '吉𠮷野家😀です👨‍👩‍👧。'.slice(start, end);
      expect(word).toBe(Buffer.from(word).toString());
    }
  });
  it('takes time in step with the length of one endless line', () => {
    for (const line of ['中'.repeat(300_000), 'あ'.repeat(300_000), 'a.'.repeat(150_000)]) {
      expect(segment(line).length).toBeGreaterThan(0);
    }
  }, 60_000);
  it('finds nothing in nothing', () => {
    expect(segment('')).toEqual([]);
    expect(segment(' \n\t')).toEqual([]);
  });
});
