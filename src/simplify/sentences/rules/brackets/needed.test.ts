import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['pt', 'Se sentir dores (enjoo ou tonturas), pare e chame o médico.', '(enjoo ou tonturas)'],
  [
    'pt',
    'A ordem veio do Cebimar (Centro de Biologia Marinha) em maio.',
    '(Centro de Biologia Marinha)',
  ],
  ['fr', 'Le vote a eu lieu (partiellement) à main levée.', '(partiellement)'],
  ['fr', 'Plusieurs d’entre eux (de comtés) existaient déjà.', '(de comtés)'],
  ['fr', 'Le groupe réunit Jean Roy (chant) et Paul Petit (basse).', '(chant)'],
  ['fr', 'Le médecin pose une perfusion (goutte à goutte dans une veine).', '(goutte'],
  ['fr', 'Le dossier part à la banque (pour les billets) demain.', '(pour les billets)'],
  ['fr', 'Il est allé à la DGE (Direction générale des eaux) hier.', '(Direction'],
  ['ru', 'За закон было 67 голосов (из 90), и он принят.', '(из 90)'],
  ['ru', 'При боли (тошнота, сыпь) следует позвать врача.', '(тошнота, сыпь)'],
  ['sl', 'Če vam je slabo (bruhanje ali omotica), pokličite zdravnika.', '(bruhanje ali omotica)'],
])('what a reader needs stays in its brackets, %s: %s', async (id, source, bracket) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).toContain(bracket);
});
