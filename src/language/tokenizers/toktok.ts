import { PYTHON_SPACE, pythonStrip } from './python-text.ts';
import { step, steppedTokenizer } from './stepped.ts';
import type { Tokenizer } from './tokenizer.ts';
import { CURRENCY, OPENING } from './toktok-characters.ts';

/** Python's `$`, which also matches before a last line break. */
const END = '(?=\\n?$)';

/**
 * NLTK's `ToktokTokenizer`: one sentence a line, only its final full stop is split off. It is 3.8,
 * like all versions that we compare with; 3.9 also splits opening quotes and guillemets from what follows.
 */
export function toktokTokenizer(): Tokenizer {
  const closingQuote = step(`(?<!\\.)(\\.)[${PYTHON_SPACE}]*(["'’»›”]) *${END}`, ' $1 $2');
  return steppedTokenizer(
    'toktok',
    [
      step('\\u00a0', ' '),
      step('[،;؛¿!"\\])}»›”؟¡%٪°±©®।॥…]', ' $& '),
      step(':(?!//)', ' $& '),
      step(`\\?(?![^${PYTHON_SPACE}])`, ' $& '),
      // Meant to keep addresses whole; in the reference, it also removes a one-letter host.
      step(`://[^${PYTHON_SPACE}]/`, ' / '),
      step(' (/)', ' $1 '),
      step('&(?= )', '&amp;'),
      step('\\t', ' &#9; '),
      step('\\|', ' &#124; '),
      step(`[${OPENING}]`, '$& '),
      // The rule for closing punctuation follows here; because its `]` is not escaped, it never matches.
      step(',{2,}', ' $& '),
      step('(?<!,)[,،](?![,\\p{Nd}])', ' $& '),
      closingQuote,
      step("['’`]", ' $& '),
      step(' (`) (`) ', ' $1$2 '),
      step(" (') (') ", ' $1$2 '),
      step(`[${CURRENCY}]`, '$& '),
      step('[–—]', ' $& '),
      step('-{2,}', ' $& '),
      step('\\.{2,}', ' $& '),
      step(`(?<!\\.)(\\.)${END}`, ' $1'),
      closingQuote,
      step(' {2,}', ' '),
    ],
    pythonStrip,
  );
}
