import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('German words of old texts', () => {
  it('replaces a noun inside a sentence, though it has a capital', () => {
    expect(simplify('Die Kinder sind voller Furcht.')).toContain('voller Angst');
    expect(simplify('Sie sitzen auf einem schmalen Pfad.')).toContain('einem schmalen Weg');
  });

  it('keeps a noun whose article or pronoun would have to change', () => {
    expect(simplify('Das Unternehmen, das er leitet, ist groß.')).not.toContain('Firma');
  });

  it.each([
    ['Er hat sie in die Welt gesandt.', 'geschickt'],
    ['Der Wolf ist an dem Haus vorübergegangen.', 'vorbeigegangen'],
    ['Zeige deinen Knechten den Weg!', 'deinen Dienern'],
  ])('says "%s" with an easier word', (source, easier) => {
    expect(simplify(source)).toContain(easier);
  });

  it.each([
    ['Sie hat die Kammer der Abgeordneten besucht.', 'Kammer'],
    ['Sie kommen aus den jeweiligen Regionen.', 'Regionen'],
    ['Der Käufer darf jene Ware zurückgeben, die kaputt ist.', 'jene'],
    ['Die Beamten haben Konsequenzen gezogen.', 'Konsequenzen'],
  ])('keeps the word of another sense in "%s"', (source, kept) => {
    expect(simplify(source)).toContain(kept);
  });
});
