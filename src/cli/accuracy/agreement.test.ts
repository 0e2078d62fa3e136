import { describe, expect, it } from 'vitest';
import type { Analysis, Token } from '../../core/index.ts';
import { readConllu } from '../../language/conllu.ts';
import { agreementOf, percentages, total } from './agreement.ts';

const GOLD = readConllu(
  [
    '1\tIt\tit\tPRON\t_\tNumber=Sing|Typo=Yes\t3\tnsubj:pass\t_\t_',
    '2\twas\tbe\tAUX\t_\tTense=Past\t3\taux:pass\t_\t_',
    '3\tsaid\tsay\tVERB\t_\t_\t0\troot\t_\t_',
    '4\t.\t_\tPUNCT\t_\t_\t3\tpunct\t_\t_',
  ].join('\n'),
)[0].words;

const found = (...analyses: [Analysis['upos'], string, object, number, string][]): Token[] =>
  analyses.map(([upos, lemma, features, head, relation], at) => ({
    form: GOLD[at].form,
    start: 0,
    end: 0,
    analysis: { upos, lemma, features: { ...features }, head, relation },
  }));

describe('agreement with a treebank', () => {
  it('is complete for the same analysis: subtypes and treebank features aside', () => {
    const same = found(
      ['PRON', 'it', { Number: 'Sing' }, 2, 'nsubj'],
      ['AUX', 'be', { Tense: 'Past' }, 2, 'aux'],
      ['VERB', 'say', {}, -1, 'root'],
      ['PUNCT', 'anything', {}, 2, 'punct'],
    );
    expect(percentages(agreementOf(GOLD, same))).toEqual({
      upos: 100,
      lemma: 100,
      uas: 100,
      las: 100,
      features: 100,
      words: 4,
    });
  });

  it('counts punctuation, and a relation only with its head', () => {
    const wrong = found(
      ['NOUN', 'It', { Number: 'Plur' }, 1, 'nsubj'],
      ['AUX', 'be', { Tense: 'Past' }, 2, 'cop'],
      ['VERB', 'say', {}, -1, 'root'],
      ['PUNCT', '.', {}, 1, 'punct'],
    );
    expect(percentages(agreementOf(GOLD, wrong))).toMatchObject({
      upos: 75,
      lemma: 75,
      uas: 50,
      las: 25,
      features: 75,
    });
  });

  it('counts nothing for a language without analysis, and says when there are no gold lemmas', () => {
    const plain = GOLD.map(({ form }) => ({ form, start: 0, end: 0 }));
    expect(percentages(agreementOf(GOLD, plain))).toMatchObject({ upos: 0, uas: 0, las: 0 });
    expect(percentages(agreementOf(GOLD.slice(3), plain))).toMatchObject({ lemma: null });
  });

  it('adds up over sentences', () => {
    const plain = GOLD.map(({ form }) => ({ form, start: 0, end: 0 }));
    const one = agreementOf(GOLD, plain);
    expect(total([one, one]).words).toBe(8);
  });
});
