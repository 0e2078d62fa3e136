import { splitFullStops } from './full-stops.ts';
import { mosesCharacters } from './moses-characters.ts';
import { PYTHON_SPACE } from './python-text.ts';
import { step, steppedTokenizer } from './stepped.ts';
import type { Tokenizer } from './tokenizer.ts';
import type { Step } from './tracked-text.ts';

/** White space becomes one space, other control characters are removed. */
export function cleanSpaces(): Step[] {
  return [step(`[${PYTHON_SPACE}]+`, ' '), step('[\\0-\\x1f]', '')];
}

/** Equals splitting at white space and joining again if spaces are the only white space. */
export function joinWords(): Step[] {
  return [step(' {2,}', ' '), step('^ | $', '')];
}

/** The Moses tokenizer (sacremoses, English, without escaping), as EASSE calls it. */
export function mosesTokenizer(): Tokenizer {
  const { alnum, alpha, number } = mosesCharacters();
  return steppedTokenizer(
    'moses',
    [
      ...cleanSpaces(),
      ...joinWords(),
      step(`[^${alnum}${PYTHON_SPACE}.'\`,\\-]`, ' $& '),
      // The reference replaces a run of stops with a placeholder word; a separate token has the same effect.
      step('\\.{2,}', ' $& '),
      step(`([^${number}])(,)`, '$1 $2 '),
      step(`(,)([^${number}])`, ' $1 $2'),
      step(`([${number}])(,)$`, '$1 $2 '),
      step(`([^${alpha}])(')([^${alpha}])`, '$1 $2 $3'),
      step(`([^${alpha}${number}])(')([${alpha}])`, '$1 $2 $3'),
      step(`([${alpha}])(')([^${alpha}])`, '$1 $2 $3'),
      step(`([${alpha}])('[${alpha}])`, '$1 $2'),
      step(`([${number}])('s)`, '$1 $2'),
      splitFullStops({ keepRuns: true }),
      ...joinWords(),
      // Leaves a space at the end, as the reference does.
      step("(\\.)(') ?$", ' $1 $2 '),
    ],
    (text) => text,
  );
}
