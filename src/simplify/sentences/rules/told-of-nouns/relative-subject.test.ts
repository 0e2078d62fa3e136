import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('ru');

describe('a Russian relative pronoun that acts', () => {
  it.each([
    ['Он купил дом, который стоит на горе.', 'Он купил дом. Этот дом стоит на горе.'],
    [
      'Учёные нашли бактерии, которые живут в горячей воде.',
      'Учёные нашли бактерии. Эти бактерии живут в горячей воде.',
    ],
  ])('gives way to its noun: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    'Он знает всех людей, которые живут в этом доме.',
    'Льготы дают гражданам, которые имеют троих детей.',
    'Комиссия рассматривает заявления, которые поступили до 1 мая.',
    'Скидку получает клиент, который купил билет заранее.',
  ])('stays where it says which one is meant: %s', (source) => {
    expect(simplify(source)).toMatch(/, котор/);
  });

  it.each([
    'Мэр назвал срок подачи заявлений в городе, который закончится в мае.',
    'Директор открыл зал в музее, который работает до шести.',
  ])('stays where the noun before a preposition may be meant: %s', (source) => {
    expect(simplify(source)).toMatch(/, который/);
  });
});
