import { KlartextError, type Registry, registry, type Span } from '../../core/index.ts';
import { affixTokenizer } from './affixes.ts';
import { internationalTokenizer } from './international.ts';
import { mosesTokenizer } from './moses.ts';
import { pennTokenizer } from './penn.ts';
import { characterTokenizer, noTokenizer, wordsTokenizer } from './plain.ts';
import type { Tokenizer } from './tokenizer.ts';
import { toktokTokenizer } from './toktok.ts';
import { nistTokenizer, tokenizer13a } from './western.ts';

export { pythonLower, pythonSplit } from './python-text.ts';
export type { Tokenizer, TokenSpan } from './tokenizer.ts';

const factories = {
  '13a': tokenizer13a,
  char: characterTokenizer,
  intl: internationalTokenizer,
  moses: mosesTokenizer,
  nist: nistTokenizer,
  none: noTokenizer,
  penn: pennTokenizer,
  toktok: toktokTokenizer,
};

/**
 * The tokenizers that need no language, by their usual names.
 *
 * @example tokenizers.get('13a').tokenize('Hello, world!') // 'Hello , world !'
 */
export const tokenizers: Registry<Tokenizer> = registry('tokenizer', factories);

/** What a language adds to the table. */
interface TokenizingLanguage {
  readonly id: string;
  readonly profile: { readonly spacyTokens?: boolean };
  words(text: string): readonly Span[];
  isAbbreviation(word: string): boolean;
}

/**
 * The same table with `words`, the language's own, and `spacy`, if its rules are available.
 *
 * @example tokenizersWith(language).get('words').split('Hello, world!')
 */
export function tokenizersWith(language: TokenizingLanguage): Registry<Tokenizer> {
  return registry('tokenizer', {
    ...factories,
    spacy: () => {
      if (language.profile.spacyTokens) return affixTokenizer(language);
      throw new KlartextError(
        'not-supported',
        `spaCy's rules for "${language.id}" are not available.`,
        'Use "words", the tokenizer of the language.',
      );
    },
    words: () => wordsTokenizer((text) => language.words(text)),
  });
}
