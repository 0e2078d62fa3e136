import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Document, Token } from '../core/index.ts';
import { readConllu, readFeatures, tokensOf } from './conllu.ts';
import { writeConllu, writeFeatures } from './conllu-writer.ts';

const row = (...columns: string[]) => columns.join('\t');
const SPANISH = [
  '# sent_id = a-1',
  '# text = Vámonos al mar.',
  row('1-2', 'Vámonos', '_', '_', '_', '_', '_', '_', '_', '_'),
  row('1', 'Vamos', 'ir', 'VERB', '_', 'Mood=Imp|Number=Plur', '0', 'root', '_', '_'),
  row('2', 'nos', 'nosotros', 'PRON', '_', 'Case=Acc', '1', 'obj', '_', '_'),
  row('3-4', 'al', '_', '_', '_', '_', '_', '_', '_', '_'),
  row('3', 'a', 'a', 'ADP', '_', '_', '5', 'case', '_', '_'),
  row('4', 'el', 'el', 'DET', '_', 'Gender=Masc', '5', 'det', '_', '_'),
  row('4.1', 'gran', 'grande', 'ADJ', '_', '_', '_', '_', '5:amod', '_'),
  row('5', 'mar', 'mar', 'NOUN', '_', '_', '1', 'obl', '_', 'SpaceAfter=No'),
  row('6', '.', '.', 'PUNCT', '_', '_', '1', 'punct', '_', '_'),
  '',
].join('\n');

describe('readConllu', () => {
  it('keeps comments, and tells words from ranges and empty nodes', () => {
    const [sentence] = readConllu(SPANISH);
    expect(sentence.comments).toEqual(['# sent_id = a-1', '# text = Vámonos al mar.']);
    expect(sentence.words.map((word) => word.form)).toEqual([
      'Vamos',
      'nos',
      'a',
      'el',
      'mar',
      '.',
    ]);
    expect(sentence.words.map((word) => word.head)).toEqual([-1, 0, 4, 4, 0, 0]);
    expect(sentence.ranges.map(({ first, last, form }) => [first, last, form])).toEqual([
      [0, 1, 'Vámonos'],
      [2, 3, 'al'],
    ]);
    expect(sentence.emptyNodes.map((node) => node.after)).toEqual([4]);
  });

  it('reads Windows line ends, several sentences and a file that ends without a blank line', () => {
    const text = `${SPANISH}\n\n${SPANISH}`.trimEnd().replaceAll('\n', '\r\n');
    const sentences = readConllu(text);
    expect(sentences).toHaveLength(2);
    expect(sentences[1]).toEqual(sentences[0]);
  });

  it('takes a hash as a word, not as a comment', () => {
    const text = row('1', '#', '#', 'SYM', '_', '_', '0', 'root', '_', '_');
    expect(readConllu(text)[0].words[0].form).toBe('#');
  });

  it('leaves the head open where the column does', () => {
    expect(readConllu(row('1', 'a', ...Array(8).fill('_')))[0].words[0].head).toBeUndefined();
  });

  it.each([
    ['one two three', 'line 1 has 1 columns, not 10'],
    [row('2', 'a', '_', 'X', '_', '_', '0', 'root', '_', '_'), 'has id 2, not 1'],
    [row('1', 'a', '_', 'X', '_', '_', 'up', 'root', '_', '_'), 'has head "up"'],
    [row('1', 'a', '_', 'X', '_', '_', '7', 'root', '_', '_'), 'head beyond its 1 words'],
    [row('x', 'a', '_', 'X', '_', '_', '0', 'root', '_', '_'), 'has id "x"'],
  ])('names the line that is wrong: %j', (text, message) => {
    expect(() => readConllu(text)).toThrow(message);
  });

  it('finds nothing in an empty file', () => {
    expect(readConllu('')).toEqual([]);
    expect(readConllu('\n\n# only a comment\n\n')).toEqual([]);
  });
});

describe('tokensOf', () => {
  it('spells the words with the spaces the treebank gives', () => {
    const { text, tokens } = tokensOf(readConllu(SPANISH)[0]);
    expect(text).toBe('Vamosnos ael mar.');
    expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(
      tokens.map((token) => token.form),
    );
  });
});

describe('features', () => {
  it('are written in the order of UD, whatever order they come in', () => {
    expect(writeFeatures({ Number: 'Sing', Case: 'Nom', 'Number[psor]': 'Plur' })).toBe(
      'Case=Nom|Number=Sing|Number[psor]=Plur',
    );
    expect(writeFeatures({})).toBe('_');
  });

  it('are the same after writing and reading', () => {
    const features = readFeatures('Case=Nom|Number=Sing');
    expect(readFeatures(writeFeatures(features))).toEqual(features);
  });
});

/** A document of one paragraph per text, its tokens the runs between white space. */
function documentOf(text: string): Document {
  const tokens: Token[] = [...text.matchAll(/\S+/gu)].map((match, index) => ({
    start: match.index,
    end: match.index + match[0].length,
    form: match[0],
    analysis: {
      upos: 'NOUN',
      lemma: match[0].toLowerCase(),
      features: {},
      head: index === 0 ? -1 : 0,
      relation: index === 0 ? 'root' : 'dep',
    },
  }));
  const span = { start: 0, end: text.length };
  return {
    text,
    language: 'en',
    paragraphs: [{ ...span, kind: 'text', sentences: [{ ...span, tokens }] }],
  };
}

describe('writeConllu', () => {
  it('writes ids from 1, the text, and the white space between tokens', () => {
    const document = documentOf('Go  home now');
    expect(writeConllu(document, { documentId: 'a.txt' })).toBe(
      [
        '# newdoc id = a.txt',
        '# newpar',
        '# sent_id = 1',
        '# text = Go home now',
        row('1', 'Go', 'go', 'NOUN', '_', '_', '0', 'root', '_', 'SpacesAfter=\\s\\s'),
        row('2', 'home', 'home', 'NOUN', '_', '_', '1', 'dep', '_', '_'),
        row('3', 'now', 'now', 'NOUN', '_', '_', '1', 'dep', '_', '_'),
        '\n',
      ].join('\n'),
    );
  });

  it('writes nothing for an empty document', () => {
    expect(writeConllu({ text: '', language: 'en', paragraphs: [] })).toBe('');
  });

  it('writes what the reader reads back, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const document = documentOf(text);
        const tokens = document.paragraphs[0].sentences[0].tokens;
        const [sentence] = readConllu(writeConllu(document));
        const forms = sentence?.words.map((word) => word.form) ?? [];
        expect(forms.join('')).not.toMatch(/\p{Cc}/u);
        expect(forms).toEqual(
          tokens.map(({ form }, i) => (/\p{Cc}/u.test(form) ? forms[i] : form)),
        );
      }),
    );
  });

  it('writes no control character: blanks for those that part, a mark for the others', () => {
    const written = writeConllu(documentOf('a\u001b[31mb\u0000 c\u000bd\u001ce \u0085'));
    expect(written.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u);
    expect(readConllu(written)[0].words.map((word) => word.form)).toEqual([
      'a\ufffd[31mb\ufffd',
      'c',
      'd e',
      '_',
    ]);
  });
});
