import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { type Identifier, loadIdentifier } from './index.ts';
import { decodeModels, encodeModels } from './model.ts';

let identifier: Identifier;
beforeAll(async () => {
  identifier = await loadIdentifier(await folderFiles());
});
const languageOf = (text: string): string => identifier.identify(text).language;

describe('identify', () => {
  it.each([
    ['en', 'The library is closed on Monday.'],
    ['es', 'La biblioteca está cerrada los lunes.'],
    ['pt', 'A biblioteca está fechada às segundas-feiras.'],
    ['gl', 'A biblioteca está pechada os luns.'],
    ['de', 'Die Bücherei ist am Montag geschlossen.'],
    ['fr', 'La bibliothèque est fermée le lundi.'],
    ['it', 'La biblioteca è chiusa il lunedì.'],
    ['da', 'Biblioteket er lukket om mandagen, men du kan aflevere bøger udenfor.'],
    ['no', 'Biblioteket er stengt på mandager, men du kan levere bøker utenfor.'],
    ['sl', 'Knjižnica je ob ponedeljkih zaprta.'],
    ['hr', 'Knjižnica je zatvorena ponedjeljkom.'],
    ['ru', 'Библиотека закрыта по понедельникам.'],
    ['uk', 'Бібліотека зачинена щопонеділка.'],
    ['eu', 'Liburutegia itxita dago astelehenetan.'],
    ['ur', 'کتب خانہ پیر کے دن بند رہتا ہے۔'],
    ['ar', 'المكتبة مغلقة يوم الاثنين.'],
    ['fa', 'کتابخانه روزهای دوشنبه تعطیل است.'],
    ['ja', '図書館は月曜日に休みです。'],
    ['zh', '图书馆星期一不开门。'],
    ['el', 'Η βιβλιοθήκη είναι κλειστή.'],
    ['ko', '도서관은 월요일에 문을 닫습니다.'],
  ])('knows %s by one sentence', (language, sentence) => {
    expect(languageOf(sentence)).toBe(language);
  });

  it('goes by the script of the sentence, not of the names in it', () => {
    expect(languageOf('他在 Microsoft Windows 部门工作了很多年。')).toBe('zh');
    expect(languageOf('Компания Microsoft Corporation выпустила Windows 11.')).toBe('ru');
    expect(languageOf('The Japanese word for library is 図書館.')).toBe('en');
  });

  it('does not mind capitals or decomposed accents', () => {
    expect(languageOf('DIE BÜCHEREI IST AM MONTAG GESCHLOSSEN')).toBe('de');
    const text = 'La bibliothèque est fermée à Noël.';
    expect(identifier.identify(text.normalize('NFD'))).toEqual(identifier.identify(text));
  });

  it.each(['', '   ', '12:30', '😀 🎉', '!?…', '\u0000\u0001\uFFFF', '\uD800', '𝒜'])(
    'is undetermined without letters: %j',
    (text) => {
      expect(identifier.identify(text)).toEqual({
        language: 'und',
        confidence: 0,
        alternatives: [],
      });
    },
  );

  it('names other languages, less probable ones later', () => {
    const { confidence, alternatives } = identifier.identify('Problemas de saúde');
    const all = [confidence, ...alternatives.map((guess) => guess.confidence)];
    expect(alternatives.length).toBeGreaterThan(0);
    expect(all).toEqual([...all].sort((a, b) => b - a));
    expect(all.reduce((a, b) => a + b)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('is surer of a sentence than of a word', () => {
    const word = identifier.identify('Kommune').confidence;
    expect(
      identifier.identify('Kommunen har ikke svaret på brevet endnu.').confidence,
    ).toBeGreaterThan(word);
  });

  it('looks at a bounded part of a long line', () => {
    const text = 'Knjižnica je zaprta. '.repeat(50_000);
    expect(languageOf(text)).toBe('sl');
    for (const piece of ['a', 'é', '字', '\uD83D', 'ß-', ' ']) {
      const whole = identifier.identify(piece.repeat(1_000_000));
      expect(whole).toEqual(identifier.identify(piece.repeat(500_000)));
    }
  });

  it('answers any string with a language it lists and a probability', () => {
    const known = new Set([...identifier.languages, 'und']);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { language, confidence } = identifier.identify(text);
        expect(known).toContain(language);
        expect(confidence >= 0 && confidence <= 1).toBe(true);
      }),
    );
  }, 60_000);
});

describe('loadIdentifier', () => {
  it('says how to rebuild a missing or damaged model', async () => {
    await expect(loadIdentifier({ read: async () => undefined })).rejects.toMatchObject({
      code: 'missing-data',
    });
    expect(() => decodeModels(new Uint8Array(20))).toThrow(/damaged/);
  });

  it('reads the models it wrote', () => {
    const model = { script: 'Latn', spaced: true, languages: ['aa', 'bb'], buckets: 2 };
    const models = [
      { ...model, bias: [0.5, 0], scale: 0.25, weights: Int8Array.of(1, -2, 3, -128) },
      { ...model, script: 'Grek', buckets: 0, bias: [0], scale: 1, weights: new Int8Array() },
    ];
    expect(decodeModels(encodeModels(models))).toEqual(models);
    expect(() => decodeModels(encodeModels(models).subarray(0, -1))).toThrow(/damaged/);
  });
});
