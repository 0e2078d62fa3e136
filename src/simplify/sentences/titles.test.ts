import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../core/index.ts';
import { loadLanguage } from '../../language/index.ts';
import { withTitlesRead } from './titles.ts';

const english = await loadLanguage('en');

function read(text: string) {
  const [sentence] = sentencesOf(english.analyse(text));
  return withTitlesRead(sentence, english).tokens;
}

describe('a quoted title', () => {
  it('is one name, and none of its words is a verb', () => {
    const tokens = read('She wrote "Help Me Run Home" in May.');
    const title = tokens.slice(3, 7).map(({ analysis }) => analysis?.upos);
    expect(title).toEqual(['PROPN', 'PROPN', 'PROPN', 'PROPN']);
    expect(tokens[3].analysis?.head).toBe(1);
    expect(tokens.slice(4, 7).map(({ analysis }) => analysis?.head)).toEqual([3, 3, 3]);
    expect(tokens[8].analysis?.upos).toBe('ADP');
  });

  it.each(['He said "Go home now" to them.', 'He said, "We Are Here," and left.'])(
    'is no speech: %s',
    (source) => {
      const [sentence] = sentencesOf(english.analyse(source));
      expect(withTitlesRead(sentence, english)).toBe(sentence);
    },
  );
});
