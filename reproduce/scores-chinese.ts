import type { Sample } from '../src/core/index.ts';
import { BASELINE, baselines, wordsIn } from '../src/evaluate/index.ts';
import { type Language, loadLanguage } from '../src/language/index.ts';
import { isCalled, markdown, type Reproduced, readJson, readLines } from './features-table.ts';
import { scoresOf } from './scores.ts';

/**
 * SARI at the level of characters and of words, and BLEU, on CSS (Yang et al. 2023), Tables 5 and 8.
 * The published numbers are means over sentences, SARI with precision for deletions.
 * `npx tsx reproduce/scores-chinese.ts` prints them.
 */
const results = 'css/LLMs_result/result';
const SYSTEMS: readonly (readonly [row: string, file: string, ...published: number[]])[] = [
  ['GPT-3.5 zero-shot', 'gpt-3.5-turbo-0301_zeroshot_result.txt', 31.95, 28.92, 42.22],
  ['GPT-3.5 few-shot', 'gpt-3.5-turbo-0301_fewshot_result.txt', 39.32, 36.57, 60.67],
  ['Vicuna-13B zero-shot', 'vicuna-zeroshot.txt', 23.14, 20.67, 23.16],
  ['Vicuna-13B few-shot', 'vicuna-fewshot.txt', 28.68, 26.56, 38.04],
  ['ChatGLM-6B zero-shot', 'ChatGLM-zeroshot.txt', 35.17, 32.69, 56.59],
  ['ChatGLM-6B few-shot', 'ChatGLM-fewshot.txt', 37.74, 35.7, 66.37],
];
const BASELINES: readonly (readonly [row: string, name: string, ...published: number[]])[] = [
  ['Identity', 'identity', 29.08, 27.61, 88.77],
  ['Truncation', 'truncation', 32.95, 33.18, 76.36],
  ['Gold reference', 'reference-leave-one-out', 46.72, 45.71, 65.31],
];

interface Annotated {
  readonly source: string;
  readonly target: readonly string[];
}

function samplesOfCss(): Sample[] {
  return readJson<Annotated[][]>('css/test.json').map((annotations, at) => ({
    id: String(at + 1),
    source: annotations[0].source,
    references: annotations.map(({ target }) => target.join('')),
    outputs: {},
  }));
}

export function reproduceCssScores(language: Language): Reproduced[] {
  const samples = samplesOfCss();
  const score = (row: string, rounds: readonly (readonly Sample[])[], published: number[]) => {
    const settings = { language, lowercase: false };
    const [characters, bleu] = scoresOf(rounds, ['sari-css', 'bleu-sentence'], {
      ...settings,
      tokenizer: 'char',
    });
    const [words] = scoresOf(rounds, ['sari-css'], { ...settings, tokenizer: 'words' });
    return ['SARI, characters', 'SARI, words', 'BLEU'].map((column, at) => ({
      row,
      column,
      ours: [characters, words, bleu][at],
      published: published[at],
    }));
  };
  return [
    ...BASELINES.flatMap(([row, name, ...published]) =>
      score(row, baselines.get(name).rounds(samples, wordsIn(language)), published),
    ),
    ...SYSTEMS.flatMap(([row, file, ...published]) => {
      const outputs = readLines(`${results}/${file}`);
      const written = samples.map((sample, at) => ({
        ...sample,
        outputs: { [BASELINE]: outputs[at] },
      }));
      return score(row, [written], published);
    }),
  ];
}

if (isCalled(import.meta.url)) {
  const chinese = await loadLanguage('zh', undefined, { without: ['analysis', 'inflection'] });
  console.log(markdown('CSS, Tables 5 and 8', reproduceCssScores(chinese)));
}
