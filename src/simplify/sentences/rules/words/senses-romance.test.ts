import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

describe('French, Spanish and Italian', () => {
  it.each([
    ['fr', "Il entre avec une force telle qu'il peut casser la porte.", "telle qu'il"],
    ['fr', 'Il nous donne un document leur permettant de quitter le pays.', 'leur permettant'],
    ['fr', 'Elle sera, je l’espère, examinée dans un bon esprit.', 'examinée'],
    ['fr', 'Les offices ont été mis en place dans plusieurs pays.', 'mis en place'],
    ['fr', 'Paul, notre maire, a visité Berlin et a vu Léa et ses amis allemands.', 'et a vu'],
    ['es', 'Los vecinos no estaban de acuerdo con este despido.', 'de acuerdo con'],
    ['es', 'Podrá reclamar en caso de que haya alguna queja.', 'si hay alguna'],
    ['es', 'Es un cáncer de próstata no metastásico.', 'no metastásico'],
    ['it', 'Qualora tu crei una collezione, devi dirlo.', 'tu crei'],
    ['it', 'Ai docenti sarà data comunicazione del voto.', 'data comunicazione'],
    ['it', 'Sono prodotti geneticamente modificati.', 'geneticamente modificati'],
  ])('keep what would be another sense or form, %s: %s', async (language, text, kept) => {
    const [, simplify] = await simplifier(language);
    expect(simplify(text)).toContain(kept);
  });

  it.each([
    ['fr', "L'intervention est considérable.", "L'intervention est importante."],
    ['es', 'El dinero es para la creación de empleo.', 'El dinero es para crear empleo.'],
    ['it', 'I fondi servono per la costruzione della scuola.', 'per costruire la scuola'],
  ])('are said in plain words that agree, %s: %s', async (language, text, easier) => {
    const [, simplify] = await simplifier(language);
    expect(simplify(text)).toContain(easier);
  });
});
