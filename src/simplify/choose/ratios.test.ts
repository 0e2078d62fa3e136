import { beforeAll, describe, expect, it } from 'vitest';
import { type Candidate, type Controls, sentencesOf } from '../../core/index.ts';
import { type Language, loadLanguage } from '../../language/index.ts';
import type { Engine } from '../engine.ts';
import { loadEngine } from '../engines.ts';
import { asksForChange, byRatios } from './ratios.ts';

let english: Language;
let engine: Engine;
beforeAll(async () => {
  english = await loadLanguage('en');
  engine = await loadEngine('default', english);
});

const written = (text: string): Candidate => ({ text, edits: [], engine: 'test', checks: [] });

describe('candidates in the order of ratios', () => {
  const source = 'The old mill by the river was sold to a company from Leeds.';
  const [long, half, short] = [source, 'The old mill was sold to a company.', 'It was sold.'].map(
    written,
  );

  it.each([
    [{ length: 1 }, [long, half, short]],
    [{ length: 0.65 }, [half, long, short]],
    [{ length: 0.2 }, [short, half, long]],
  ])('the nearest to %o comes first', (controls, expected) => {
    expect(byRatios(source, [half, short, long], controls, english)).toEqual(expected);
  });

  it('of two that are as near, the first stays first', () => {
    const same = [written('The old mill was sold to a firm.'), half];
    expect(byRatios(source, same, {}, english)).toEqual(same);
  });
});

it('a ratio of 1 asks for nothing', () => {
  expect(asksForChange({})).toBe(false);
  expect(asksForChange({ length: 1, words: 1 })).toBe(false);
  expect(asksForChange({ length: 1, words: 0.8 })).toBe(true);
});

describe('the ratios of the default engine', () => {
  const text = 'The firm repaired the roof in May; the tenants moved back in the following week.';
  const edits = (controls: Controls) => {
    const document = english.analyse(text);
    return engine.simplify(document, sentencesOf(document)[0], controls)[0].edits;
  };

  it('are reached by what rules make', () => {
    expect(edits({ syntax: 0.5 })).toContainEqual(
      expect.objectContaining({ operation: 'split', source: expect.stringMatching(/^rules\//) }),
    );
  });
  it.each<Controls>([{ syntax: 1 }, { paraphrase: 1 }, { words: 1 }])(
    'leave the build alone at %o',
    (controls) => {
      expect(edits(controls).filter(({ source }) => source.startsWith('rules/'))).toEqual([]);
    },
  );
});
