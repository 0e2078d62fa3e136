import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { verify } from './verify.ts';

const english = await loadLanguage('en');
const german = await loadLanguage('de');

describe('a condition at the beginning of a sentence', () => {
  it.each([
    [
      english,
      'If the parcel is damaged, we send a new one and you keep the old one.',
      'If the parcel is damaged, we send a new one. You keep the old one.',
    ],
    [
      english,
      'Should the pump fail, the alarm sounds and the doors are locked.',
      'Should the pump fail, the alarm sounds. The doors are locked.',
    ],
    [
      english,
      'Unless you object by May, the fee is charged and the contract goes on.',
      'Unless you object by May, the fee is charged. The contract goes on.',
    ],
    [
      german,
      'Wenn der Ausweis fehlt, bleibt das Tor geschlossen und die Polizei wird gerufen.',
      'Wenn der Ausweis fehlt, bleibt das Tor geschlossen. Die Polizei wird gerufen.',
    ],
  ])('covers what is joined behind it (%#)', (language, source, candidate) => {
    const { passed, verdicts } = verify(source, candidate, { language });
    expect(passed).toBe(false);
    expect(verdicts.map(({ because }) => because).join(' ')).toContain('no longer depends on');
  });

  it.each([
    [
      'If the parcel is damaged, we send a new one and you keep the old one.',
      'If the parcel is damaged, we send a new one. In that case, you keep the old one.',
    ],
    [
      'You can call us and, if you are deaf, you can write to us.',
      'You can call us. If you are deaf, you can write to us.',
    ],
    [
      'If you need help, call the office in York, which is open from 9 to 5.',
      'If you need help, call the office in York. The office is open from 9 to 5.',
    ],
  ])('leaves alone what it did not cover, or what is covered still (%#)', (source, candidate) => {
    const { verdicts } = verify(source, candidate, { language: english });
    expect(verdicts.map(({ because }) => because).join(' ')).not.toContain('no longer depends');
  });
});

describe('infinitives that were joined', () => {
  it('are marked alike', () => {
    const source = 'You are obliged to lock the gate, to feed the dog and to water the roses.';
    const half = 'You must lock the gate, to feed the dog and to water the roses.';
    const whole = 'You must lock the gate, feed the dog and water the roses.';
    const mismatch = (candidate: string) =>
      verify(source, candidate, { language: english }).verdicts.filter(({ because }) =>
        because.includes('joins infinitives with and without'),
      );
    expect(mismatch(half)).not.toEqual([]);
    expect(mismatch(whole)).toEqual([]);
  });
});

describe('a sentence that was cut', () => {
  it.each([
    ['before the verb of an infinitive', 'We ask you to briefly. We formally sign the list.'],
    ['with a pronoun of another number', 'We ask you to sign. But they is ready.'],
  ])('%s is not well-formed', (_, candidate) => {
    const source = 'We ask you to briefly and formally sign the list, but it is ready.';
    const { verdicts } = verify(source, candidate, { language: english });
    const faults = verdicts.filter(
      ({ point, state }) => point === 'well-formed' && state === 'changed',
    );
    expect(faults).not.toEqual([]);
  });
});
