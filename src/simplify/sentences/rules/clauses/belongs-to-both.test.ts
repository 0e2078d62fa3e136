import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

it.each([
  ['da', 'Lær hvordan du får din telefon fri og hvordan du genvinder kontrollen over dine data.'],
  ['da', 'Han fortalte at huset var gammelt og at haven var meget stor.'],
  ['sl', 'Evropska komisija zbira in objavlja vaše osebne podatke za lažje delo.'],
  ['sl', 'Podjetje hrani in briše osebne podatke svojih strank.'],
  ['sl', 'Zahteve lahko nastavite kot obvezne, tako da v parametrih omogočite to možnost.'],
  ['eu', 'Prozesua askotan exekutatzen bada, kasu asko sortzen dira eta akatsak sor daitezke.'],
  ['eu', 'Gastuen txostena sortu eta aurkezten duzunean, gastuak automatikoki egokituko dira.'],
])('what hangs on the same verb, object or condition is not parted, %s: %s', async (id, source) => {
  const [, simplify] = await simplifier(id);
  expect(simplify(source)).not.toMatch(/\. \p{Lu}/u);
});

it.each([['da', 'Kampagner udføres af sælgere, og du skal oprette nye aktiviteter.', '. Du skal']])(
  'two statements are, %s: %s',
  async (id, source, second) => {
    const [, simplify] = await simplifier(id);
    expect(simplify(source)).toContain(second);
  },
);
