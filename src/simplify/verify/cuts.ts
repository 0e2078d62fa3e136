import type { Token } from '../../core/index.ts';
import type { Reading } from './reading.ts';
import type { Replacement } from './replacements.ts';
import type { Support } from './support.ts';

/** The share of deleted words without an equivalent in the other text; of a few words, all. */
const GONE_SHARE = 0.7;
const LONG = 8;
/** Words that were cut out say so much: how something is only where nothing else was changed. */
const LEAST_OPEN = 3.2;
const MOST_CHANGED = 2;
/** If the other text has this much new content, it may reword the deleted part. */
const MOST_FRESH = 0.5;
const MOST_FRESH_SPLIT = 0.2;
/** "In addition," before a sentence carries no content. */
const LONGEST_OPENING = 3;

/**
 * Words that were cut out of a sentence which is alike around them, and which nothing stands for:
 * "installing the package [on a foreign machine] may …". Editors who say all in other words put
 * something in their place.
 */
export function cutOut(
  source: Reading,
  candidate: Reading,
  all: readonly Support[],
  fresh: readonly Support[],
  replacements: readonly Replacement[],
): readonly Token[] | undefined {
  // What is parted from a sentence is told in one of its own, often in few and plain words.
  const most = isSplit(source, candidate) ? MOST_FRESH_SPLIT : MOST_FRESH;
  const said = weightOf(fresh) / most;
  const isShortened = wordsIn(replacements) <= MOST_CHANGED;
  return replacements.find(
    (each) =>
      each.source.length > 0 &&
      each.candidate.length === 0 &&
      !isOpening(each, source) &&
      (isAside(each, source) ||
        (!isMoved(each, source, candidate) &&
          isGone(
            all.filter(({ token }) => each.source.includes(token)),
            said,
            isShortened,
          ))),
  )?.source;
}

function isGone(words: readonly Support[], said: number, isShortened: boolean): boolean {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const open = weightOf(words);
  const least = open >= LONG ? GONE_SHARE : 1;
  if (whole === 0 || open < least * whole || said > open) return false;
  const weightAs = (pattern: RegExp) =>
    weightOf(words.filter(({ token }) => pattern.test(token.analysis?.upos ?? 'NOUN')));
  if (weightAs(/^(?:NOUN|PROPN|X)$/) >= LEAST_OPEN) return true;
  // "by a retired teacher": a participle counts beside a noun, a verb alone tells little.
  return isShortened && weightAs(/^(?:NOUN|PROPN|X|ADJ|ADV)$/) > 0 && open >= LEAST_OPEN;
}

const wordsIn = (replacements: readonly Replacement[]) =>
  replacements.reduce((sum, each) => sum + each.candidate.length, 0);

export const weightOf = (words: readonly Support[]) =>
  words.filter(({ isSupported }) => !isSupported).reduce((sum, { open }) => sum + open, 0);

/** Has the candidate more sentences? */
export const isSplit = (source: Reading, candidate: Reading) =>
  candidate.sentences.length > source.sentences.length;

/** "Boniversum GmbH (formerly Boniversum AG)": more than one word in brackets of its own. */
function isAside({ source: own }: Replacement, { text }: Reading): boolean {
  const before = text.slice(0, own[0].start);
  const after = text.slice(own[own.length - 1].end);
  return own.length > 1 && /[(（]\W{0,2}$/u.test(before) && /^\W{0,2}[)）]/u.test(after);
}

/** Do content words of a short deletion occur elsewhere in the candidate? */
function isMoved({ source: own }: Replacement, source: Reading, { words }: Reading): boolean {
  const telling = own.filter(({ form }) => !source.language.isStopWord(form.toLowerCase()));
  const kept = telling.filter(({ form }) => words.has(form.toLowerCase())).length;
  return kept > 0 && kept > (1 - GONE_SHARE) * telling.length;
}

function isOpening({ source: own }: Replacement, { text, tokens }: Reading): boolean {
  const first = tokens.find(({ form }) => /[\p{L}\p{N}]/u.test(form));
  const after = text.slice(own[own.length - 1].end);
  return own[0] === first && own.length <= LONGEST_OPENING && /^\s*[,،、，]/u.test(after);
}
