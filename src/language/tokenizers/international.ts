import { pythonSplit } from './python-text.ts';
import { steppedTokenizer } from './stepped.ts';
import type { Tokenizer } from './tokenizer.ts';

/**
 * sacreBLEU's `intl` (mteval-v14): splits off every Unicode symbol, and punctuation unless digits
 * are on both sides. It does not pad the string, so a final "3." stays one token.
 */
export function internationalTokenizer(): Tokenizer {
  return steppedTokenizer(
    'intl',
    [
      { pattern: /(\P{N})(\p{P})/gu, template: '$1 $2 ' },
      { pattern: /(\p{P})(\P{N})/gu, template: ' $1 $2' },
      { pattern: /\p{S}/gu, template: ' $& ' },
    ],
    (text) => pythonSplit(text).join(' '),
  );
}
