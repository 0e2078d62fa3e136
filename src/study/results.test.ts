import { describe, expect, it } from 'vitest';
import { krippendorffAlpha } from '../evaluate/statistics/alpha.ts';
import { weightedKappa } from '../evaluate/statistics/kappa.ts';
import { binomialTest } from '../evaluate/statistics/preferences.ts';
import { analyseStudy, type StudyData } from './analyse.ts';
import { datasetOf } from './dataset.ts';
import { answersAsJsonLines, judgementsAsCsv, substitutesAsTsar } from './export.ts';
import { itemsFrom } from './item.ts';
import { powerOfDifferences, powerOfPreference } from './power.ts';
import { kendallW } from './ranking.ts';
import type { Answer } from './records.ts';
import { studyReport } from './report.ts';
import { shippedDesign } from './shipped.ts';
import { unitsOf } from './unit.ts';
import { goldOf, wordsToReview } from './word-review.ts';

type Given = Pick<Answer, 'participant' | 'unit' | 'values'> & Partial<Answer>;

/** A study of a shipped design, with answers as stored. */
function studyWith(name: string, rows: readonly object[], given: readonly Given[]): StudyData {
  const design = shippedDesign(name);
  const units = unitsOf(design, itemsFrom(rows as Record<string, unknown>[], 'items'));
  const systemsOf = (id: string) => units.find((unit) => unit.id === id)?.systems ?? [];
  return {
    design,
    units,
    participants: [...new Set(given.map(({ participant }) => participant))].map((id) => ({
      id,
      state: 'working',
      joined: '2026-01-01',
    })),
    answers: given.map((answer) => ({
      part: 'item',
      round: 0,
      counted: true,
      seconds: 5,
      answered: '2026-01-01',
      systems: systemsOf(answer.unit),
      ...answer,
    })),
    decisions: [],
  };
}

const word = { id: 'w', source: 'They deliberated long.', word: 'deliberated' };
const words = (answers: readonly string[]) =>
  studyWith(
    'substitute',
    [word],
    answers.map((answer, at) => ({
      participant: `p${at}`,
      unit: 'w/1',
      values: { word: answer },
    })),
  );

describe('worked examples of the literature', () => {
  it("Kendall's W: six applicants ranked by three executives (Siegel 1956, table 9.9)", () => {
    const ranks = [
      [1, 6, 3, 2, 5, 4],
      [1, 5, 6, 4, 2, 3],
      [6, 3, 2, 5, 4, 1],
    ];
    expect(kendallW(ranks)).toBeCloseTo(0.16, 2);
    expect(kendallW([ranks[0], ranks[0]])).toBe(1);
  });

  it("Cohen's kappa: diagnoses of two psychiatrists (Cohen 1968, table 1)", () => {
    const table = [
      [44, 7, 9],
      [5, 20, 5],
      [1, 3, 6],
    ];
    const pairs = table.flatMap((row, a) => row.flatMap((n, b) => Array(n).fill([a, b])));
    const [one, other] = [0, 1].map((at) => pairs.map((pair) => pair[at] as number));
    expect(weightedKappa(one, other, 'none')).toBeCloseTo(0.492, 3);
  });

  it("Krippendorff's alpha: two observers, ten units, 0 and 1 (Krippendorff 2011, part A)", () => {
    const meg = [0, 1, 0, 0, 0, 0, 0, 0, 1, 0];
    const owen = [1, 1, 1, 0, 0, 1, 0, 0, 0, 0];
    const alpha = krippendorffAlpha(
      meg.map((value, at) => [value, owen[at]]),
      'nominal',
    );
    expect(alpha).toBeCloseTo(0.095, 3);
  });

  it('the sign test: 3 of 17 against (Siegel 1956, table D: .006 on one side)', () => {
    expect(binomialTest(3, 17) / 2).toBeCloseTo(0.006, 3);
  });

  it('power: half a deviation needs 32 pairs, 60 to 40 needs 194 judgements', () => {
    // Cohen 1988: d = .5, 80%, 5%: 31.4 by the normal approximation.
    const half = Array.from({ length: 1000 }, (_, at) => 0.5 + (at % 2 === 0 ? 1 : -1));
    expect(powerOfDifferences(half)).toEqual({ needed: 32, more: 0 });
    expect(powerOfPreference(60, 40)).toEqual({ needed: 194, more: 94 });
    expect(powerOfPreference(5, 5)).toBeUndefined();
  });
});

