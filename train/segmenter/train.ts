// Trains languages/ja/segmenter.bin.gz and says how well it cuts the test split:
//   npx tsx train/segmenter/train.ts            (--tune: hold out a fifth of dev, write nothing)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readConllu } from '../../src/language/conllu.ts';
import {
  boundarySegmenter,
  decodeBoundaryModel,
  encodeBoundaryModel,
} from '../../src/language/words/boundary.ts';
import { packPhrases, unpackPhrases } from '../../src/language/words/front-coded.ts';
import { quantised, trainBoundaries } from './perceptron.ts';
import { cutAlsoAt, cutByUnidic, unidicCosts } from './silver.ts';
import { wordF1 } from './word-score.ts';

const data = fileURLToPath(new URL('../../.data', import.meta.url));
const target = fileURLToPath(new URL('../../languages/ja', import.meta.url));
const tuning = process.argv.includes('--tune');
const setting = (name: string, usual: number) =>
  Number(process.argv.find((item) => item.startsWith(`--${name}=`))?.split('=')[1] ?? usual);

const wordsOf = (path: string) =>
  readConllu(readFileSync(`${data}/${path}`, 'utf8')).map((sentence) =>
    sentence.words.map((word) => word.form),
  );

// The historical train split has bunsetsu for words: its text is of use, and its ends are right.
const bunsetsu = wordsOf('ud-train-historical/ja_gsd-train.old.conllu');
const silver = cutByUnidic(bunsetsu.map((phrases) => phrases.join(''))).map((words, i) =>
  cutAlsoAt(words, bunsetsu[i]),
);
const dev = wordsOf('ud/Japanese-GSD/ja_gsd-ud-dev.conllu');
const test = wordsOf('ud/Japanese-GSD/ja_gsd-ud-test.conllu');
const gold = tuning ? dev.filter((_, i) => i % 5 !== 0) : dev;
const judged = tuning ? dev.filter((_, i) => i % 5 === 0) : test;

const words = [...unidicCosts()]
  .filter(([word]) => word.length >= 1 && word.length <= 8)
  .sort((a, b) => a[1] - b[1] || (a[0] < b[0] ? -1 : 1))
  .slice(0, setting('words', 160_000))
  .map(([word]) => word);
const dictionary = new TextEncoder().encode(packPhrases(words.map((word) => [word, 1])));
const weights = trainBoundaries(
  [
    { sentences: silver, weight: 1 },
    { sentences: gold, weight: setting('gold', 3) },
  ],
  unpackPhrases(dictionary).phrases,
  { bits: setting('bits', 19), epochs: setting('epochs', 8), least: setting('least', 2) },
);
const bytes = encodeBoundaryModel(quantised(weights, setting('scale', 16)), words);
const packed = gzipSync(bytes, { level: 9 });
const segment = boundarySegmenter(decodeBoundaryModel(bytes));
console.log({ bytes: packed.length, ...wordF1(segment, judged) });
const text = judged.map((sentence) => sentence.join('')).join('');
const started = performance.now();
for (let i = 0; i < 10; i++) segment(text);
console.log(`${Math.round((text.length * 10_000) / (performance.now() - started))} characters/s`);
if (!tuning) {
  mkdirSync(target, { recursive: true });
  writeFileSync(`${target}/segmenter.bin.gz`, packed);
}
