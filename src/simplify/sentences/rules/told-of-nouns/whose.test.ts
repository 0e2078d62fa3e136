import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, english] = await simplifier('en');
const [, spanish] = await simplifier('es');
const [, italian] = await simplifier('it');
const [, portuguese] = await simplifier('pt');
const [, french] = await simplifier('fr');

describe("what is told of somebody's thing", () => {
  it.each([
    [
      spanish,
      'El puente, cuyas torres miden 80 metros, se cerró en mayo.',
      'El puente se cerró en mayo. Sus torres miden 80 metros.',
    ],
    [
      italian,
      'La campagna, la cui fine era prevista per il 31 maggio, è stata prorogata fino al 28 giugno.',
      'La campagna è stata prorogata fino al 28 giugno. La sua fine era prevista per il 31 maggio.',
    ],
    [
      portuguese,
      'A campanha, cujo encerramento estava previsto para 31 de maio, foi prorrogada até 28 de junho.',
      'A campanha foi prorrogada até 28 de junho. Seu encerramento estava previsto para 31 de maio.',
    ],
    [
      french,
      'Le pont, dont les tours mesurent 80 mètres, a été fermé en mai.',
      'Le pont a été fermé en mai. Ses tours mesurent 80 mètres.',
    ],
  ])('comes after what is told of its owner: %#', (simplify, source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('names an owner who is not the subject again', () => {
    expect(
      spanish('El ayuntamiento ha comprado la casa, cuya reforma costará dos millones de euros.'),
    ).toBe(
      'El ayuntamiento ha comprado la casa. La reforma de esta casa costará dos millones de euros.',
    );
  });

  it.each([
    [english, 'The results of the plan, whose aim is new work, are pleasing.', ', whose'],
    [english, 'He wrote to Ann Lee of the Office of Kent, whose aim is peace.', ', whose'],
    [french, 'Le livre, dont le maire a parlé, est paru en mai.', ', dont'],
  ])('stays where it may be of another: %#', (simplify, source, kept) => {
    expect(simplify(source)).toContain(kept);
  });
});
