import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('quotation marks of print', () => {
  it.each([
    ['»Komm her«, ruft das Kind.', '„Komm her“, ruft das Kind.'],
    ['«Komm her», ruft das Kind.', '„Komm her“, ruft das Kind.'],
    ['Die Zeitung heißt »Der Bote«.', 'Die Zeitung heißt „Der Bote“.'],
    ['« Die Frau ist müde (»sehr«).', '“ Die Frau ist müde („sehr“).'],
    ['»Wer ›nein‹ sagt, bleibt hier.', '„Wer ‚nein‘ sagt, bleibt hier.'],
  ])('become those of school, whichever way they point: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('those of school stay', () => {
    expect(simplify('Die Zeitung heißt „Der Bote“.')).toBe('Die Zeitung heißt „Der Bote“.');
  });
});
