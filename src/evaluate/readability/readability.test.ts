import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageIds, loadLanguage, type ReadabilityFormula } from '../../language/index.ts';
import type { Settings } from '../metric.ts';
import { Text } from '../text.ts';
import { AVERAGES } from './counts.ts';
import { readability, readabilityMetrics } from './index.ts';
import { textstatCounts } from './textstat-counts.ts';
import { textstatScore } from './textstat-formulas.ts';

const without = ['analysis', 'inflection'] as const;
const load = (id: string) => loadLanguage(id, undefined, { without });
const [english, german, japanese, chinese] = await Promise.all(['en', 'de', 'ja', 'zh'].map(load));
const named = (name: string) => readabilityMetrics.find((entry) => entry.name === name)!;

function score(name: string, settings: Settings, outputs: readonly string[]): number {
  const metric = named(name).prepare(settings);
  const sums = new Float64Array(metric.width);
  for (const output of outputs) {
    const row = new Float64Array(metric.width);
    metric.measure({ source: new Text(''), output: new Text(output), references: [] }, row);
    row.forEach((value, at) => {
      sums[at] += value;
    });
  }
  return metric.score(sums).value;
}

const inEnglish: Settings = { language: english, tokenizer: '13a', lowercase: true };

describe('the grade level of EASSE', () => {
  it('counts signs as words, and never falls below 0', () => {
    // 5 tokens, 1 sentence, 3 syllables.
    expect(score('fkgl', inEnglish, ['The cat sat down .'])).toBe(0);
    const hard = 'Institutional considerations notwithstanding, deliberation continued.';
    expect(score('fkgl', inEnglish, [hard])).toBeGreaterThan(15);
    expect(score('fkgl', inEnglish, [''])).toBe(0);
  });

  it('adds up: two halves give the score of the whole', () => {
    const metric = named('fkgl').prepare(inEnglish);
    const texts = [
      'One short sentence.',
      'Another considerably longer sentence follows. Then this.',
    ];
    const rows = texts.map((text) => {
      const row = new Float64Array(metric.width);
      metric.measure({ source: new Text(''), output: new Text(text), references: [] }, row);
      return row;
    });
    const sum = rows[0].map((value, at) => value + rows[1][at]);
    expect(metric.score(sum).value).toBe(score('fkgl', inEnglish, texts));
  });

  it('rejects other languages than English', () => {
    expect(() => named('fkgl').prepare({ ...inEnglish, language: german })).toThrow('for English');
  });
});

describe('formulas', () => {
  it('are the published ones: Flesch of a sentence counted by hand', () => {
    // 6 words, 1 sentence, 6 syllables.
    const value = 206.835 - 1.015 * 6 - 84.6 * 1;
    expect(readability('The cat sat on the mat.', english).value).toBeCloseTo(value, 9);
    expect(score('fre', inEnglish, ['The cat sat on the mat.'])).toBeCloseTo(value, 9);
  });

  it('tell an easy German text from a hard one, each in its own direction', () => {
    const easy = 'Der Hund ist groß. Er schläft viel. Das ist gut.';
    const hard =
      'Die Berücksichtigung verwaltungsrechtlicher Zuständigkeiten erfordert Koordinierungsmaßnahmen.';
    for (const { name, better } of german.profile.readability ?? []) {
      const [a, b] = [easy, hard].map((text) => readability(text, german, name).value);
      expect(better === 'higher' ? a > b : a < b, name).toBe(true);
    }
  });

  it('read Japanese by its scripts', () => {
    const easy = readability('ねこがいます。とてもかわいいです。', japanese).value;
    const hard = readability(
      '行政機関情報公開請求手続規定、個人情報保護法令遵守。',
      japanese,
    ).value;
    expect(easy).toBeGreaterThan(hard);
  });

  it('are refused, not borrowed, where a language has none', () => {
    expect(() => named('fre').prepare({ ...inEnglish, language: chinese })).toThrow('Chinese');
    expect(() => readability('你好。', chinese)).toThrow('No published');
    expect(() => named('gulpease').prepare(inEnglish)).toThrow('No published');
  });

  it('name averages that exist, registered names and their publication', () => {
    const names = new Set(readabilityMetrics.map(({ name }) => name));
    for (const id of languageIds()) {
      const folder = new URL(`../../../languages/${id}/`, import.meta.url);
      if (!readdirSync(folder).includes('readability.json')) continue;
      const text = readFileSync(new URL('readability.json', folder), 'utf8');
      for (const formula of JSON.parse(text) as ReadabilityFormula[]) {
        expect(names.has(formula.name), `${id} ${formula.name}`).toBe(true);
        expect(formula.source).toMatch(/\d{4}/);
        for (const term of Object.keys(formula.terms)) expect(AVERAGES).toHaveProperty(term);
      }
    }
  });
});

