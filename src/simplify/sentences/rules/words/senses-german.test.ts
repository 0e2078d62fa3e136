import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

describe('German words in everyday text', () => {
  it.each([
    ['Er nahm seine Gefährten mit.', 'Gefährten'],
    ['Der Mann war von einem Geist besessen.', 'besessen'],
    ['Das Angebot ist wesentlich übersichtlicher geworden.', 'wesentlich übersichtlicher'],
    ['Die Länder des globalen Südens brauchen Hilfe.', 'globalen Südens'],
    ['Damit erhalten wir die Vielfalt der Landschaft.', 'erhalten'],
    ['Die Texte spiegeln den Alltag der Jugend wider.', 'wider'],
    ['Wir gründen eine Stiftung und errichten sie neu.', 'errichten'],
    ['Das gilt ungeachtet ihrer Herkunft.', 'ungeachtet'],
    ['Die Daten stehen in einer temporären Datei.', 'temporären Datei'],
    ['Gletscher schmelzen ab und an vielen Orten fehlt Wasser.', 'ab und an vielen'],
    ['Alle Mittel wurden daraufhin geprüft, ob sie wirken.', 'daraufhin'],
    ['Sie flohen vor dem Zorn des Königs.', 'dem Zorn'],
    ['Er hatte eine so gewaltige Kraft.', 'so gewaltige'],
    ['Das ist eine arglistige Täuschung.', 'arglistige'],
    ['Augenblicklich sind keine Termine frei.', 'Augenblicklich'],
    ['In vielen Fällen von Krebs hilft die Therapie.', 'In vielen Fällen'],
    ['Gegen den Plan erhob sich Protest.', 'erhob'],
  ])('stay where they mean something else: %s', (source, kept) => {
    expect(simplify(source)).toContain(kept);
  });

  it.each([
    ['In den vergangenen vier Jahren ist viel geschehen.', 'den letzten vier Jahren'],
    ['Der ehemalige Minister hat das Buch geschrieben.', 'Der frühere Minister'],
    ['Wir haben nicht genügend Zeit.', 'nicht genug Zeit'],
    ['Die Gebühren werden schrittweise abgeschafft.', 'Schritt für Schritt'],
    ['Der Eintritt ist kostenfrei.', 'kostenlos'],
    ['Die Bahn ist wesentlich schneller.', 'viel schneller'],
    ['Wir beabsichtigen, die Straße zu sperren.', 'planen'],
    ['Bei Rückfragen rufen Sie uns an.', 'Bei Fragen'],
    ['Im Gegensatz dazu ist die Miete hier niedrig.', 'Dagegen ist die Miete'],
    ['In Parks sind Hunde untersagt.', 'verboten'],
  ])('give way to plain ones: %s', (source, easier) => {
    expect(simplify(source)).toContain(easier);
  });

  it.each([
    ['Gesellschaftlich relevante Inhalte bleiben im Netz.', 'wichtige Inhalte'],
    ['Notwendig sind auch gute Schulen.', 'Nötig sind'],
    ['Sie wechselt zwischen unterschiedlich großen Feldern.', 'verschieden großen'],
  ])('take over the ending of an adjective: %s', (source, easier) => {
    expect(simplify(source)).toContain(easier);
  });

  it('leaves the article alone when a word before the noun goes', () => {
    expect(simplify('Es geht um die sogenannte Bleibeperspektive.')).toContain(
      'die Bleibeperspektive',
    );
  });
});
