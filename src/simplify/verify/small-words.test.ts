import { describe, expect, it } from 'vitest';
import { type Language, loadLanguage } from '../../language/index.ts';
import { failed } from './verdict.ts';
import { verify } from './verify.ts';

const languages = new Map<string, Language>();
for (const id of ['en', 'es']) languages.set(id, await loadLanguage(id));
const refused = (id: string, source: string, candidate: string) =>
  verify(source, candidate, { language: languages.get(id) as Language })
    .verdicts.filter(failed)
    .map(({ point }) => point);

describe('a small word that changes the meaning is refused', () => {
  it.each([
    ['negation', 'es', 'No pagamos nada ni pagaremos nada.', 'Pagamos nada ni pagaremos nada.'],
    ['quantity', 'es', 'La puerta siempre está abierta.', 'La puerta a veces está abierta.'],
    ['quantity', 'en', 'They sell not only bread.', 'They sell not bread.'],
    ['condition', 'en', 'We go if it rains.', 'We go because it rains.'],
    ['condition', 'en', 'We meet when it rains there.', 'We meet even when it rains there.'],
    ['time-order', 'en', 'As soon as she calls, we eat.', 'Before she calls, we eat.'],
    ['units', 'en', 'The hill is 150 m high.', 'The hill is 150 km high.'],
    ['roles', 'es', 'Ana se lava en el río.', 'Ana lava en el río.'],
  ])('%s (%s): %s → %s', (point, id, source, candidate) => {
    expect(refused(id, source, candidate)).toContain(point);
  });
});

describe('a small word that says the same passes', () => {
  it.each([
    ['es', 'No tenemos control alguno.', 'No tenemos ningún control.'],
    ['en', 'They stay at home due to the rain.', 'They stay at home because of the rain.'],
  ])('%s: %s → %s', (id, source, candidate) => {
    expect(refused(id, source, candidate)).toEqual([]);
  });
});
