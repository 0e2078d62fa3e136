import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const ready = new Map<string, ReturnType<typeof simplifier>>();

/** What the rules of a language make of a text; each is loaded once. */
async function simplified(id: string, text: string): Promise<string> {
  const loaded = ready.get(id) ?? simplifier(id);
  ready.set(id, loaded);
  const [, simplify] = await loaded;
  return simplify(text);
}

it.each([
  [
    'es',
    'La consejera de Salud, Ana Gil Moreno, ha insistido en el uso de la mascarilla.',
    'Ana Gil Moreno es la consejera de Salud. Ha insistido en el uso de la mascarilla.',
  ],
  [
    'es',
    'La consejera de Salud, Ana Gil, y el alcalde de Lugo, Luis Rey, han visitado el hospital.',
    'Ana Gil es la consejera de Salud. Luis Rey es el alcalde de Lugo. Ana Gil y Luis Rey han visitado el hospital.',
  ],
  [
    'pt',
    'A diretora da escola, Lúcia Nogueira, acredita na ideia.',
    'Lúcia Nogueira é a diretora da escola. Ela acredita na ideia.',
  ],
  [
    'pt',
    'O carro é caro -- diz Marcos Souza, professor do curso de Gestão.',
    'O carro é caro -- diz Marcos Souza. Marcos Souza é professor do curso de Gestão.',
  ],
  [
    'fr',
    'Jean Moreau, né le 5 mai 1901 à Lyon, est un peintre français.',
    'Jean Moreau est un peintre français. Il est né le 5 mai 1901 à Lyon.',
  ],
  [
    'fr',
    'Jean Moreau (né le 5 mai 1901 à Lyon) est un peintre français.',
    'Jean Moreau est un peintre français. Il est né le 5 mai 1901 à Lyon.',
  ],
  [
    'fr',
    'Jean Moreau, né le 5 mai 1901 à Lyon, mort le 2 mai 1950 à Nice, est un peintre français.',
    'Jean Moreau est un peintre français. Il est né le 5 mai 1901 à Lyon et mort le 2 mai 1950 à Nice.',
  ],
  [
    'it',
    'Un esempio è Italo Bassi, importante autore di romanzi.',
    'Un esempio è Italo Bassi, importante autore di romanzi.',
  ],
  [
    'fr',
    'Jean Moreau est un peintre français, né le 5 mai 1901 à Lyon.',
    'Jean Moreau est un peintre français, né le 5 mai 1901 à Lyon.',
  ],
  [
    'fr',
    'Wittemberg est une ville de Saxe, située au bord du fleuve.',
    'Wittemberg est une ville de Saxe. Elle est située au bord du fleuve.',
  ],
  [
    'fr',
    'Luc est un chanteur du groupe Alba, formé en 1996 à Lyon.',
    'Luc est un chanteur du groupe Alba, formé en 1996 à Lyon.',
  ],
])('what is told of a name beside it becomes a sentence in %s', async (id, text, simpler) => {
  expect(await simplified(id, text)).toBe(simpler);
});

it.each([
  ['pt', 'A mãe, Ana Beatriz Oliveira, saiu de casa.'],
  ['pt', 'Eles marcaram a festa para a próxima segunda-feira, que terá uma corrida.'],
  ['es', 'La ministra, si viene Ana Gil, hablará en la sala.'],
])('a role that is told of nobody stays in %s', async (id, text) => {
  expect(await simplified(id, text)).toBe(text);
});
