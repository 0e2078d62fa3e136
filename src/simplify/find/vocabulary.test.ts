import { describe, expect, it } from 'vitest';
import { grammarOnly, writtenTree } from '../../../test/written-tree.ts';
import { loadLanguage } from '../../language/index.ts';
import { levelProfile } from '../profile/index.ts';
import { hardWords, messageOf, rankOf, vocabularyLimit } from './index.ts';

const without = { without: ['analysis', 'vectors'] } as const;
const english = await loadLanguage('en', undefined, without);
const german = await loadLanguage('de', undefined, without);
const TREE = writtenTree(
  english,
  grammarOnly({}),
  `Ameliorate VERB 0 root
   the DET 4 det
   remunerated ADJ 4 amod
   house NOUN 1 obj
   Zanzibar PROPN 4 nmod
   Annex NOUN 4 nmod
   . PUNCT 1 punct`,
);

describe('hard words', () => {
  it('are beyond the vocabulary of the level; names and defined terms are none', () => {
    const forms = hardWords(TREE, levelProfile('B1')).map(({ form }) => form);
    expect(forms).toEqual(['Ameliorate', 'remunerated']);
  });
  it('are more for readers of an easier level', () => {
    const tree = writtenTree(english, grammarOnly({}), 'assist VERB 0 root\n. PUNCT 1 punct');
    const hard = (['A2', 'B1'] as const).map((level) => hardWords(tree, levelProfile(level)));
    expect(hard.map(({ length }) => length)).toEqual([1, 0]);
  });
  it('are no compounds of words that are known', () => {
    const tree = writtenTree(
      german,
      grammarOnly({}),
      'Arbeitszimmer NOUN 0 root\nGewährleistung NOUN 1 conj',
    );
    const hard = hardWords(tree, levelProfile('B1')).map(({ form }) => form);
    expect(hard).toEqual(['Gewährleistung']);
  });
  it('make one limit, which names them', () => {
    const [limit] = vocabularyLimit(TREE, levelProfile('B1'));
    expect(limit).toMatchObject({ kind: 'vocabulary', value: 2, limit: 4000 });
    expect(messageOf(limit)).toBe(
      '2 hard words (not among the 4000 most frequent): “Ameliorate”, “remunerated”',
    );
  });
  it('have the better rank of form and lemma', () => {
    const { frequency } = english;
    expect(rankOf('obtained', 'obtain', english)).toBe(
      Math.min(frequency.rank('obtained') ?? 0, frequency.rank('obtain') ?? 0),
    );
    expect(rankOf('qqqq', 'qqqq', english)).toBe(Number.POSITIVE_INFINITY);
  });
});
