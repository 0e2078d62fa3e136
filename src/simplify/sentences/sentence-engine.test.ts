import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyEdits, sentencesOf } from '../../core/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import type { Engine, EngineOptions } from '../engine.ts';
import { loadEngine } from '../engines.ts';

let english: Language;
let engine: Engine;
beforeAll(async () => {
  english = await loadLanguage('en');
  engine = await loadEngine('sentences', english);
});

function simplify(text: string, options?: EngineOptions): string {
  const document = english.analyse(text);
  const edits = sentencesOf(document).flatMap(
    (sentence) => engine.simplify(document, sentence, {}, options)[0].edits,
  );
  return applyEdits(text, edits).text;
}

describe('the engine of rules', () => {
  it.each([
    [
      'She was born in a small village near Norwich in the east of England and attended a school for girls in York until 1952.',
      'She was born in a small village near Norwich in the east of England. She attended a school for girls in York until 1952.',
    ],
    [
      'The council approved the plan for the new bridge in the spring of last year; the builders started their work in the middle of May.',
      'The council approved the plan for the new bridge in the spring of last year. The builders started their work in the middle of May.',
    ],
  ])('makes %s easier', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('leaves quotations, conditions and negation alone', () => {
    expect(simplify('He said "in order to purchase it".')).toContain('"in order to purchase it"');
    expect(simplify('If it rains, she stays, and he leaves.')).not.toContain('. ');
    expect(simplify('He did not also come.')).toContain('not');
  });

  it.each([
    // The state is not what was founded; the object belongs to both verbs; a list is none.
    ['They are a group from London, based around Camden Town.', 'London was'],
    ['The book continues and develops the themes of the first.', 'continues.'],
    ['It has a stopper at the top and a stopcock at the bottom.', '. It'],
    ['In common with the Greeks, they came from Asia.', 'Asia in common'],
    ['She welcomed the plan, saying that people needed certainty.', 'plan.$'],
  ])('does not break %s', (source, wrong) => {
    expect(simplify(source)).not.toMatch(wrong);
  });

  it('gives candidates that differ, the best first, with checks that passed', () => {
    const text =
      'The council approved the plan for the new bridge in the spring of last year; the builders started their work in the middle of May, and the bridge was open to all cars in June of the next year.';
    const document = english.analyse(text);
    const [sentence] = sentencesOf(document);
    const found = engine.simplify(document, sentence, {}, { candidates: 4 });
    expect(new Set(found.map((each) => each.text)).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(1);
    for (const { checks } of found) expect(checks.every(({ passed }) => passed)).toBe(true);
  });

  it('follows the length dial down', () => {
    const text =
      'The very old town in the north was built by farmers near the river, which is long.';
    const document = english.analyse(text);
    const [sentence] = sentencesOf(document);
    const at = (length: number) =>
      engine.simplify(document, sentence, { length })[0].text.length / text.length;
    expect(at(0.5)).toBeLessThan(at(1));
  });

  it('never throws and keeps its edits in the sentence (property)', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const document = english.analyse(text);
        for (const sentence of sentencesOf(document)) {
          const [best] = engine.simplify(document, sentence, {}, { preset: 'strong' });
          for (const { span } of best.edits) {
            expect(span.start).toBeGreaterThanOrEqual(sentence.start);
            expect(span.end).toBeLessThanOrEqual(sentence.end);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
