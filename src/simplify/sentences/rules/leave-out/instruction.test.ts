import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('en');

describe('in instructions, demands and conditions', () => {
  it.each([
    'Do not stop treatment suddenly.',
    'Inject the solution slowly over five minutes.',
    'Swallow the tablet quickly with water.',
    'The kidneys may be badly damaged.',
    'You should not drive if you feel very dizzy.',
  ])('how something is done stays: %s', (text) => {
    expect(simplify(text)).toBe(text);
    expect(simplify(text, 'strong')).toBe(text);
  });
  it('what hangs on a demand stays, also at its end', () => {
    const text = 'People should write to the council by 18 July, stating the date of the accident.';
    expect(simplify(text)).toContain('the date of the accident');
  });
  it('a word that only joins may go', () => {
    expect(simplify('In addition, you must pay the rent.')).toBe('You must pay the rent.');
  });
});

describe('where something is denied', () => {
  it('no preset leaves out what the denial is about', () => {
    const text = 'He did not die in the battle near the river.';
    expect(simplify(text, 'strong')).toBe(text);
  });
});
