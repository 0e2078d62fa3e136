import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  [
    "La Tamise est un grand fleuve du sud de l'Angleterre, qui se jette dans la mer du Nord.",
    "La Tamise est un grand fleuve du sud de l'Angleterre.",
  ],
  [
    'Le pont de Manhattan est un pont suspendu de la ville de New York, bombardé en 1941 par des avions.',
    'Le pont de Manhattan est un pont suspendu de la ville de New York.',
  ],
  [
    'La Floride est un État du Sud-Est des États-Unis, avec 21 millions de personnes.',
    'La Floride est un État du Sud-Est des États-Unis.',
  ],
  [
    'La cuisine du Canada anglais ressemble beaucoup à la cuisine britannique, tandis que celle du Québec vient de France.',
    'La cuisine du Canada anglais ressemble beaucoup à la cuisine britannique.',
  ],
])('what is told on the side of what something is goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  // What a word means, what it is for, what it is called, who was born when.
  ["L'hormone est une substance du corps humain, qui passe dans le sang."],
  ['Le FMI est une grande institution internationale de 190 pays, dont le but est la coopération.'],
  ['Le mot est un dérivé du nom latin equitare, qui signifie monter à cheval.'],
  ['Anne Morel est une chanteuse française de variété, née en 1960 à Lyon.'],
  // What happens next, what somebody must do, a condition.
  ['Le roi envoie une longue lettre à son frère cadet, qui la brûle.'],
  ['Le dossier est à envoyer à la mairie de Lyon, avec les photos que vous devez signer.'],
  // More of a list; what the verb asks for; a denial; nothing else is told.
  ["La crème est un dessert de Lyon qui sent la vanille, à la rose et à l'orange."],
  ['Son empire est un empire qui mène, en 1974, à la ruine de Paul.'],
  ['La Loire est un long fleuve de France, qui ne traverse pas Paris.'],
  ['La Loire est un fleuve, qui se jette dans la mer.'],
  // Letters and notices: what speaks to a reader, where something without a name is, an exception.
  ['Votre contrat est un contrat de travail à durée limitée, avec une période de deux mois.'],
  ["Le bureau se trouve au deuxième étage du grand bâtiment, à droite de l'ascenseur."],
  ['La piscine de Lyon est un lieu ouvert à tous les enfants, sauf le lundi.'],
])('what the rest needs stays: %s', async (text) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(text)).toBe(text);
});

it('in an article of an encyclopedia, circumstances of what happens go, too', async () => {
  const [, simplify] = await simplifier('fr');
  const first = 'Anne Morel est une chanteuse française.';
  const second = 'Elle chante pour la première fois à Paris en 1950';
  expect(simplify(`${first} ${second}, avec un ami de son père.`)).toBe(`${first} ${second}.`);
  expect(simplify(`${second}, avec un ami de son père.`)).toBe(
    `${second}, avec un ami de son père.`,
  );
});