describe('results', () => {
  it('of rankings are mean ranks, agreement and preferences between each two', () => {
    const item = { id: 'i', source: 'S.', outputs: { x: 'X.', y: 'Y.', z: 'Z.' } };
    const data = studyWith(
      'rank',
      [item],
      ['p', 'q'].map((participant) => ({
        participant,
        unit: 'i/1',
        systems: ['z', 'y', 'x'],
        values: { 'A.simplicity': '3', 'B.simplicity': '1', 'C.simplicity': '1' },
      })),
    );
    const { means, ranks, preferences } = analyseStudy(data);
    expect(Object.fromEntries(means.map(({ system, mean }) => [system, mean]))).toEqual({
      x: 1,
      y: 1,
      z: 3,
    });
    expect(ranks).toEqual([{ dimension: 'simplicity', items: 1, concordance: 1 }]);
    expect(preferences.map(({ system, counts }) => [system, counts])).toEqual([
      ['x – y', { similar: 2 }],
      ['x – z', { x: 2 }],
      ['y – z', { y: 2 }],
    ]);
  });

  /** Ratings of two systems on three items by two people; the second clicks through. */
  const rated = () => {
    const rows = ['i', 'j', 'k'].map((id) => ({ id, source: 'S.', outputs: { x: 'X.', y: 'Y.' } }));
    const rating = (participant: string, unit: string, value: number) => ({
      participant,
      unit,
      values: { 'A.fluency': value, 'A.meaning': value, 'A.simplicity': value },
    });
    const check = (participant: string, value: number) => ({
      ...rating(participant, 'check-1', value),
      part: 'check' as const,
    });
    return studyWith('rate-asset', rows, [
      ...rows.flatMap(({ id }, at) => [
        rating('p', `${id}/1`, 80 + at),
        rating('p', `${id}/2`, 50 - at),
        rating('q', `${id}/1`, 100),
        rating('q', `${id}/2`, 100),
      ]),
      check('p', 3),
      check('q', 100),
    ]);
  };

  it('of two systems are the first minus the second, and say so', () => {
    const analysis = analyseStudy(rated(), { leaveOut: 'flagged' });
    const mean = (system: string) =>
      analysis.means.find((row) => row.system === system && row.dimension === 'fluency')?.mean ?? 0;
    const [test] = analysis.tests;
    expect([test.first, test.second]).toEqual(['x', 'y']);
    expect(test.difference).toBeCloseTo(mean('x') - mean('y'), 9);
    expect(test.difference).toBeGreaterThan(0);
    const [low, high] = test.interval ?? [0, 0];
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThanOrEqual(test.difference);
    expect(high).toBeGreaterThanOrEqual(test.difference);
    const page = studyReport('S', analysis);
    expect(page).toContain('<th scope="col">Difference (first − second)</th>');
    expect(page).toContain('<td class="n">32.00</td>');
  });

  it('flag who failed an attention check, with the means without them beside the others', () => {
    const analysis = analyseStudy(rated());
    expect(analysis.participants.map((row) => [row.participant, row.flagged])).toEqual([
      ['p', false],
      ['q', true],
    ]);
    const page = studyReport('S', analysis);
    expect(page).toContain('1 of 2 participants failed an attention check');
    expect(page).toContain('<th scope="col">Attentive</th>');
    expect(page).toMatch(/<td>q<\/td>.*<td>flagged<\/td>/);
    expect(page).not.toMatch(/<td>p<\/td>[^\n]*?flagged[^\n]*?<td>q/);
    const without = studyReport('S', analyseStudy(rated(), { leaveOut: 'flagged' }));
    expect(without).toContain('Excluded from all figures: q.');
    expect(without).toContain('No text has been judged by two participants');
    expect(without).not.toContain('Attentive</th>');
  });

  it('of a system that always wins still have a test', () => {
    const item = { id: 'i', source: 'S.', outputs: { x: 'X.', y: 'Y.' } };
    const data = studyWith(
      'prefer',
      [item],
      Array.from({ length: 6 }, (_, at) => ({
        participant: `p${at}`,
        unit: 'i/1',
        values: { fluency: 'A', meaning: 'similar', simplicity: 'A' },
      })),
    );
    const [{ test, power }] = analyseStudy(data).preferences;
    expect(test).toMatchObject({ first: 'x', second: 'y' });
    expect(test?.pValue).toBeCloseTo(2 / 64, 12);
    expect(power?.more).toBe(0);
  });

  it('of reading include time and speed', () => {
    const questions = [{ question: 'Who?', options: ['a', 'b'], answer: 'a' }];
    const item = { id: 'i', source: 'One two three four.', outputs: {}, questions };
    const data = studyWith(
      'comprehend',
      [item],
      [
        { participant: 'p', unit: 'i/1', values: { reading: 2, 'question-1': 'a' } },
        { participant: 'q', unit: 'i/1', values: { reading: 4, 'question-1': 'b' } },
      ],
    );
    expect(analyseStudy(data).comprehension).toEqual([
      { item: 'i', readers: 2, right: 1, asked: 2, seconds: 5, reading: 3, wordsPerMinute: 80 },
    ]);
  });

  it('marked in the source are reported for the source', () => {
    const item = { id: 'i', source: 'He went home yesterday.', outputs: { x: 'He went home.' } };
    const data = studyWith(
      'mark-errors',
      [item],
      [{ participant: 'p', unit: 'i/1', values: { lost: [{ start: 13, end: 22 }], grammar: [] } }],
    );
    const lost = analyseStudy(data).marks.find(({ mark }) => mark === 'lost');
    expect(lost?.words.map(({ word }) => word)).toEqual(['yesterday']);
  });
});

