import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readConllu } from '../../src/language/conllu.ts';
import { folderFiles } from '../../src/language/files.ts';
import { loadBoundarySegmenter } from '../../src/language/words/boundary.ts';
import { loadJieba } from '../../src/language/words/jieba.ts';
import { chineseSentences } from '../../train/segmenter/jieba-reference.ts';
import { wordF1 } from '../../train/segmenter/word-score.ts';
import { describeConformance, referenceText } from './reference-data.ts';

const files = await folderFiles();

describeConformance('Chinese words', ['mcts/dataset/mcts.dev.orig', 'css/test.json'], () => {
  it('are those of jieba 0.42.1 for at least 99.9% of its tokens on MCTS and CSS', async () => {
    const segment = await loadJieba(files, 'zh');
    const lengths = readFileSync(new URL('words-asian.jieba.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const sentences = chineseSentences();
    expect(lengths.length).toBe(sentences.length);
    const cut = sentences.map((text, i) => wordsByLength(text, lengths[i]));
    const bare = sentences.map((text) => text.replace(/\s/g, ''));
    expect(cut.map((words) => words.join(''))).toEqual(bare);
    const { f1 } = wordF1(segment, cut);
    console.log(`jieba: ${f1.toFixed(3)}% of ${cut.flat().length} tokens`);
    expect(f1).toBeGreaterThanOrEqual(99.9);
  });
});

/** The words of a text without its white space, from their lengths in base 36. */
function wordsByLength(text: string, lengths: string): string[] {
  const bare = [...text.replace(/\s/g, '')];
  return [...lengths].map((length) => bare.splice(0, Number.parseInt(length, 36)).join(''));
}

describeConformance('Japanese words', ['ud/Japanese-GSD/ja_gsd-ud-test.conllu'], () => {
  it('are those of UD Japanese GSD with F1 of at least 97%', async () => {
    const segment = await loadBoundarySegmenter(files, 'ja');
    const sentences = readConllu(referenceText('ud/Japanese-GSD/ja_gsd-ud-test.conllu'));
    const score = wordF1(
      segment,
      sentences.map(({ words }) => words.map(({ form }) => form)),
    );
    console.log(`ja: F1 ${score.f1.toFixed(2)}`);
    expect(score.f1).toBeGreaterThanOrEqual(97);
  });
});
