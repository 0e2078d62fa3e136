import { existsSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { compileLater } from '../src/cli/compile-later.ts';
import { shippedGuideline } from '../src/klartext/guidelines.ts';
import { lintText } from '../src/server/texts/lint.ts';

/**
 * `npx tsx bench/lsp.bench.ts [file]`: how long `klartext lsp` takes to check a text of 2,000 words
 * after a sentence was edited, as paragraphs and as a single paragraph, with the V8 settings of the command. Target: a
 * second, the delay of 200 ms after the last letter included. The ratio sets the time in relation to
 * `Intl.Segmenter` cutting the same text into words in the same run.
 */
compileLater();
const WORDS = 2_000;
const TARGET = 1_000;
const DELAY = 200;
const EDITS = 9;
const file = process.argv[2] ?? '.data/asset/dataset/asset.valid.orig';
const lines = readFileSync(existsSync(file) ? file : 'examples/en.txt', 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '');
const sentences: string[] = [];
for (let at = 0, words = 0; words < WORDS; at++) {
  // A short file is repeated with other words, because known paragraphs are not analysed again.
  const round = Math.floor(at / lines.length);
  const line = `${lines[at % lines.length]}${round > 0 ? ` It is number ${at}.` : ''}`;
  sentences.push(line);
  words += line.split(/\s+/).length;
}

const profile = shippedGuideline('plain');
const option = { name: 'language', example: 'en' };
const check = (text: string) =>
  lintText({ text, format: 'markdown', language: 'en', profile, option });
await check('It is loaded now.');

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
for (const [name, size] of [
  ['paragraphs of 5 sentences', 5],
  ['one paragraph', sentences.length],
] as const) {
  const written = (edited?: number) =>
    sentences
      .map((line, at) => (at === edited ? `${line} This was written now.` : line))
      .map((line, at) => line + (at % size === size - 1 ? '\n\n' : ' '))
      .join('');
  const text = written();
  const [opened] = await timed(() => check(text));
  const times: number[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    const at = Math.floor((edit * sentences.length) / EDITS);
    times.push((await timed(() => check(written(at))))[0]);
  }
  const after = times.sort((a, b) => a - b)[Math.floor(EDITS / 2)];
  const [hundred] = await timed(() => {
    for (let i = 0; i < 100; i++) for (const _ of segmenter.segment(text));
  });
  const answered = after + DELAY;
  console.log(
    `${name}: opened ${opened.toFixed(0)} ms, after an edit ${after.toFixed(0)} ms ` +
      `(slowest ${times[EDITS - 1].toFixed(0)}; ratio ${((100 * after) / hundred).toFixed(1)}), ` +
      `answered after ${answered.toFixed(0)} ms; ` +
      `target ${TARGET}: ${answered < TARGET ? 'reached' : 'MISSED'}`,
  );
}

async function timed<T>(work: () => T | Promise<T>): Promise<[number, T]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}
