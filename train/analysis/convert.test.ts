import { expect, it } from 'vitest';
import { convert } from './convert.ts';
import { rowsOf, sentenceOf } from './gold-rows.ts';

const converted = (rows: string) => rowsOf(convert(sentenceOf(rows), true));

it('hangs a postposition on its noun, not the noun on it', () => {
  expect(
    converted(`
      Haien PRON 2 nmod
      inguruan ADP 3 case
      dago VERB 0 root`),
  ).toEqual(['Haien PRON 3 obl', 'inguruan ADP 1 case', 'dago VERB 0 root']);
});

it('lets the subject stand for a clause without a verb, and gives it the coordinator', () => {
  expect(
    converted(`
      Ane PROPN 3 nsubj
      kalera NOUN 3 obl
      joan VERB 0 root
      eta CONJ 3 cc
      etxera NOUN 4 nmod
      Jon PROPN 4 nsubj`),
  ).toEqual([
    'Ane PROPN 3 nsubj',
    'kalera NOUN 3 obl',
    'joan VERB 0 root',
    'eta CCONJ 6 cc',
    'etxera NOUN 6 orphan',
    'Jon PROPN 3 conj',
  ]);
});

it('gives the words of an auxiliary to its verb', () => {
  expect(
    converted(`
      etorri VERB 0 root
      da AUX 1 aux
      gaur ADV 2 advmod
      . PUNCT 2 punct`),
  ).toEqual(['etorri VERB 0 root', 'da AUX 1 aux', 'gaur ADV 1 advmod', '. PUNCT 1 punct']);
});
