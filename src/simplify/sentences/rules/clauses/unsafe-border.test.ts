import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, english] = await simplifier('en');
const [, german] = await simplifier('de');

const SPLIT = /[.!?] \p{Lu}/u;

describe('a sentence is not split', () => {
  it.each([
    [
      english,
      'They explain why the plan matters for the town and what your neighbours can do with it.',
    ],
    [english, 'She asked who had closed the gate last night and where the new keys were kept.'],
    [
      english,
      'The doors are painted, the windows are clean, and the new tenants will move in on Monday.',
    ],
    [english, 'The seller shall deliver and the buyer shall accept the goods on the first of May.'],
    [german, 'Wird die Frist versäumt; so verfällt der Anspruch auf die Zahlung.'],
    [german, 'Stirbt der Mieter während der Laufzeit; so treten die Erben in den Vertrag ein.'],
    [german, 'Obwohl die Straße gesperrt ist; die meisten Läden haben geöffnet.'],
    [german, 'Ärgern Sie sich nicht, weil der Antrag abgelehnt wurde.'],
    [german, 'Es ist jedoch nicht erlaubt, den Schlüssel einer anderen Person zu geben.'],
  ])('%#: %s', (simplify, source) => {
    expect(simplify(source)).not.toMatch(SPLIT);
  });

  it.each([
    // Short enough to be read in one go.
    [english, 'The shop opens at nine and closes at six.'],
    [english, 'The shop is small, but the staff are friendly and help you.'],
    // The opening, the condition or the speaker holds for both.
    [
      english,
      'When you appeal, the office reads your letter within two weeks and sends you a new decision by post or by e-mail in the same month.',
    ],
    [
      english,
      'As a rule, the office reads your letter within two weeks of the day it arrives and sends you a new decision by post or by e-mail.',
    ],
    [
      english,
      'If the road is closed, the buses take the new bridge over the river; then the ride to the hospital takes about ten minutes longer.',
    ],
    [
      english,
      'The mayor said that the old road through the village would stay closed until the end of May; the buses should take the new bridge.',
    ],
    // Both halves are one piece of advice.
    [
      english,
      'Send a short letter with your name, your address and your case number to the office in York, and they will tell you what to do.',
    ],
    // German sentences are not cut at all.
    [german, 'Der Antrag wurde abgelehnt, aber der Mieter hat Widerspruch eingelegt.'],
    [german, 'Der Pfad ist steil; bei Regen ist er gesperrt.'],
    [german, 'Weil der Fluss im Winter oft über die Ufer tritt, steht das Haus auf einem Hügel.'],
  ])('that is short, or whose opening holds for both: %#: %s', (simplify, source) => {
    expect(simplify(source)).not.toMatch(SPLIT);
  });

  it('but a long one, one actor doing two things, is two sentences', () => {
    expect(
      english(
        'The new library in the old town hall opens every morning at nine and lends out books, maps and tools to all people in the county.',
      ),
    ).toMatch(SPLIT);
  });
});
