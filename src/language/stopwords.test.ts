import { describe, expect, it } from 'vitest';
import { folderFiles } from './files.ts';
import { loadStopWords } from './stopwords.ts';

const files = await folderFiles();

/** Per language: words that are stop words, and words that are not. */
const CLAIMS: Record<string, [string, string]> = {
  en: ['the and of is have with not they which', 'computer house new good people find world'],
  es: ['el la y de que es con no ellos', 'casa nuevo gobierno persona trabajar'],
  pt: ['o a e de que é com não eles', 'casa novo governo pessoa trabalhar'],
  de: ['der die und ist mit nicht sie welche ihre', 'Haus neu Regierung Mensch arbeiten'],
  fr: ["le la et de est avec pas ils qui l'", 'maison nouveau gouvernement travail'],
  it: ['il la e di è con non loro che', 'casa nuovo governo persona anno tempo'],
  da: ['og er ikke den det med hun som', 'hus ny regering menneske arbejde'],
  sl: ['in je ne ki na z on so', 'hiša nov vlada človek delo'],
  ru: ['и в не на что с он был', 'дом новый человек работа друг'],
  eu: ['eta da ez bat hau dira du', 'etxe berri gobernu lan'],
  ur: ['کا کے ہے اور میں نہیں یہ', 'گھر حکومت لوگ ضرورت'],
  ja: ['の は に を た です この', '家 政府 人 新しい'],
  zh: ['的 是 在 了 我 和 不 这', '房子 政府 新 人 工作'],
  ar: ['من في على هذا لا كان التي', 'بيت حكومة يوم قال'],
};

describe.each(Object.entries(CLAIMS))('stop words of %s', (id, [stop, content]) => {
  it('hold function words and no content words', async () => {
    const isStopWord = await loadStopWords(files, id);
    expect(stop.split(' ').filter((word) => !isStopWord(word))).toEqual([]);
    expect(content.split(' ').filter((word) => isStopWord(word))).toEqual([]);
  });
});

it('look words up in lower case and with either apostrophe', async () => {
  const isStopWord = await loadStopWords(files, 'fr');
  expect(isStopWord('Le')).toBe(true);
  expect(isStopWord('L’')).toBe(true);
});
