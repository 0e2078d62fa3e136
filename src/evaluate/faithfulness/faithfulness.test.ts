import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { Text } from '../text.ts';
import { checkFaithfulness, type Faithfulness } from './check.ts';
import { faithfulnessMetrics } from './metrics.ts';

const IDS = ['en', 'de', 'fr', 'es', 'it', 'zh', 'ja', 'ru', 'ar'] as const;
const languages = new Map<string, Language>();

beforeAll(async () => {
  for (const id of IDS) languages.set(id, await loadLanguage(id));
});

function check(id: (typeof IDS)[number], source: string, output: string): Faithfulness {
  return checkFaithfulness(source, output, languages.get(id) as Language);
}

function findings(found: Faithfulness): string[] {
  return Object.entries(found).flatMap(([kind, { lost, invented }]) => [
    ...lost.map(({ text }: { text: string }) => `${kind} -${text}`),
    ...invented.map(({ text }: { text: string }) => `${kind} +${text}`),
  ]);
}

describe('one number or date, written in two ways, is no finding', () => {
  const same: [(typeof IDS)[number], string, string][] = [
    [
      'en',
      'It has 1,000 rooms, 20 percent of them dark.',
      'It has one thousand rooms. 20% are dark.',
    ],
    [
      'en',
      'About 3.5 million people and twenty-three dogs.',
      'About 3,500,000 people and 23 dogs.',
    ],
    ['en', 'It is 3.7 m long and rare.', 'It is 3.7 m. It is rare.'],
    ['en', 'On 3 May 1999 he died.', 'He died on May 3, 1999.'],
    ['en', 'On 3 May 1999 he died.', 'He died on 1999-05-03.'],
    ['en', 'They flew the F-16 in 2003–04.', 'They flew the F-16 in 2003 and 2004.'],
    ['en', 'He owned 50% of two houses.', 'He owned half of both houses.'],
    ['en', 'The majority of North Germans sail.', 'Most North Germans sail.'],
    ['de', 'Dreiundzwanzig Leute zahlten 1.000 Euro.', '23 Leute zahlten 1000 Euro.'],
    [
      'de',
      'Am 3. Mai 1999 stieg der Preis auf 2,5 Mio. Euro.',
      'Am 03.05.1999 stieg der Preis auf 2.500.000 Euro.',
    ],
    [
      'fr',
      'Quatre-vingt-dix-sept personnes ont payé 1 000 euros.',
      '97 personnes ont payé 1000 euros.',
    ],
    ['es', 'Hay dos mil personas en el tercer piso.', 'Hay 2.000 personas en el 3.º piso.'],
    ['it', 'Ventitré persone hanno duecento euro.', '23 persone hanno 200 euro.'],
    ['zh', '死亡六万九千人，百分之二十是三十岁以下。', '死亡69000人，20%是30岁以下。'],
    ['zh', '2008年5月12日发生地震。', '二〇〇八年五月十二日发生地震。'],
    ['ja', '約3万人が参加した。', '約30000人が参加した。'],
    ['ru', 'Двадцать три человека пришли 3 мая.', '23 человека пришли 03 мая.'],
    ['ar', 'جاء ٢٥ شخصا في مايو', 'جاء 25 شخصا في مايو'],
  ];
  it.each(same)('%s: %s = %s', (id, source, output) => {
    expect(findings(check(id, source, output))).toEqual([]);
  });
});

describe('what was lost or invented is found', () => {
  const different: [(typeof IDS)[number], string, string, string[]][] = [
    ['en', 'It has 20 rooms.', 'It has 30 rooms.', ['numbers -20', 'numbers +30']],
    ['en', 'It is the second largest city.', 'It is the largest city.', ['numbers -second']],
    ['en', 'On 3 May 1999 he died.', 'He died in 1999.', ['dates -3 May 1999']],
    ['en', 'He did not win.', 'He won.', ['negation -not … win']],
    ['en', 'He has a house.', 'He has no house.', ['negation +no … house']],
    [
      'en',
      'Then President Barack Obama met Angela Merkel.',
      'Then the president met Merkel.',
      ['names -President Barack Obama'],
    ],
    ['de', 'Er hat keine Zeit.', 'Er hat Zeit.', ['negation -keine … Zeit']],
    ['zh', '他有两只猫。', '他有三只猫。', ['numbers -两', 'numbers +三']],
    ['ru', 'Он не пришёл.', 'Он пришёл.', ['negation -не … пришёл']],
  ];
  it.each(different)('%s: %s → %s', (id, source, output, expected) => {
    expect(findings(check(id, source, output)).sort()).toEqual([...expected].sort());
  });
});

describe('paraphrases are not findings', () => {
  const same: [(typeof IDS)[number], string, string][] = [
    ['en', 'He was unable to win.', 'He could not win.'],
    ['en', 'Not only he but also she came.', 'He came and she came.'],
    ['en', 'It has no moons and no rings.', 'It has no moons or rings.'],
    ['en', 'The United Nations met in Germany.', 'The UN met in a German city.'],
    ['fr', "Il n'a pas d'argent.", "Il n'a pas un sou."],
    ['en', 'We are not simply carried along.', 'We are not just carried along.'],
    ['fr', 'Une masse comprenant plus d’un craton.', 'Une masse avec plus d’un craton.'],
  ];
  it.each(same)('%s: %s = %s', (id, source, output) => {
    expect(findings(check(id, source, output))).toEqual([]);
  });
});

describe('any text', () => {
  it('is faithful to itself, whatever it holds', () => {
    const pieces = [
      '12',
      '1,5',
      ' ',
      '.',
      'three',
      'May',
      'not',
      '三',
      '٣',
      '-',
      'Rome',
      '\ud800',
      '😀',
      '%',
      '1.2.3',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        for (const id of ['en', 'zh'] as const) {
          expect(findings(check(id, text, text))).toEqual([]);
        }
      }),
    );
  });

  it('of a megabyte on one line is read in linear time', () => {
    const figures = '1 000.5 '.repeat(20_000);
    expect(findings(check('ar', figures, 'not 12 '.repeat(20_000)))).not.toEqual([]);
  });
});

describe('the metrics', () => {
  it('give the share of outputs without findings, and reject names without analysis', () => {
    const english = languages.get('en') as Language;
    const settings = { language: english, tokenizer: '13a', lowercase: false };
    const [all] = faithfulnessMetrics;
    const metric = all.prepare(settings);
    const sums = new Float64Array(metric.width);
    for (const output of ['It has 20 rooms.', 'It has rooms.']) {
      const row = new Float64Array(metric.width);
      metric.measure(
        { source: new Text('It has 20 rooms.'), output: new Text(output), references: [] },
        row,
      );
      row.forEach((value, i) => {
        sums[i] += value;
      });
    }
    expect(metric.score(sums)).toEqual({
      value: 50,
      parts: { lost: 1, invented: 0, kept: 1, items: 2 },
    });
    const arabic = { ...settings, language: languages.get('ar') as Language };
    expect(() => all.prepare(arabic)).toThrow(/Names cannot be recognised/);
  });
});
