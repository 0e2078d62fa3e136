import type { CorpusEntry } from '../entry.ts';
import type { CorpusFiles } from '../files.ts';
import { systemsIn } from '../formats/outputs.ts';
import { readParallel } from '../formats/parallel.ts';
import { badContent } from '../formats/text.ts';
import { githubFiles } from '../pinned.ts';
import type { PairRecord } from '../record.ts';
import { css } from './css.ts';

const FOLDER = 'LLMs_result/result/';

export const cssOutputs: CorpusEntry = {
  id: 'css-outputs',
  name: 'CSS outputs of language models',
  language: 'zh',
  task: 'outputs',
  domain: 'news',
  readers: 'learners of Chinese and children',
  simplifiedBy: 'language models',
  strategy: 'automatic',
  alignment: 'sentence',
  licence: { name: 'not stated', permits: 'not stated' },
  access: 'open',
  home: 'https://github.com/maybenotime/CSS',
  citation:
    'Yang et al. 2023, A New Dataset and Empirical Study for Sentence Simplification in Chinese, ACL',
  published: { all: 2298, test: 2298, from: '6 outputs, 383 sentences' },
  found: { all: 2298, test: 2298 },
  note: 'Equal. GPT-3.5, ChatGLM and Vicuna, zero-shot and few-shot.',
  files: githubFiles('maybenotime/CSS', 'db10d587f31303cc9c23b3eed16d0a5bb834ae6f', [
    ['test.json', 536037, '3157676a57c9c1af5795206837e378b52acbe68bde569ffcdc538de1d1bdd340'],
    [
      'LLMs_result/result/ChatGLM-fewshot.txt',
      51971,
      'cd42e23e22a298888f5f0734a1ba95781ee66eeb93c9598784d4432fc40263b2',
    ],
    [
      'LLMs_result/result/ChatGLM-zeroshot.txt',
      46754,
      '499f508fa28c526269a4fbf66ab4cf500df68e7f10dc692a49f44871d471bff2',
    ],
    [
      'LLMs_result/result/gpt-3.5-turbo-0301_fewshot_result.txt',
      49942,
      '284dca22fad33f19811dfe09350dffd7363dffaefb0d758ccac7e48c2da0acf4',
    ],
    [
      'LLMs_result/result/gpt-3.5-turbo-0301_zeroshot_result.txt',
      39455,
      'bfde4e726857b8f2bf9632ae4954237d2d7b803b06fb5cdddbc7f211310bec79',
    ],
    [
      'LLMs_result/result/vicuna-fewshot.txt',
      46845,
      'ad8711302456e7b0fa20e9f425c0af51e083f052af7ca5dd793db670c61416f8',
    ],
    [
      'LLMs_result/result/vicuna-zeroshot.txt',
      52409,
      '2a0f39fcf95bbe7ee8284dea9f256d5fb5f5f321504d3b42c59095bc6f7adb6b',
    ],
  ]),
  mirror: 'css',
  async *load(files) {
    const systems = await systemsIn(files, FOLDER);
    const names = Object.keys(systems);
    const outputs = await readParallel(files, Object.values(systems));
    const sources = css.load as (files: CorpusFiles) => AsyncIterable<PairRecord>;
    let at = 0;
    for await (const { id, source, references, provenance } of sources(files)) {
      const texts = names.map((name, system) => [name, outputs[system][at]] as const);
      const missing = texts.find(([, text]) => text === undefined);
      if (missing)
        throw badContent(systems[missing[0]], at + 1, `The output for ${id} is missing.`);
      at++;
      yield {
        id,
        source,
        references,
        outputs: Object.fromEntries(texts),
        split: 'test',
        provenance: { ...provenance, corpus: 'css-outputs' },
      };
    }
  },
};
