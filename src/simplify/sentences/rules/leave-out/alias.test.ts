import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['Le pont du Nord, parfois appelé pont vert, est un pont.', 'Le pont du Nord est un pont.'],
  [
    'Les îles Belles, dites aussi îles vertes, sont un archipel.',
    'Les îles Belles sont un archipel.',
  ],
  ['Le merle, ou merle noir, est un oiseau.', 'Le merle est un oiseau.'],
  ['Nuit noire, ou Les Ombres au Québec, est un film.', 'Nuit noire est un film.'],
  [
    'Vieuxport, aussi connue en français sous le nom de Port, est une ville.',
    'Vieuxport est une ville.',
  ],
  ['La luette ou uvule est un organe de la bouche.', 'La luette est un organe de la bouche.'],
  [
    'Nora Vidal, de son vrai nom Anne Petit, née le 3 mai 1980 à Lyon, est une chanteuse.',
    'Nora Vidal est une chanteuse. Elle est née le 3 mai 1980 à Lyon.',
  ],
])('another name of the same thing goes: %s', async (source, wanted) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(wanted);
});

it.each([
  // Another thing has its own article, two persons are two.
  ['Le vendeur, ou son mandataire, est le seul responsable.'],
  ['Un vélo ou une moto est un véhicule.'],
  ['Le castor ou le loup au Québec est un animal protégé.'],
  ['Le loueur ou vendeur est la seule personne responsable.'],
  // What a contract calls somebody from here on stays.
  ['La société Martin, ci-après appelée le vendeur, est une société anonyme.'],
  ['Le gaz ou le charbon est livré le lundi.'],
])('what is not only another name stays: %s', async (source) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(source);
});

it.each([
  ['Le conseil, parfois appelé à voter en urgence, est une assemblée.'],
  ['Le CD ou DVD est un disque de 12 cm.'],
  ['L’ASU ou Active Set Update est une valeur.'],
  ['Le bailleur (ou son mandataire) doit rendre les clés.'],
  ['Le loyer est de 650 euros par mois (charges comprises).'],
])('what only looks like another name stays: %s', async (source) => {
  const [, simplify] = await simplifier('fr');
  expect(simplify(source)).toBe(source);
});

it('keeps the name that most people use', async () => {
  const [, simplify] = await simplifier('fr');
  const written = simplify('Le dioxygène, couramment appelé oxygène, est un gaz.');
  expect(written).toBe('Le dioxygène, appelé oxygène, est un gaz.');
});

it('tells when somebody was born after who they are', async () => {
  const [, simplify] = await simplifier('fr');
  const source =
    'Jeanne Morel, née le 4 juin 1950 à Nantes et morte le 2 mai 2020 à Paris, est l’avocate de la ville.';
  expect(simplify(source)).toBe(
    'Jeanne Morel est l’avocate de la ville. Elle est née le 4 juin 1950 à Nantes et morte le 2 mai 2020 à Paris.',
  );
});
