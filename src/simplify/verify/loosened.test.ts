import { describe, expect, it } from 'vitest';
import { loadLanguage } from '../../language/index.ts';
import { verify } from './verify.ts';

const language = await loadLanguage('en');

const unsureOf = (source: string, candidate: string) =>
  verify(source, candidate, { language }).verdicts.filter(({ state }) => state === 'unsure');

describe('a part that a split cut off from what governs it', () => {
  it.each([
    [
      'condition',
      'If you are a student, you pay half the fee and your school signs the form.',
      'If you are a student, you pay half the fee. Your school also signs the form.',
    ],
    [
      'attribution',
      'The firm stated that it had paid the workers, and the case was closed.',
      'The firm stated that it had paid the workers. The case was closed.',
    ],
    [
      'well-formed',
      'You have to pay for the visa, unless you already have a permit to stay.',
      'You have to pay for the visa. This is unless you already have a permit to stay.',
    ],
    [
      'well-formed',
      'The firm keeps your address to send you the card in time.',
      'The firm keeps your address. This is to send you the card in time.',
    ],
    [
      'roles',
      'The firm helps its tenants by making the forms easy.',
      'The firm helps its tenants. To do this, we make the forms easy.',
    ],
  ])('is doubtful: %s', (point, source, candidate) => {
    expect(unsureOf(source, candidate)).toContainEqual(expect.objectContaining({ point }));
  });

  it.each([
    [
      'If you are a student, you pay half the fee and your school signs the form.',
      'If you are a student, you pay half the fee. If you are one, your school signs the form.',
    ],
    [
      'The firm paid the workers in May, and the case was closed in June.',
      'The firm paid the workers in May. The case was closed in June.',
    ],
  ])('is not doubtful where it keeps its governor, or has none: %s', (source, candidate) => {
    expect(unsureOf(source, candidate)).toEqual([]);
  });
});
