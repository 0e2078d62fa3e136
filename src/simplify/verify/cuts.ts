import type { Token } from '../../core/index.ts';
import type { Reading } from './reading.ts';
import type { Replacement } from './replacements.ts';
import type { Support } from './support.ts';

/** Of what was cut out, such a share has nothing in the other text that could stand for it. */
const GONE_SHARE = 0.7;
/** Words that were cut out say so much: things sooner than how they are. */
const LEAST_THING = 2;
const LEAST_OTHER = 3;
/** Where the other text has so much of its own, what was cut out may be said there in other words. */
const MOST_FRESH = 0.5;
/** "In addition," before a sentence says nothing by itself. */
const LONGEST_OPENING = 3;

/**
 * Words that were cut out of a sentence which is alike around them, and which nothing stands for:
 * "installing the package [on a foreign machine] may …". Editors who say all in other words put
 * something in their place.
 */
export function cutOut(
  source: Reading,
  all: readonly Support[],
  fresh: readonly Support[],
  replacements: readonly Replacement[],
): readonly Token[] | undefined {
  const said = weightOf(fresh);
  return replacements.find(
    (each) =>
      each.source.length > 0 &&
      each.candidate.length === 0 &&
      !isOpening(each, source) &&
      isGone(
        all.filter(({ token }) => each.source.includes(token)),
        said,
      ),
  )?.source;
}

function isGone(words: readonly Support[], said: number): boolean {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const open = weightOf(words);
  if (whole === 0 || open < GONE_SHARE * whole || said > MOST_FRESH * open) return false;
  const weightAs = (pattern: RegExp) =>
    weightOf(words.filter(({ token }) => pattern.test(token.analysis?.upos ?? 'NOUN')));
  return weightAs(/^(?:NOUN|PROPN|X)$/) >= LEAST_THING || weightAs(/^(?:ADJ|ADV)$/) >= LEAST_OTHER;
}

const weightOf = (words: readonly Support[]) =>
  words.filter(({ isSupported }) => !isSupported).reduce((sum, { open }) => sum + open, 0);

function isOpening({ source: own }: Replacement, { text, tokens }: Reading): boolean {
  const first = tokens.find(({ form }) => /[\p{L}\p{N}]/u.test(form));
  const after = text.slice(own[own.length - 1].end);
  return own[0] === first && own.length <= LONGEST_OPENING && /^\s*[,،、，]/u.test(after);
}
