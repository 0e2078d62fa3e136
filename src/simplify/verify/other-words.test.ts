import { describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { failed } from './verdict.ts';
import { verify } from './verify.ts';

const languages = new Map<string, Language>();
for (const id of ['en', 'de', 'fr', 'zh']) languages.set(id, await loadLanguage(id));
const refused = (id: string, source: string, candidate: string) =>
  verify(source, candidate, { language: languages.get(id) as Language })
    .verdicts.filter(failed)
    .map(({ point }) => point);

describe('a rewrite in other words is refused', () => {
  it.each([
    ['roles', 'de', 'Der Hund beißt den Mann.', 'Den Hund beißt der Mann.'],
    ['negation', 'fr', 'Ces données ne sont pas utiles.', 'Ces données sont bien utiles.'],
    ['condition', 'en', 'You can pay if you are late.', 'You can pay even if you are late.'],
    ['quantity', 'de', 'Er muss nicht nur Dir antworten.', 'Er muss nicht Dir antworten.'],
    ['well-formed', 'en', 'Please ask if you may stay.', 'Please ask. If you may stay.'],
    ['names', 'zh', '他昨天在马德里工作了一天。', '他昨天在巴格达工作了一天。'],
  ])('%s (%s): %s → %s', (point, id, source, candidate) => {
    expect(refused(id, source, candidate)).toContain(point);
  });
});

describe('a rewrite in other words passes', () => {
  it.each([
    ['de', 'Der Mann sah den Hund im Garten.', 'Den Hund sah der Mann im Garten.'],
    [
      'de',
      'Wenn Sie Geld suchen, gibt es zwei Wege: Sie können sparen, oder Sie können arbeiten.',
      'Wenn Sie Geld suchen, gibt es zwei Wege. Sie können sparen. Oder Sie können arbeiten.',
    ],
    [
      'de',
      'Daten dürfen übermittelt werden, soweit das Amt sie braucht.',
      'Daten dürfen übermittelt werden. Das gilt nur, soweit das Amt sie braucht.',
    ],
    [
      'de',
      'Er nennt sie „sehr gute Nachbarn“ und dankt ihnen.',
      'Er dankt den „sehr guten Nachbarn“, wie er sie nennt.',
    ],
  ])('%s: %s → %s', (id, source, candidate) => {
    const own = ['roles', 'condition', 'quantity', 'quotations'];
    expect(refused(id, source, candidate).filter((point) => own.includes(point))).toEqual([]);
  });
});