describe('a review of words', () => {
  const data = words(['talked', 'Talked', 'thought', 'thougt', 'asdf', 'talked']);
  const decisions = [
    { unit: 'w/1', answer: 'Talked', gold: 'talked' },
    { unit: 'w/1', answer: 'thougt', gold: 'thought' },
    { unit: 'w/1', answer: 'asdf', gold: '' },
  ];

  it('accepts, merges and drops; the gold file follows', () => {
    expect(substitutesAsTsar({ ...data, decisions })).toBe(
      'They deliberated long.\tdeliberated\ttalked\ttalked\ttalked\tthought\tthought\n',
    );
    expect(analyseStudy({ ...data, decisions }).words[0].votes).toEqual([
      ['talked', 3],
      ['thought', 2],
    ]);
  });

  it('leaves out a word without accepted answers', () => {
    const nothing = ['talked', 'Talked', 'thought', 'thougt', 'asdf'].map((answer) => ({
      unit: 'w/1',
      answer,
      gold: '',
    }));
    expect(substitutesAsTsar({ ...data, decisions: nothing })).toBe('');
  });

  it('merges answers that differ only in capitals', () => {
    const units = new Map(data.units.map((unit) => [unit.id, unit]));
    const [{ answers, isReviewed }] = wordsToReview(data.answers, units, []);
    expect(isReviewed).toBe(false);
    expect(answers.find(({ answer }) => answer === 'Talked')?.gold).toBe('talked');
    expect(goldOf([])('w/1', 'Talked')).toBe('Talked');
  });
});

describe('an export', () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({
    id: `s${at}`,
    source: `The edifice number ${at} was erected ${at} years ago near town ${at * 7}.`,
  }));
  const texts = ['=HYPERLINK("http://evil")', '+1', '@x', '"quoted", and\nlines', 'easy\ttext'];
  const data = studyWith(
    'write',
    rows,
    rows.flatMap(({ id }, at) =>
      ['p', 'q'].map((participant) => ({
        participant,
        unit: `${id}/1`,
        values: {
          simplification:
            texts[at] ?? `Building ${at} is ${at} years old. It is in town ${at * 7}.`,
          operations: ['lexical'],
          confidence: 4,
          comment: '',
        },
      })),
    ),
  );

  it('as JSON lines loses nothing', () => {
    const lines = answersAsJsonLines(data).trim().split('\n');
    const back = lines.map((line) => JSON.parse(line)).map(({ item: _, ...answer }) => answer);
    expect(back).toEqual(data.answers);
  });

  it('as CSV runs no formula', () => {
    for (const cell of judgementsAsCsv(data).split(/,|\r\n/)) {
      expect(cell).not.toMatch(/^"?[=+@\t]/);
    }
  });

  it('as a dataset has splits without a sentence in common, statistics and a card', () => {
    const files = datasetOf(data, undefined);
    expect([...files.keys()]).toEqual(['train.jsonl', 'dev.jsonl', 'test.jsonl', 'README.md']);
    const ids = ['train', 'dev', 'test'].map((split) =>
      (files.get(`${split}.jsonl`) ?? '')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .map((record) => {
          expect(record).toMatchObject({ split, annotators: ['p', 'q'], confidence: [4, 4] });
          return record.id;
        }),
    );
    expect(ids.flat().sort()).toEqual(rows.map(({ id }) => id).sort());
    expect(files.get('README.md')).toContain('Basic statistics');
    expect(files.get('README.md')).toContain('simplifications: 40, by 2 people');
  });
});