describe('textstat', () => {
  const one = () => 1;

  it('does not count sentences of two words, and leaves no text without a sentence', () => {
    expect(textstatCounts('Ja. So ist es. Gut so!', '0.7.3', { syllablesOf: one }).sentences).toBe(
      1,
    );
    expect(textstatCounts('Ja.', '0.7.3', { syllablesOf: one }).sentences).toBe(0);
    expect(
      textstatScore('rix', textstatCounts('Ja.', '0.7.3', { syllablesOf: one }), '0.7.3', 'de'),
    ).toBe(0);
  });

  it('joins texts: a sentence left open goes on in the next', () => {
    expect(textstatCounts('Das ist ein', '0.7.11', { syllablesOf: one }).sentences).toBe(1);
    expect(textstatCounts('Das ist ein', '0.7.11', { syllablesOf: one }, true).sentences).toBe(0);
  });

  it('keeps the apostrophe of a contraction in the newer version only', () => {
    expect(textstatCounts("it's", '0.7.3', { syllablesOf: (word) => word.length }).syllables).toBe(
      3,
    );
    expect(textstatCounts("it's", '0.7.11', { syllablesOf: (word) => word.length }).syllables).toBe(
      4,
    );
  });

  it('counts a difficult word once in the old version, each time in the new one', () => {
    const words = { syllablesOf: (word: string) => word.length, easyWords: new Set(['easy']) };
    const text = 'Hard, hard and easy.';
    expect(textstatCounts(text, '0.7.3', words).difficultWords).toBe(2);
    expect(textstatCounts(text, '0.7.11', words).difficultWords).toBe(3);
  });

  it('counts English syllables by the CMU dictionary from 0.7.11 on', () => {
    const { pyphen, cmudict } = english.syllablesLike;
    expect([pyphen!('area'), cmudict!('area'), cmudict!('klartextes')]).toEqual([
      1,
      3,
      pyphen!('klartextes'),
    ]);
    expect(score('gunning-fog-textstat-0.7.11', inEnglish, ['The area is considerable .'])).toBe(
      0.4 * (4 + 50),
    );
    expect(() =>
      named('gunning-fog-textstat-0.7.11').prepare({ ...inEnglish, language: german }),
    ).toThrow(/easy words/);
  });

  it('is refused where it would fall back on English, or needs what is not here', () => {
    const prepare = (name: string, language: Settings['language']) => () =>
      named(name).prepare({ ...inEnglish, language });
    expect(prepare('fre-textstat-0.7.3', chinese)).toThrow('hyphenation');
    expect(prepare('fre-textstat-0.7.3', english)).not.toThrow();
  });
});

describe('every readability metric', () => {
  it('has a name of its own and bears any text', () => {
    expect(new Set(readabilityMetrics.map(({ name }) => name)).size).toBe(
      readabilityMetrics.length,
    );
    const odd = ['', ' ', '\ud83d', '😀', '...', '\u0000', 'a'.repeat(5000), '1.2.3'];
    for (const language of [english, german, japanese]) {
      for (const { name, prepare } of readabilityMetrics) {
        const settings = { ...inEnglish, language };
        try {
          prepare(settings);
        } catch {
          continue;
        }
        for (const text of odd)
          expect(Number.isFinite(score(name, settings, [text])), name).toBe(true);
      }
    }
  });
});
