import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { simplifier } from '../../../test/simplifier.ts';
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
  it('makes two sentences of two statements', async () => {
    const [, french] = await simplifier('fr');
    const source =
      'Le conseil a approuvé le plan du nouveau pont au printemps ; les ouvriers ont commencé leur travail au mois de mai.';
    expect(french(source)).toBe(
      'Le conseil a approuvé le plan du nouveau pont au printemps. Les ouvriers ont commencé leur travail au mois de mai.',
    );
  });

  it('leaves quotations, conditions and negation alone', () => {
    expect(simplify('He said "in order to purchase it".')).toContain('"in order to purchase it"');
    expect(simplify('If it rains, she stays, and he leaves.')).not.toContain('. ');
    expect(simplify('He did not also come.')).toContain('not');
  });

  it('gives candidates that differ, the best first, with checks that passed', async () => {
    const [french] = await simplifier('fr');
    const engine = await loadEngine('sentences', french);
    const text =
      'Afin de réparer le pont, le conseil a approuvé un plan ; les ouvriers ont commencé leur travail en mai.';
    const document = french.analyse(text);
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
