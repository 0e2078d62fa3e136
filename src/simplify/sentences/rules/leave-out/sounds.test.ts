import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['fr', 'Oscar Wilde /ˈɒskə waɪld/ est un écrivain.', 'Oscar Wilde est un écrivain.'],
  ['fr', 'Bayeux [bajø] Écouter est une ville de France.', 'Bayeux est une ville de France.'],
  ['fr', 'Lassus [lasys] est un compositeur.', 'Lassus est un compositeur.'],
  ['fr', 'La fille de Marie [qui] chante est grande.', undefined],
  ['en', 'Oscar Wilde /ˈɒskə waɪld/ was a writer.', 'Oscar Wilde was a writer.'],
  // Where the sentence tells how it is said, and strokes of other kinds.
  ['fr', 'Le mot est prononcé /bajø/ dans la ville.', undefined],
  ['en', 'The files are in /usr/share/ here.', undefined],
])('how a name is said goes: %s %s', async (language, source, wanted) => {
  const [, simplify] = await simplifier(language);
  expect(simplify(source)).toBe(wanted ?? source);
});
