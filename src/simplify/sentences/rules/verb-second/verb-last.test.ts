import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('a German clause whose verb comes last', () => {
  it.each([
    ['Er blieb zu Hause, weil er krank war.', 'Er ist zu Hause geblieben. Denn er war krank.'],
    [
      'Die Schule ist zu, denn die Heizung ist kaputt.',
      'Die Schule ist zu. Denn die Heizung ist kaputt.',
    ],
    [
      'Es gibt neue Regeln, die den Verkehr in der Stadt sicherer machen.',
      'Es gibt neue Regeln. Diese Regeln machen den Verkehr in der Stadt sicherer.',
    ],
    [
      'Ein Teleskop ist ein großes Fernrohr, mit dem man bis an den Rand des Universums sehen kann.',
      'Ein Teleskop ist ein großes Fernrohr. Mit diesem Fernrohr kann man bis an den Rand des Universums sehen.',
    ],
    [
      'Die Teilnehmer werden gebeten, sich rechtzeitig anzumelden, da die Zahl der Plätze begrenzt ist.',
      'Die Teilnehmer werden gebeten, sich rechtzeitig anzumelden. Denn die Zahl der Plätze ist begrenzt.',
    ],
    [
      'Die Preise sind um 20 Prozent gestiegen, während die Löhne nur um 11 Prozent zugenommen haben.',
      'Die Preise sind um 20 Prozent gestiegen. Dagegen haben die Löhne nur um 11 Prozent zugenommen.',
    ],
    [
      'Wir bitten Sie, sich bis Montag zu melden, da sonst der Platz an andere vergeben wird.',
      'Wir bitten Sie, sich bis Montag zu melden. Denn sonst wird der Platz an andere vergeben.',
    ],
    [
      'Die Leute gingen nach Hause, weil die Polizei die Straße sperrte.',
      'Die Leute sind nach Hause gegangen. Denn die Polizei hat die Straße gesperrt.',
    ],
    [
      'Die Stadt baut 300 Wohnungen, was etwa 20 Millionen Euro kostet.',
      'Die Stadt baut 300 Wohnungen. Das kostet etwa 20 Millionen Euro.',
    ],
  ])('becomes a sentence with the verb second: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    'Er arbeitet 2 Stunden, während die Frau 3 Stunden schläft.',
    'Das Kind spielt, während der Vater kocht.',
  ])('stays where it may tell when: %s', (source) => {
    expect(simplify(source)).toContain(', während');
  });

  it.each(['Er weiß, was Geld kostet.', 'Sie kauft alles, was Freude macht.'])(
    'stays where it is what somebody knows or has: %s',
    (source) => {
      expect(simplify(source)).toBe(source);
    },
  );

  it('stays where it says which one is meant', () => {
    for (const text of [
      'Wohngeld wird ab dem Ersten des Monats gezahlt, in dem der Antrag kommt.',
      'Er nahm alle Bücher, die dort lagen.',
    ]) {
      expect(simplify(text)).toContain(', ');
    }
  });
});

describe('a German sentence that opens with something else', () => {
  it.each([
    [
      'Bei der Fahrt wurde die Spitze des Zuges beschädigt.',
      'Die Spitze vom Zug wurde bei der Fahrt beschädigt.',
    ],
    [
      'Bevor der König nach Hause kam, ging die Tochter in den Garten.',
      'Die Tochter ist in den Garten gegangen, bevor der König nach Hause gekommen ist.',
    ],
  ])('gets its subject first only when much may change: %s', (source, wanted) => {
    expect(simplify(source, 'strong')).toBe(wanted);
    expect(simplify(source)).toMatch(/^Be/);
  });

  it('keeps words that link it to the one before', () => {
    expect(simplify('Deshalb ging der Mann nach Hause.')).toMatch(/^Deshalb/);
  });
});
