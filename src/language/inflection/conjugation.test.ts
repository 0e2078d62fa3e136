import { describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { analysedSentence } from './analysed-sentence.ts';
import { loadInflection } from './index.ts';

const japanese = (await loadInflection(await folderFiles(), 'ja'))!;

describe('Japanese conjugation', () => {
  it('makes the usual forms by rule', () => {
    const past = (lemma: string) => japanese.inflect(lemma, 'VERB', { Tense: 'Past' });
    expect(
      ['書く', '読む', '買う', '食べる', '行く', '勉強する', '来る', '帰る'].map(past),
    ).toEqual(['書いた', '読んだ', '買った', '食べた', '行った', '勉強した', '来た', '帰った']);
    expect(japanese.inflect('書く', 'VERB', { Polarity: 'Neg' })).toBe('書かない');
    expect(japanese.inflect('高い', 'ADJ', { VerbForm: 'Conv' })).toBe('高く');
  });

  it('gives a verb the stem of the verb it replaces, and た its voice', () => {
    const { sentence } = analysedSentence(`
      本~ 本 NOUN _ 3 obj
      を~ を ADP _ 1 case
      買っ~ 買う VERB _ 0 root
      た た AUX _ 3 aux`);
    expect(japanese.reshape('読む', sentence, 2)).toEqual({
      form: '読ん',
      agreement: [{ tokenIndex: 3, form: 'だ', reason: 'follows the stem of the verb' }],
    });
    expect(japanese.reshape('見る', sentence, 2)).toEqual({ form: '見', agreement: [] });
  });
});
