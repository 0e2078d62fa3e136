import { describe, expect, it } from 'vitest';
import { grammarOnly, writtenTree } from '../../../../test/written-tree.ts';
import { loadLanguage } from '../../../language/index.ts';
import { announcedSeries } from './announced.ts';

const english = await loadLanguage('en', undefined, { without: ['analysis', 'vectors'] });
const rules = grammarOnly({ and: ['and'], or: ['or'], 'series-opener': ['including', 'such as'] });

/** A series after "We sell things"; nouns unless another part of speech is written beside them. */
function members(words: string): string[] {
  const lines = ['We PRON 2 nsubj', 'sell VERB 0 root VerbForm=Fin', 'things NOUN 2 obj'];
  for (const word of words.split(' ')) {
    const [form, written] = word.split('/');
    const upos = form === ',' ? 'PUNCT' : /^(?:and|or)$/.test(form) ? 'CCONJ' : 'NOUN';
    lines.push(`${form} ${written ?? upos} 2 obl`);
  }
  const tree = writtenTree(english, rules, [...lines, '. PUNCT 2 punct'].join('\n'));
  const found = announcedSeries(tree)?.members ?? [];
  return found.map((member) => member.map((at) => tree.at(at).form).join(' '));
}

describe('the series that ends a sentence', () => {
  it('begins after the word that announces it and is parted by commas and "and"', () => {
    expect(members(', including/ADP boats , nets and coats')).toEqual([
      'boats',
      'nets',
      'and coats',
    ]);
    expect(members('such/ADJ as/ADP boats , nets , or coats')).toEqual([
      'boats',
      'nets',
      'or coats',
    ]);
  });
  it('may have a pair in a member where a comma stands before its last one', () => {
    expect(members('including/ADP pens and ink , nets , and coats')).toHaveLength(3);
    expect(members('including/ADP pens and ink , nets and coats')).toEqual([]);
  });
  it('is none where nothing says where it begins', () => {
    expect(members('boats , nets and coats')).toEqual([]);
  });
  it('is none where what ends it may be said of all', () => {
    expect(members('including/ADP boats , nets and coats from/ADP wool')).toEqual([]);
  });
  it('is none where it has a series in it', () => {
    expect(members('including/ADP boats , and pens , ink , and paper')).toEqual([]);
    expect(members('including/ADP boats , or pens , or paper')).toHaveLength(3);
  });
  it('is none where a part names nothing', () => {
    expect(members('including/ADP boats , open/ADJ and free/ADJ')).toEqual([]);
  });
});
