import { describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { failed } from './verdict.ts';
import { verify } from './verify.ts';

const languages = new Map<string, Language>();
for (const id of ['ar', 'da', 'ja', 'ru', 'zh']) languages.set(id, await loadLanguage(id));
const refused = (id: string, source: string, candidate: string) =>
  verify(source, candidate, { language: languages.get(id) as Language })
    .verdicts.filter(failed)
    .map(({ point }) => point);

describe('a change of meaning is refused in every script', () => {
  it.each([
    // Words that mean several things count in full where they cover all that changed.
    ['modality', 'zh', '您可能会收到一封信。', '您必定会收到一封信。'],
    ['time-order', 'zh', '我们将同时通知您和银行。', '我们将随后通知您和银行。'],
    // The word that tells when comes last in its clause.
    ['condition', 'zh', '当您搬家时，您应当通知银行。', '您应当通知银行。'],
    ['condition', 'ar', 'عندما تسجل في المكتبة، ستحصل على بطاقة جديدة.', 'ستحصل على بطاقة جديدة.'],
    // Particles show who acts.
    ['roles', 'ja', '町の人が先生を助けました。', '町の先生が人を助けました。'],
    ['negation', 'ar', 'تستطيع الدخول مع البطاقة.', 'تستطيع الدخول بدون البطاقة.'],
    // Two words make one negation.
    ['negation', 'ru', 'Никто не может войти в дом.', 'Никто может войти в дом.'],
    ['well-formed', 'da', 'Skriv en linje til banken i dag.', 'Skriv en linjer til banken i dag.'],
  ])('%s (%s): %s → %s', (point, id, source, candidate) => {
    expect(refused(id, source, candidate)).toContain(point);
  });
});

describe('what stays the same passes in every script', () => {
  it.each([
    // Each particle stays with its noun.
    ['ja', '町の人が先生を助けました。', '先生を町の人が助けました。'],
    // Rare words that the tagger takes for names.
    ['zh', '团队致力于改善网站。', '团队努力改善网站。'],
    ['zh', '周末除外，我们都查看邮件。', '我们都查看邮件，周末不查看。'],
  ])('%s: %s → %s', (id, source, candidate) => {
    const own = ['roles', 'names', 'condition', 'negation'];
    expect(refused(id, source, candidate).filter((point) => own.includes(point))).toEqual([]);
  });
});
