import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { textWordRank } from '../../evaluate/features/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import { loadEngine } from '../engines.ts';

let english: Language;
let engine: Engine;

beforeAll(async () => {
  english = await loadLanguage('en');
  engine = await loadEngine('default', english);
});

function at(words: number, text: string): string {
  const document = english.analyse(text);
  return engine.simplify(document, sentencesOf(document)[0], { words })[0].text;
}

describe('the dial for words', () => {
  const texts = [
    'The rapid expansion of the settlement necessitated the construction of additional dwellings.',
    'A subsequent expedition discovered numerous artefacts beneath the derelict monastery.',
  ];

  it.each(texts)('gives easier words the farther it is turned: %s', (text) => {
    const got = [0.5, 0.6, 0.7, 0.8, 0.9, 1].map((words) => textWordRank(at(words, text), english));
    expect(got).toEqual([...got].sort((a, b) => a - b));
    expect(got[0]).toBeLessThan(got[5]);
  });

  it('does not change what a number says', () => {
    const text = 'They occupied the fourth apartment, which overlooked the promenade.';
    expect(at(0.5, text)).not.toMatch(/\b(?:first|second|third|fifth)\b/);
  });

  it('keeps whose it is and which is best', () => {
    const text = 'The senator acknowledged his colossal debt to the eldest of the merchants.';
    expect(at(0.5, text)).toMatch(/\bhis\b.*\beldest\b|\bhis\b.*\boldest\b/);
  });
});
