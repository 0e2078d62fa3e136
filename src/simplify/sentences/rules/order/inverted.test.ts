import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../core/index.ts';
import { type Language, loadLanguage } from '../../../../language/index.ts';
import type { SentenceRules } from '../../language-file/rules-file.ts';
import { editsOf } from '../../render.ts';
import { Tree } from '../../tree.ts';
import { invertedClauses } from './inverted.ts';

let language: Language;
let rules: SentenceRules;

beforeAll(async () => {
  language = await loadLanguage('ru');
  const file = new URL('../../../../../languages/ru/sentences.json', import.meta.url);
  rules = JSON.parse(readFileSync(file, 'utf8')) as SentenceRules;
});

/** The text with all that the rule offers. */
function made(text: string): string {
  const [sentence] = sentencesOf(language.analyse(text));
  const proposals = invertedClauses(new Tree(sentence), rules).map((proposal) => ({
    proposal,
    confidence: 1,
  }));
  let output = text;
  for (const { span, replacement } of editsOf(text, sentence, proposals).reverse())
    output = output.slice(0, span.start) + replacement + output.slice(span.end);
  return output;
}

describe('a verb before the one who does it', () => {
  it.each([
    ['Пошёл старик в лес.', 'Старик пошёл в лес.'],
    ['Поблагодарил её король и уехал.', 'Король поблагодарил её и уехал.'],
    ['Прыгнула в воду зелёная лягушка.', 'Зелёная лягушка прыгнула в воду.'],
    ['Мать уснула, и ушли дети в сад.', 'Мать уснула, и дети ушли в сад.'],
    ['Не послушал старик сына.', 'Старик не послушал сына.'],
    [
      'Подошёл к ней мальчик, спросил: «Где мой мяч?»',
      'Мальчик подошёл к ней, спросил: «Где мой мяч?»',
    ],
    ['Говорит девочке кошка: «Пойдём домой.', 'Кошка говорит девочке: «Пойдём домой.'],
  ])('follows: %s', (source, output) => {
    expect(made(source)).toBe(output);
  });

  it.each([
    'Наступила весна в лесу.',
    'Жил в лесу старик.',
    'Мать сказала: «Пошёл старик в лес.',
    'Пошёл ли старик в лес?',
    '— Не надо, — сказал старик.',
    'Позвали старика в гости.',
    'Пришёл старик, который всё знал.',
    'Заболел сын царя.',
    'Позвал отец сыновей.',
    'Пошли в лес старик и старуха.',
    'Пусть придёт старик.',
    'Ждём вас в гости!',
  ])('stays first: %s', (text) => {
    expect(made(text)).toBe(text);
  });
});
