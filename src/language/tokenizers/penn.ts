import { splitFullStops } from './full-stops.ts';
import { cleanSpaces, joinWords } from './moses.ts';
import { mosesCharacters } from './moses-characters.ts';
import { step, steppedTokenizer } from './stepped.ts';
import type { Tokenizer } from './tokenizer.ts';
import type { Step } from './tracked-text.ts';

const OPENING_QUOTES: Step[] = [
  step('^``', '$& '),
  step('^"', '`` '),
  step('^(`)([^`])', '$1 $2'),
  step("^'", '`  '),
  step('([ (\\[{<])"', '$1 `` '),
  step('([ (\\[{<])(``)', '$1 $2 '),
  step('([ (\\[{<])(`)([^`])', '$1 $2 $3'),
  step("([ (\\[{<])'", '$1 ` '),
];

function punctuation(): Step[] {
  const { alnum, number, symbol } = mosesCharacters();
  return [
    step('\\.\\.\\.', ' _ELLIPSIS_ '),
    step(`([^${number}])(,)([^${number}])`, '$1 $2 $3'),
    step(`([${number}])(,)([^${number}])`, '$1 $2 $3'),
    step(`([^${number}])(,)([${number}])`, '$1 $2 $3'),
    step(`[;:@#$%&${symbol}]`, ' $& '),
    // sacremoses' replacement contains Perl's variables literally; scores depend on it.
    step(`[${alnum}]/[${alnum}]`, '$$1 \\@\\/\\@ $$2'),
    step('([^.])([.])([\\])}>"\']*) ?$', '$1 $2$3'),
    step('[?!]', ' $& '),
    step('[\\]\\[(){}<>]', ' $& '),
  ];
}

const BRACKETS: Step[] = [
  step('\\(', '-LRB-'),
  step('\\)', '-RRB-'),
  step('\\[', '-LSB-'),
  step('\\]', '-RSB-'),
  step('\\{', '-LCB-'),
  step('\\}', '-RCB-'),
];

const CLOSING_QUOTES: Step[] = [
  step('--', ' $& '),
  step('^|$', ' '),
  step('"', " '' "),
  step("([^'])(') ", '$1 $2 '),
  step("([^'])(')", '$1 $2 '),
];

// Most never match, because every apostrophe is a token by now; the order is the reference's.
const CONTRACTIONS: Step[] = [
  step("('[sSmMdD]) ", ' $1 '),
  ...["'ll", "'re", "'ve", "n't", "'LL", "'RE", "'VE", "N'T"].map((word) =>
    step(`(${word}) `, ' $1 '),
  ),
  step(' ([Cc]an)(not) ', ' $1 $2 '),
  step(" ([Dd]')(ye) ", ' $1 $2 '),
  step(' ([Gg]im)(me) ', ' $1 $2 '),
  step(' ([Gg]on)(na) ', ' $1 $2 '),
  step(' ([Gg]ot)(ta) ', ' $1 $2 '),
  step(' ([Ll]em)(me) ', ' $1 $2 '),
  step(" ([Mm]ore)('n) ", ' $1 $2 '),
  step(" ('[Tt])(is) ", ' $1 $2 '),
  step(" ('[Tt])(was) ", ' $1 $2 '),
  step(' ([Ww]an)(na) ', ' $1 $2 '),
];

const ESCAPES: Step[] = [
  // Python keeps the backslashes of this replacement, and published scores depend on it.
  step('_ELLIPSIS_', '\\.\\.\\.'),
  step('&', '&amp;'),
  step('\\|', '&#124;'),
  step('<', '&lt;'),
  step('>', '&gt;'),
  step("'", '&apos;'),
  step('"', '&quot;'),
];

/** Moses' Penn Treebank tokenizer (sacremoses' `penn_tokenize`), as EASSE calls it. */
export function pennTokenizer(): Tokenizer {
  return steppedTokenizer(
    'penn',
    [
      ...cleanSpaces(),
      ...OPENING_QUOTES,
      ...punctuation(),
      ...BRACKETS,
      ...CLOSING_QUOTES,
      ...CONTRACTIONS,
      splitFullStops(),
      ...joinWords(),
      ...ESCAPES,
    ],
    (text) => text,
  );
}
