import { expect, it } from 'vitest';
import { differences, readSignature, writeSignature } from './signature.ts';

it('reads what it wrote', () => {
  const written = writeSignature('sari', { tok: '13a', case: 'lc', lang: 'en', refs: '1-8' });
  expect(written).toBe('sari|tok:13a|case:lc|lang:en|refs:1-8|v:1');
  const { metric, choices } = readSignature(written);
  expect(writeSignature(metric, choices)).toBe(written);
});

it('lists the choices in which two scores differ', () => {
  expect(differences('bleu|tok:13a|case:lc|v:1', 'bleu|tok:intl|v:1')).toEqual([
    'tok: 13a / intl',
    'case: lc / –',
  ]);
  expect(differences('bleu|tok:13a|v:1', 'bleu|tok:13a|v:1')).toEqual([]);
});

it.each(['', 'bleu|13a', 'bleu|tok:a|tok:b', 'Not one'])('refuses "%s" with a hint', (given) => {
  expect(() => readSignature(given)).toThrow('is not a signature');
});
