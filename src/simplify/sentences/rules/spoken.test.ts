import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../test/simplifier.ts';

const [, simplify] = await simplifier('ru');

describe('words out of use', () => {
  it('are replaced in what somebody says', () => {
    expect(simplify('Лиса спросила: «Что тебе надобно, старче?»')).toBe(
      'Лиса спросила: «Что тебе надо, старик?»',
    );
  });

  it('stay in a title, and other words stay in any quotation', () => {
    for (const text of [
      'Он читал книгу «Кому надобно счастье».',
      'Она сказала: «Это весьма важно».',
    ])
      expect(simplify(text)).toBe(text);
  });
});
