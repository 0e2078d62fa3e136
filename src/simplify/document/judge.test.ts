import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import { readDocument } from './read.ts';
import { simplifyDocument } from './simplify-document.ts';

const english = await loadLanguage('en');

/** An engine that writes these texts for any sentence, the first one first. */
const writing = (...texts: string[]): Engine => ({
  name: 'writing',
  language: english,
  simplify: () => texts.map((text) => ({ text, edits: [], engine: 'writing', checks: [] })),
});

function results(source: string, engine: Engine, options: object = {}) {
  const read = readDocument(source, 'text', english);
  const blocks = [...simplifyDocument(read, { engine, ...options })];
  return {
    text: blocks.map(({ output }) => output).join(''),
    sentences: blocks.flatMap(({ sentences }) => sentences),
  };
}

const SOURCE = 'Visitors may purchase a ticket until 4 July.';

describe('what the judge refuses', () => {
  it.each([
    'Visitors must buy a ticket until 4 July.',
    'Visitors may buy a ticket until 9 July.',
    'Visitors may not buy a ticket until 4 July.',
    'Here is the simplified text: Visitors may buy a ticket until 4 July.',
  ])('is never placed: %s', (text) => {
    const { text: written, sentences } = results(SOURCE, writing(text));
    expect(written).toBe(SOURCE);
    expect(sentences[0].left).toMatch(/^the new version did not pass: \w/);
    expect(sentences[0].verdicts).toEqual([]);
  });

  it('makes way for the next candidate, and is not among those that are offered', () => {
    const good = 'Visitors may buy a ticket until 4 July.';
    const engine = writing('Visitors must buy a ticket until 4 July.', good);
    expect(results(SOURCE, engine).text).toBe(good);
    const { sentences } = results(SOURCE, engine, { options: { candidates: 2 } });
    expect(sentences[0].candidates?.map(({ text }) => text)).toEqual([good]);
  });

  it('is placed when nothing is to be verified, or by a baseline, which only measures', () => {
    const wrong = 'Visitors must buy a ticket until 4 July.';
    expect(results(SOURCE, writing(wrong), { verify: false }).text).toBe(wrong);
    expect(results(SOURCE, { ...writing(wrong), isBaseline: true }).text).toBe(wrong);
  });

  it('depends on the terms that must stay', () => {
    const text = 'Visitors may buy a ticket until 4 July.';
    const verify = { protected: ['purchase'] };
    expect(results(SOURCE, writing(text), { verify }).text).toBe(SOURCE);
  });
});
