import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('German main clauses that are joined', () => {
  it.each([
    [
      'Da nahm er das Brot und gab es den Kindern.',
      'Dann hat er das Brot genommen. Er hat es den Kindern gegeben.',
    ],
    [
      'Die Polizei verfolgte den Wagen und stoppte ihn nach wenigen Minuten.',
      'Die Polizei hat den Wagen verfolgt. Sie hat ihn nach wenigen Minuten gestoppt.',
    ],
    [
      'Hans ging in den Garten, holte den Ball und warf ihn dem Hund zu.',
      'Hans ist in den Garten gegangen. Hans hat den Ball geholt. Hans hat ihn dem Hund zugeworfen.',
    ],
  ])('become sentences with their subject: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it.each([
    ['is put between dashes', 'Das Wetter – man hörte den Regen – machte ihn müde.', 'Wetter –'],
    ['opens a quotation', 'Fangt nicht an zu sagen: ‚Aber wir haben doch Zeit!', '‚Aber'],
  ])('stay one where the second %s', (_, source, kept) => {
    expect(simplify(source)).toContain(kept);
  });

  it('stay where what opens the sentence is told of both', () => {
    expect(simplify('Seit Mai wohnt er in Berlin und arbeitet dort als Arzt.')).not.toContain('. ');
  });
});

describe('German words that link clauses in an older way', () => {
  it.each([
    ['Der Wolf aber ging nach Hause.', 'Aber der Wolf ist nach Hause gegangen.'],
    [
      'Während der Hund schlief, so lief er nicht weg.',
      'Während der Hund geschlafen hat, ist er nicht weggelaufen.',
    ],
    ['Der Ofen war heiß; das Brot war fertig.', 'Der Ofen war heiß. Das Brot war fertig.'],
  ])('are said as today: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('leave a name its capital', () => {
    expect(simplify('Jesus aber sprach zu ihm.')).toContain('Jesus');
  });
});

describe('German cases that are said otherwise', () => {
  it.each([
    ['Der Jäger wohnt im Walde.', 'Der Jäger wohnt im Wald.'],
    ['Paris ist die Hauptstadt Frankreichs.', 'Paris ist die Hauptstadt von Frankreich.'],
  ])('change: %s', (source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('stay in fixed phrases and series', () => {
    for (const text of [
      'Im Grunde ist das richtig so.',
      'Das sind die Wälder Borneos und Sumatras.',
    ])
      expect(simplify(text)).not.toMatch(/ von |Grund /);
  });

  it.each([
    'Das war am Ende des Ersten Weltkriegs.',
    'Sie arbeitet im Homeoffice.',
    'Das ist sein Bruder Andreas.',
    'Das ist ein Land, in dem große Konzerne Steuern zahlen.',
  ])('stay where there are none: %s', (text) => {
    expect(simplify(text)).toBe(text);
  });
});
