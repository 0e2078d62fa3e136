import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pythonLower, pythonSplit, tokenizers, tokenizersWith } from './index.ts';

const tokenize = (name: string, text: string) => tokenizers.get(name).tokenize(text);

/** Texts made of what tokenizers trip over. */
const awkward = fc
  .array(
    fc.constantFrom(
      ...'.,\'"`-!?;:()[]{}<>&|/$%@#… \t\n\u001c\u0085\u00a0\u3000\ufeff\ud800\udc005aA中é😀'.split(
        '',
      ),
      ...[
        '...',
        '. . ',
        '--',
        'Mr.',
        'No. 5',
        "don't",
        'cannot ',
        '1,000.5',
        '<skipped>',
        '&quot;',
      ],
      ...['&amp;lt;', 'and/or', '://x/', '-\n', '😀', '5-', '5.', 'www.a.co', 'word ', "dogs' "],
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

describe('the table of tokenizers', () => {
  it('holds exactly these names', () => {
    expect(tokenizers.names()).toEqual([
      '13a',
      'char',
      'intl',
      'moses',
      'nist',
      'none',
      'penn',
      'toktok',
    ]);
  });

  it('offers the nearest name for a wrong one', () => {
    expect(() => tokenizers.get('mosse')).toThrow('Unknown tokenizer "mosse".');
  });

  it('takes words from a language', () => {
    const language = {
      id: 'xx',
      profile: {},
      isAbbreviation: () => false,
      words: () => [
        { start: 0, end: 2 },
        { start: 2, end: 3 },
      ],
    };
    expect(tokenizersWith(language).get('words').tokenize('Hi!')).toBe('Hi !');
    expect(() => tokenizersWith(language).get('spacy')).toThrow('are not available');
  });
});

describe.each(tokenizers.names())('%s', (name) => {
  const tokenizer = tokenizers.get(name);

  it('gives the same tokens as a string, as a list and with offsets', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        const split = tokenizer.split(text);
        expect(pythonSplit(tokenizer.tokenize(text))).toEqual(split);
        expect(tokenizer.tokens(text).map((token) => token.text)).toEqual(split);
      }),
    );
  });

  it('places every token within the text, in order', () => {
    fc.assert(
      fc.property(awkward, (text) => {
        let last = { start: 0, end: 0 };
        for (const token of tokenizer.tokens(text)) {
          expect(token.start).toBeGreaterThanOrEqual(last.start);
          expect(token.end).toBeGreaterThanOrEqual(last.end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          last = token;
        }
      }),
    );
  });

  it('copies the text of a token unless it rewrites it', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abc ABC 123 .,;!?-'.split('')) });
    // Penn writes an ellipsis with backslashes.
    fc.assert(
      fc.property(plain, (raw) => {
        const text = raw.replace(/\.+/g, '.');
        for (const token of tokenizer.tokens(text)) {
          expect(text.slice(token.start, token.end)).toBe(token.text);
        }
      }),
    );
  });

  it('survives any UTF-16 at all', () => {
    const anything = fc
      .array(fc.nat(0xffff))
      .map((codes) => codes.map((code) => String.fromCharCode(code)).join(''));
    fc.assert(fc.property(anything, (text) => void tokenizer.tokens(text)));
    expect(tokenizer.tokens('\ud800 \udc00 \0').length).toBeGreaterThan(0);
    expect(tokenizer.tokens('')).toEqual([]);
  });

  it('takes a long line in its stride', () => {
    for (const unit of ['a.', '...', "' ", ' \u0001', '. . ', 'e.g. ', '.  "', ' ']) {
      expect(tokenizer.split(unit.repeat(60_000 / unit.length)).length).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('13a', () => {
  it('keeps stops and commas within numbers and takes runs of them in pairs', () => {
    expect(tokenize('13a', '3.14, x.. 5..6 7.,8')).toBe('3.14 , x . . 5 . . 6 7 . , 8');
    expect(tokenize('13a', 'X..5')).toBe('X . .5');
  });

  it('splits a dash only after a digit', () => {
    expect(tokenize('13a', 'A-B 3-4 -5')).toBe('A-B 3 - 4 -5');
  });

  it('maps an entity and a broken word back to all they came from', () => {
    expect(tokenizers.get('13a').tokens('&quot;exam-\nple')).toEqual([
      { text: '"', start: 0, end: 6 },
      { text: 'example', start: 6, end: 15 },
    ]);
  });
});

describe('intl', () => {
  it('leaves the stop on a final number, not being padded', () => {
    expect(tokenize('intl', 'In 1990.')).toBe('In 1990.');
    expect(tokenize('intl', 'In may.')).toBe('In may .');
  });
});

describe('moses', () => {
  it('keeps the stop of abbreviations', () => {
    expect(tokenize('moses', 'Mr. X met No. 5 on Jan. 3. No.')).toBe(
      'Mr. X met No. 5 on Jan. 3 . No .',
    );
  });

  it('keeps runs of stops together', () => {
    expect(tokenize('moses', 'well...yes..')).toBe('well ... yes ..');
  });
});

describe('penn', () => {
  it('writes brackets and quotes as the treebank does, and maps them back', () => {
    expect(tokenizers.get('penn').tokens('("a")')).toEqual([
      { text: '-LRB-', start: 0, end: 1 },
      { text: '``', start: 1, end: 2 },
      { text: 'a', start: 2, end: 3 },
      { text: '&apos;', start: 3, end: 4 },
      { text: '&apos;', start: 3, end: 4 },
      { text: '-RRB-', start: 4, end: 5 },
    ]);
  });

  it('cuts cannot in two with exact places', () => {
    expect(tokenizers.get('penn').tokens('I cannot.').slice(1, 3)).toEqual([
      { text: 'can', start: 2, end: 5 },
      { text: 'not', start: 5, end: 8 },
    ]);
  });
});

describe('toktok', () => {
  it('splits the final stop only', () => {
    expect(tokenize('toktok', 'He paid $5.20, e.g. here.')).toBe('He paid $ 5.20 , e.g. here .');
  });

  it('splits closing quotes from a final stop, but no opening ones, as NLTK 3.8 does', () => {
    expect(tokenize('toktok', '«Sí, por favor.»')).toBe('«Sí , por favor . »');
  });
});

describe('Python text', () => {
  it('splits at separators JavaScript does not know, and not at U+FEFF', () => {
    expect(pythonSplit('a\u001cb\u0085c\ufeffd ')).toEqual(['a', 'b', 'c\ufeffd']);
  });

  it('lowercases with a final sigma and a dotted i', () => {
    expect(pythonLower('ΣΑΣ İ ẞ')).toBe('σας i̇ ß');
  });
});
