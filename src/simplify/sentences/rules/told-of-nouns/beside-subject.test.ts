import { describe, expect, it } from 'vitest';
import { simplifier } from '../../../../../test/simplifier.ts';

const [, spanish] = await simplifier('es');
const [, portuguese] = await simplifier('pt');
const [, french] = await simplifier('fr');

describe('what is told of the subject between two commas', () => {
  it.each([
    [
      spanish,
      'Los investigadores, que siguieron a 12.000 adultos durante nueve años, viven en Madrid.',
      'Los investigadores viven en Madrid. Estos investigadores siguieron a 12.000 adultos durante nueve años.',
    ],
    [
      spanish,
      'El museo, fundado en 1902 por un maestro local, está cerrado.',
      'El museo está cerrado. Fue fundado en 1902 por un maestro local.',
    ],
    [
      portuguese,
      'A espada, que era uma peça de decoração da casa, foi vendida em maio.',
      'A espada foi vendida em maio. Esta espada era uma peça de decoração da casa.',
    ],
  ])('comes after what is told of it: %#', (simplify, source, wanted) => {
    expect(simplify(source)).toBe(wanted);
  });

  it('stays where another one does it, or where it is meant later', () => {
    expect(spanish('La casa, que compró Ana Gil en 1990, es grande.')).toContain(', que compró');
    const source = 'O homem, que perdeu 1.000 reais em maio, espera recuperá-los agora.';
    expect(portuguese(source)).toContain(', que perdeu');
  });

  it('stays where something is demanded', () => {
    const source = "La demande, accompagnée d'une copie du contrat, doit être signée.";
    expect(french(source)).toContain("accompagnée d'une copie du contrat");
  });
});

describe('what is set against the first clause', () => {
  it('is a sentence of its own in Spanish', () => {
    expect(
      spanish('El precio ha subido un 34 %, mientras que los salarios han subido un 11 %.'),
    ).toBe('El precio ha subido un 34 %. En cambio, los salarios han subido un 11 %.');
  });
});
