import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('a German clause between a subject and its verb', () => {
  it.each([
    [
      'Anna Keller, die seit 2015 das Museum leitet, freut sich über den Erfolg.',
      'Anna Keller leitet seit 2015 das Museum. Sie freut sich über den Erfolg.',
    ],
    [
      'Das Museum, das 1902 gegründet wurde, zeigt Werke von Paul Klee.',
      'Das Museum wurde 1902 gegründet. Es zeigt Werke von Paul Klee.',
    ],
    [
      'Bürgermeister Karl Weber, der das Projekt unterstützt, kündigte weitere Gespräche an.',
      'Bürgermeister Karl Weber unterstützt das Projekt. Er kündigte weitere Gespräche an.',
    ],
    [
      'Der Minister, der am Montag zurücktrat, will nicht mehr kandidieren.',
      'Der Minister trat am Montag zurück. Er will nicht mehr kandidieren.',
    ],
    [
      'Drei Kinder, die im See badeten, wurden gerettet.',
      'Drei Kinder haben im See gebadet. Sie wurden gerettet.',
    ],
    [
      'Der Leiter der Schule, der seit 2015 im Amt ist, geht in Rente.',
      'Der Leiter der Schule ist seit 2015 im Amt. Er geht in Rente.',
    ],
  ])('is a sentence before what they do: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    [
      'Am Montag kündigte Karl Weber, der das Projekt unterstützt, weitere Gespräche an.',
      'Karl Weber unterstützt das Projekt. Am Montag kündigte er weitere Gespräche an.',
    ],
    [
      'Im Mai eröffnet das Museum, das 1902 gegründet wurde, eine neue Ausstellung.',
      'Das Museum wurde 1902 gegründet. Im Mai eröffnet es eine neue Ausstellung.',
    ],
  ])('comes before a sentence that begins with something else: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('stays where what stands first points back', () => {
    const source = 'In dieser Zeit lebte Karl Weber, der Maler war, in Rom.';
    expect(simplify(source)).toContain(', der Maler war,');
  });

  it.each([
    'Schäden, die durch falschen Gebrauch entstanden sind, werden nicht ersetzt.',
    'Der Mieter, der den Schaden verursacht hat, muss ihn ersetzen.',
    'Der Arbeitnehmer, der im Vorjahr krank war, bekommt weniger Urlaub.',
    'Das Kind, das vor dem 1. Juli 2015 geboren wurde, bekommt mehr Geld.',
    'Der Betrag, der zu viel gezahlt wurde, wird zurückgezahlt.',
    'Die Regel, die im Vertrag vereinbart wurde, gilt sofort.',
    'Der Spieler, der zuerst 21 Punkte hat, gewinnt.',
    'Das Haus, das vor 1949 gebaut wurde, gilt als Altbau.',
    'Der Antrag, der bis zum 31. März 2024 kommt, wird bearbeitet.',
  ])('stays where it says which one is meant: %s', (source) => {
    expect(simplify(source)).toBe(source);
  });

  it.each([
    'Anna, der das Haus gehört, wohnt in Wien.',
    'Die Frau, die er liebte, starb 1990.',
    'Das Auto, das 2015 gebaut wurde, kaufte der Händler.',
    'Der Frau, die gestern kam, gab er ein Buch.',
  ])('stays where somebody else acts: %s', (source) => {
    expect(simplify(source)).toMatch(/, (?:der|die|das) /);
  });

  it('stays where it tells what came last', () => {
    const source = 'Die Mutter der Kinder, die 1990 starb, lebte in Wien.';
    expect(simplify(source)).toContain(', die 1990 starb,');
  });
});
