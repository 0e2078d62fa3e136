import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../core/index.ts';
import { type Language, loadLanguage } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { Tree } from '../../tree.ts';
import { spellings } from './spelling.ts';

let language: Language;
let rules: SentenceRules;

beforeAll(async () => {
  language = await loadLanguage('ru');
  const file = new URL('../../../../../languages/ru/sentences.json', import.meta.url);
  rules = JSON.parse(readFileSync(file, 'utf8')) as SentenceRules;
});

/** What each word that is changed becomes. */
function changed(text: string): string[] {
  return sentencesOf(language.analyse(text)).flatMap((sentence) =>
    spellings(new Tree(sentence), rules).map(({ pieces }) => pieces[0].parts.join('')),
  );
}

describe('spelling', () => {
  it('writes the letter that tells how a word is read', () => {
    expect(changed('Самолет еще не взлетел, а летчик пришел.')).toEqual([
      'Самолёт',
      'ещё',
      'лётчик',
      'пришёл',
    ]);
    expect(changed('Она найдет ребенка и вернется.')).toEqual(['найдёт', 'ребёнка', 'вернётся']);
  });

  it('leaves words that are read in two ways, and other words that look alike', () => {
    expect(changed('Все вышли на берег и увидели шлем и запрет.')).toEqual([]);
    expect(changed('В прежнем доме было тепло, и с теплом не было хлопот.')).toEqual([]);
  });

  it('leaves names', () => {
    expect(changed('Потом книгу взял Петр Орел.')).toEqual([]);
  });

  it('writes the endings of today', () => {
    expect(changed('Она пришла со своею сестрою и поклонилася.')).toEqual([
      'своей',
      'сестрой',
      'поклонилась',
    ]);
    expect(changed('Я знаю твою идею и мою шею.')).toEqual([]);
  });

  it('does nothing in a language without the data', () => {
    const [sentence] = sentencesOf(language.analyse('Самолет еще не взлетел.'));
    expect(spellings(new Tree(sentence), {})).toEqual([]);
  });
});
