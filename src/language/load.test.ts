import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../core/index.ts';
import { languageIds } from './ids.ts';
import type { Language } from './language.ts';
import { loadLanguage } from './load.ts';

const BAD_INPUT: Record<string, string> = {
  nothing: '',
  spaces: ' \n\t \u00a0\u3000',
  'a lone surrogate': 'The \ud83d cat \udc00 sat.',
  emoji: '👩‍👩‍👧‍👦 came 🇩🇪 to 👍🏽 town.',
  'mixed scripts': 'Der кот 猫が قط naïve said “hi”。',
  binary: String.fromCharCode(...Array.from({ length: 256 }, (_, i) => i)),
  'brackets that never close': `${'('.repeat(400)}word`,
};

describe('a language', () => {
  const loaded = new Map<string, Language>();
  beforeAll(async () => {
    for (const id of languageIds()) loaded.set(id, await loadLanguage(id));
  }, 60_000);

  it('that does not exist is named in the error, with the nearest one', async () => {
    await expect(loadLanguage('enn')).rejects.toMatchObject({
      code: 'unknown-language',
      hint: 'Did you mean "en"?',
    });
  });

  it('gives every token of every language an analysis that forms a tree', () => {
    for (const [id, language] of loaded) {
      if (!language.offers.analysis) continue;
      for (const text of Object.values(BAD_INPUT)) {
        for (const { tokens } of sentencesOf(language.analyse(text))) {
          const roots = tokens.filter((token) => token.analysis!.head < 0);
          expect(roots, `${id}: ${text.slice(0, 20)}`).toHaveLength(1);
        }
      }
    }
  });

  it('keeps offsets that lead back to the text, whatever the text', () => {
    const language = loaded.get('en')!;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let at = 0;
        for (const { tokens } of sentencesOf(language.analyse(text))) {
          for (const token of tokens) {
            expect(token.start).toBeGreaterThanOrEqual(at);
            expect(text.slice(token.start, token.end)).toBe(token.form);
            expect(text.slice(at, token.start).trim()).toBe('');
            at = token.end;
          }
        }
      }),
    );
  });

  it('takes a megabyte on one line: many short words, few long ones, a single one', () => {
    const language = loaded.get('en')!;
    const words = (text: string, analysed: boolean) =>
      sentencesOf(analysed ? language.analyse(text) : language.segment(text)).flatMap(
        ({ tokens }) => tokens,
      );
    expect(words('word '.repeat(200_000), false)).toHaveLength(200_000);
    expect(words(`${'w'.repeat(49)} `.repeat(20_000), true)).toHaveLength(20_000);
    expect(words('x'.repeat(1_000_000), true)).toMatchObject([{ start: 0, end: 1_000_000 }]);
  }, 120_000);

  it('puts the verb of an English sentence on top, also after a year', () => {
    const text = 'In 1997 he was forced to leave his home after it was flooded by the reservoir.';
    const [{ tokens }] = sentencesOf(loaded.get('en')!.analyse(text));
    expect(tokens.find((token) => token.analysis!.head < 0)!.form).toBe('forced');
  });

  it('knows the frequency of its words', () => {
    expect(loaded.get('en')!.frequency.rank('the')).toBeLessThan(10);
    expect(loaded.get('es')!.frequency.zipf('casa')).toBeGreaterThan(5);
    expect(loaded.get('de')!.frequency.rank('Xyzzyq')).toBeUndefined();
  });

  it('tells stop words and abbreviations from the rest', () => {
    const german = loaded.get('de')!;
    expect(german.isStopWord('Und')).toBe(true);
    expect(german.isStopWord('Haus')).toBe(false);
    expect(german.isAbbreviation('z. B.')).toBe(true);
  });
});
