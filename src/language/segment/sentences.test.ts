import { describe, expect, it } from 'vitest';
import { folderFiles } from '../files.ts';
import { readProfile } from '../profile.ts';
import { readSegmentRules, splitSentences } from './index.ts';

const files = await folderFiles();

async function sentences(language: string, text: string): Promise<string[]> {
  const rules = await readSegmentRules(files, await readProfile(files, language));
  return splitSentences(text, rules).map(({ start, end }) => text.slice(start, end));
}

/** Each text with `|` where its sentences part. */
function parted(text: string): [text: string, sentences: string[]] {
  return [text.replaceAll('|', ' '), text.split('|')];
}

const CASES: Record<string, string[]> = {
  en: [
    'Dr. Roe and Mr. J. R. R. Tolkien met.|They talked.',
    'It costs $3.50.|Pay here.',
    'He lives in the U.S.|He works for the U.S. Army.',
    'See Fig. 3 and p. 12.|No.|That is all.',
    'Write to a.b@c.org.|Or see www.example.org/a.b?c=D.|Thanks!',
    '“Stop!” she cried.|He stopped.',
    'He said, “Go.”|She went.',
    'Really?!|Yes…|Perhaps.',
    'Well ... I am not sure.',
    'She (Dr. Roe, M.D.) left at 5 p.m. with him.',
    'We met on Jan. 5.|It rained.',
    'Vitamin C.|It helps.',
    'They sold it to Smith & Co.|The price was low.',
    'This is good.|this is sloppy.',
  ],
  de: [
    'Am 3. Oktober feiern wir.|Das ist z. B. ein Feiertag.',
    'Dr. Müller kam um 5.30 Uhr.|Er blieb.',
    'Das steht auf Seite 12.|Dort steht mehr.',
    'Er sagte: „Komm!“|Sie kam.',
    'Ludwig XIV. Herrscher war er, d. h. König.',
    'Es gibt Äpfel, Birnen usw.|Die sind reif.',
    'In der Schweiz.|Dann in Wien.',
  ],
  es: [
    'Hay frutas, p. ej. manzanas.|¿Vienes?|¡Sí!',
    'La Sra. Pérez vive en EE. UU. desde 1990.|Es médica.',
    '¡Hola!|¿cómo estás?',
  ],
  pt: ['O Sr. Silva chegou às 10.30.|A sra. Costa, não.', 'Viveu no séc. XX.|Morreu em 1990.'],
  fr: ['M. Dupont est né en 45 av. J.-C. à Rome.|Il y vit.', 'Viens ! dit-il.|Elle vint.'],
  it: ['La sig.ra Rossi, ecc.|Il dott. Verdi no.', 'Vedi art. 5 e pag. 3.|Fine.'],
  da: ['Den 3. oktober kom bl.a. dr. Holm.|Han blev kl. 5.', 'Det koster 5 kr.|Det er dyrt.'],
  sl: ['Dne 3. oktobra je prišel npr. dr. Novak.|Ostal je.', 'Podjetje d. o. o. raste.|To je res.'],
  ru: [
    'Он родился в 1799 г. в Москве и т. д.|Он писал.',
    '— Что? — спросил А. С. Пушкин.|Все молчали.',
  ],
  eu: ['1999. urtean jaio zen.|Gero Bilbora joan zen.', 'XX. mendea da.|Bai.'],
  ur: ['یہ کتاب ہے۔|کیا آپ آئیں گے؟|جی ہاں!'],
  ar: ['قال د. أحمد إنه قادم.|هل تأتي؟|نعم.'],
};

describe('splitSentences', () => {
  const cases = Object.entries(CASES).flatMap(([language, texts]) =>
    texts.map((text) => [language, ...parted(text)] as const),
  );
  it.each(cases)('%s: %s', async (language, text, expected) => {
    expect(await sentences(language, text)).toEqual(expected);
  });

  it('Japanese: keeps a quotation whole, and cuts after it unless と leads on', async () => {
    expect(await sentences('ja', '彼は「行く。待って。」と言った。そう？はい！')).toEqual([
      '彼は「行く。待って。」と言った。',
      'そう？',
      'はい！',
    ]);
    expect(await sentences('ja', '「行く。」彼は出た。')).toEqual(['「行く。」', '彼は出た。']);
  });

  it('Chinese: full stops need no space, and close after their quotation mark', async () => {
    expect(
      await sentences('zh', '他来了。“你好吗？”他说。真的吗?是的！（见图1。）圆周率是3.14。'),
    ).toEqual([
      '他来了。',
      '“你好吗？”他说。',
      '真的吗?',
      '是的！',
      '（见图1。）',
      '圆周率是3.14。',
    ]);
  });

  it('a long quotation is cut at its own stops, an unclosed one holds nothing together', async () => {
    const long = `“${'这是一句话。'.repeat(30)}”`;
    expect((await sentences('zh', long)).length).toBe(30);
    expect(await sentences('ja', '「これは。それは。')).toEqual(['「これは。', 'それは。']);
  });

  it('finds the items of a list written in one line', async () => {
    expect(await sentences('en', 'a) Milk b) Bread and 3) Salt c) Tea')).toEqual([
      'a) Milk',
      'b) Bread and 3) Salt',
      'c) Tea',
    ]);
  });
});
