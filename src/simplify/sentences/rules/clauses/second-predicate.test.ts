import { expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, simplify] = await simplifier('de');

it.each([
  [
    'Die Trümmer formten einen Ring und wurden schließlich durch die Schwerkraft zusammengezogen.',
    'Die Trümmer haben einen Ring geformt. Sie wurden schließlich durch die Schwerkraft zusammengezogen.',
  ],
  [
    'Die Freundschaft brach nach dem Krieg auseinander und endete in einem langen Streit.',
    'Die Freundschaft ist nach dem Krieg auseinandergebrochen. Sie hat in einem langen Streit geendet.',
  ],
  [
    'Sie wurden in einem Kasten aufbewahrt und von einem Bruder vor der Rasur geschärft.',
    'Sie wurden in einem Kasten aufbewahrt. Sie wurden von einem Bruder vor der Rasur geschärft.',
  ],
])('a second predicate gets the subject as a pronoun: %s', (source, wanted) => {
  expect(simplify(source)).toBe(wanted);
});

it.each([
  // What opens the sentence holds for both.
  'Seit 1990 lebt er mit seiner Frau in Berlin und arbeitet dort als Arzt.',
  'Jeder Gast bekam am Abend ein Zimmer und bezahlte dafür zehn Euro.',
  'Er kam und ging.',
  'Die Akustik wurde verbessert und eine hochmoderne Bühnentechnik eingebaut.',
  'Den Kindern geben die Köche Brot und holen Wasser.',
])('stays one sentence: %s', (source) => {
  expect(simplify(source)).not.toContain('. ');
});
