import { describe, expect, it } from 'vitest';
import type { Verdict } from '../../contract/index.ts';
import { POINTS } from '../../simplify/verify/index.ts';
import { MESSAGE_FILES, UI_LANGUAGES } from '../i18n/messages.ts';
import { translator } from '../i18n/translate.ts';
import { verdictIn } from './verdict-words.ts';

const { default: messages } = await MESSAGE_FILES.de();
const german = translator(messages, 'de');

const ORIGINAL = 'Sie dürfen bis Montag zahlen.';
const EASY = 'Sie müssen am Montag zahlen.';

function said(verdict: Partial<Verdict>): string {
  const whole = { point: 'modality', state: 'changed', source: [], candidate: [], because: '' };
  return verdictIn(german, { ...whole, ...verdict } as Verdict, ORIGINAL, EASY);
}
const may = [{ start: 4, end: 10 }];
const must = [{ start: 4, end: 10 }];

describe('a verdict', () => {
  it('quotes both texts', () => {
    expect(said({ source: may, candidate: must })).toBe(
      'Müssen, dürfen, sollen: Aus „dürfen“ wurde „müssen“.',
    );
    expect(said({ source: may })).toBe('Müssen, dürfen, sollen: „dürfen“ fehlt.');
    expect(said({ candidate: must })).toBe(
      'Müssen, dürfen, sollen: „müssen“ steht nicht im Original.',
    );
  });

  it('that is unsure asks a question', () => {
    expect(said({ state: 'unsure', source: may, candidate: must })).toMatch(/\?$/);
    expect(said({ state: 'unsure', source: may })).toMatch(/\?$/);
    expect(said({ state: 'unsure', candidate: must })).toMatch(/\?$/);
  });

  it('without a place still names the point', () => {
    expect(said({ point: 'roles' })).toBe('Wer etwas tut: bitte ansehen.');
  });

  it.each(UI_LANGUAGES)('has words for every point in %s', async (language) => {
    const translate = translator((await MESSAGE_FILES[language]()).default, language);
    for (const point of POINTS) {
      const verdict: Verdict = { point, state: 'added', source: [], candidate: must, because: '' };
      const text = verdictIn(translate, verdict, ORIGINAL, EASY);
      expect(text, point).toContain('müssen');
      expect(text, point).not.toMatch(/[{}]|verdict\./);
    }
  });
});
