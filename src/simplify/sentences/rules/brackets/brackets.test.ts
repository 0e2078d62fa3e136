import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['en', 'The seat of honour was empty (in summer).'],
  ['en', 'The critics called it "the best new film of the whole year" (The Belmora Post).'],
  ['fr', 'Le loup (Canis lupus) vit en Europe.'],
  ['fr', 'Il est né à Nice (Alpes-Maritimes) en 1950.'],
  ['fr', 'Le Parti vert (PV) a gagné.'],
])('what a bracket tells stays, %s: %s', async (id, source) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(source);
});

it.each([
  [
    'en',
    'The red deer (Cervus elaphus) lives in the forests of Europe.',
    'The red deer lives in the forests of Europe.',
  ],
  [
    'en',
    'The song "Volare" ("Flying") was a hit in Italy.',
    'The song "Volare" was a hit in Italy.',
  ],
  ['en', 'The book (a long one) was sold quickly.', 'The book was sold quickly.'],
  [
    'en',
    'Belmora (,) is a town in the north of the island.',
    'Belmora is a town in the north of the island.',
  ],
  ['fr', 'Murcie (Murcia en espagnol) est une ville.', 'Murcie est une ville.'],
  ['fr', 'Le citron (ou le limon) est un fruit.', 'Le citron est un fruit.'],
  ['fr', 'La ville (très belle et calme) attire des touristes.', 'La ville attire des touristes.'],
])('what says the same again, or no fact, goes, %s: %s', async (id, source, wanted) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toBe(wanted);
});

it.each([
  'Lydia (Winona Ryder) sees the ghosts in the old house.',
  'The bridge (built in 1931) was closed for repairs.',
])('names, numbers and dates in brackets stay in careful: %s', async (source) => {
  const [, simplify] = await simplifier('en');
  expect(simplify(source, 'careful')).toBe(source);
});
