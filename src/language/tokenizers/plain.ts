import type { Span } from '../../core/index.ts';
import { eachPythonWord, pythonSplit } from './python-text.ts';
import type { Tokenizer, TokenSpan } from './tokenizer.ts';

/** `none`: the text is tokenised already; white space separates the tokens. */
export function noTokenizer(): Tokenizer {
  return {
    name: 'none',
    tokenize: (text) => text,
    split: pythonSplit,
    tokens(text) {
      const tokens: TokenSpan[] = [];
      eachPythonWord(text, (start, end) => {
        tokens.push({ text: text.slice(start, end), start, end });
      });
      return tokens;
    },
  };
}

/** sacreBLEU's `char`: every character (code point) that is not white space is a token. */
export function characterTokenizer(): Tokenizer {
  return {
    name: 'char',
    tokenize: (text) => [...text].join(' '),
    split: (text) => pythonSplit([...text].join(' ')),
    tokens(text) {
      const tokens: TokenSpan[] = [];
      eachPythonWord(text, (wordStart, wordEnd) => {
        let start = wordStart;
        for (const character of text.slice(wordStart, wordEnd)) {
          tokens.push({ text: character, start, end: start + character.length });
          start += character.length;
        }
      });
      return tokens;
    },
  };
}

/**
 * `words`: a language's own words as a tokenizer.
 *
 * @example wordsTokenizer((text) => language.words(text)).tokenize('Hi, you.') // 'Hi , you .'
 */
export function wordsTokenizer(words: (text: string) => readonly Span[]): Tokenizer {
  const split = (text: string) => words(text).map(({ start, end }) => text.slice(start, end));
  return {
    name: 'words',
    tokenize: (text) => split(text).join(' '),
    split,
    tokens: (text) =>
      words(text).map(({ start, end }) => ({ text: text.slice(start, end), start, end })),
  };
}
