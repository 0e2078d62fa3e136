import { describe, expect, it } from 'vitest';
import { grammarOnly, writtenTree } from '../../../test/written-tree.ts';
import { loadLanguage } from '../../language/index.ts';
import { levelProfile } from '../profile/index.ts';
import { brokenLimits } from './index.ts';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'vectors'] });

/** A sentence of so many words, all but the first two adverbs. */
function sentence(words: number, clauses = 1) {
  const lines = ['It PRON 2 nsubj', 'rains VERB 0 root VerbForm=Fin'];
  for (let at = 2; at < words; at++) {
    const isClause = at < clauses + 1;
    lines.push(isClause ? 'pours VERB 2 conj VerbForm=Fin' : 'here ADV 2 advmod');
  }
  return writtenTree(english, grammarOnly({}), [...lines, '. PUNCT 2 punct'].join('\n'));
}

describe('broken limits', () => {
  it('are the words beyond the limit of the level', () => {
    expect(brokenLimits(sentence(18), levelProfile('B1'))).toEqual([]);
    expect(brokenLimits(sentence(19), levelProfile('B1'))).toEqual([
      { kind: 'words', value: 19, limit: 18 },
    ]);
  });
  it('are more the easier the level is', () => {
    const levels = ['A1', 'A2', 'B1', 'B2', 'C1'] as const;
    const broken = levels.map((level) => brokenLimits(sentence(20), levelProfile(level)).length);
    expect(broken).toEqual([1, 1, 1, 0, 0]);
  });
  it('count clauses only in sentences that are long', () => {
    expect(brokenLimits(sentence(10, 4), levelProfile('B1'))).toEqual([]);
    expect(brokenLimits(sentence(20, 4), levelProfile('B1'))).toContainEqual({
      kind: 'clauses',
      value: 4,
      limit: 2,
    });
  });
});
