import { overlaps, type Span } from '../../core/index.ts';
import type { Mention } from '../../language/closed-class/index.ts';
import type { Group, Reading, SaidMention } from './reading.ts';
import { type Replacement, spanOf } from './replacements.ts';
import type { Point, State, Verdict } from './verdict.ts';

/** How the classes of a group changed between two texts. */
export interface ClassChange {
  readonly name: string;
  readonly state: 'lost' | 'added';
  readonly places: readonly Mention[];
}

/**
 * The classes that a text names and the other does not. A word that may stand for a class answers
 * for it only where the other text has fewer of them.
 */
export function classChanges(
  source: Reading,
  candidate: Reading,
  group: Group,
  counts: (mention: Mention, reading: Reading) => boolean = () => true,
): ClassChange[] {
  const before = source.mentions(group).filter((each) => counts(each, source));
  const after = candidate.mentions(group).filter((each) => counts(each, candidate));
  if (before.length === 0 && after.length === 0) return [];
  return [...gone(before, after, 'lost'), ...gone(after, before, 'added')];
}

function gone(
  here: readonly SaidMention[],
  there: readonly SaidMention[],
  state: ClassChange['state'],
): ClassChange[] {
  const found: ClassChange[] = [];
  const strong = here.filter(({ isWeak }) => !isWeak);
  for (const name of new Set(strong.map((each) => each.name))) {
    const named = (all: readonly SaidMention[]) => all.filter((each) => each.name === name);
    // A word that may stand for the class answers where the other text does not have it.
    const known = new Set(named(here).map(({ text }) => text));
    const answers = named(there).filter(({ isWeak, text }) => !isWeak || !known.has(text)).length;
    if (answers > 0) continue;
    found.push({ name, state, places: strong.filter((each) => each.name === name) });
  }
  return found;
}

/** The classes of a few words and of their replacements. */
export interface ClassSwap {
  readonly before: readonly Mention[];
  readonly after: readonly Mention[];
}

interface SwapOptions {
  /** Classes whose deletion counts, and classes that must not be new. */
  readonly isMissed?: (mention: Mention) => boolean;
  readonly isAdded?: (mention: Mention) => boolean;
  /** May both of two single words be weak? */
  readonly weak?: boolean;
  /** Does a word that may say a class among others say it: "while" → "in"? */
  readonly isLoose?: boolean;
}

/**
 * The classes of a group that stand in the place of others, word for word: "may" → "must". Words
 * that may stand for a class count in full here, since both texts agree on all that is around them.
 * A class that has nothing in its place is a swap, too, where the point asks for it by its name and
 * the text as a whole has fewer of it.
 */
export function classSwaps(
  source: Reading,
  candidate: Reading,
  group: Group,
  replacements: readonly Replacement[],
  { isMissed, isAdded, weak = false, isLoose = false }: SwapOptions = {},
): ClassSwap[] {
  return replacements.flatMap((each) => {
    const before = within(source, candidate, group, each.source);
    const after = within(candidate, source, group, each.candidate);
    const isOneForOne = each.source.length === 1 && each.candidate.length === 1;
    if (haveSame(before, after, isOneForOne && !isLoose)) return [];
    if (before.length > 0 && after.length > 0) {
      // Where words are parted by no spaces, other entries are counted among them.
      if (source.isSpaced && !haveTurned(before, after, group, source, candidate)) return [];
      // Of single words and whole phrases, both may be weak: "will" → "would", "a volte" → "sempre".
      const isWhole = covers(before, each.source) && covers(after, each.candidate);
      const isSingle = weak && (isOneForOne || isWhole) && source.isSpaced;
      const isStrong = ({ isWeak }: Mention) => !isWeak;
      // Where words are parted by no spaces, entries are found inside of others.
      const isSure = source.isSpaced
        ? isSingle || [...before, ...after].some(isStrong)
        : (before.some(isStrong) && after.some(isStrong)) ||
          isAllThatChanged(each, before, after, source, candidate);
      return isSure ? [{ before, after }] : [];
    }
    if (each.isLong) return [];
    const lost = before.filter(
      (mention) => isMissed?.(mention) && isFewer(mention, group, source, candidate),
    );
    const added = after.filter(
      (mention) => isAdded?.(mention) && isFewer(mention, group, candidate, source),
    );
    return lost.length + added.length > 0 ? [{ before: lost, after: added }] : [];
  });
}

/** Is one mention all that some words say? */
function covers(mentions: readonly Mention[], tokens: Replacement['source']): boolean {
  const [place] = spanOf(tokens);
  return mentions.some(({ start, end }) => start === place?.start && end === place.end);
}

/**
 * Where words are parted by no spaces, do two mentions cover all letters that changed: "可能" → "必定",
 * "婚前" → "婚后"? Then neither is a part of another word.
 */
function isAllThatChanged(
  { source: own, candidate: other }: Replacement,
  before: readonly Mention[],
  after: readonly Mention[],
  source: Reading,
  candidate: Reading,
): boolean {
  const [[place], [newPlace]] = [spanOf(own), spanOf(other)];
  if (!place || !newPlace) return false;
  const [text, newText] = [source.text, candidate.text];
  let [{ start, end }, { start: newStart, end: newEnd }] = [place, newPlace];
  for (; start < end && newStart < newEnd && text[start] === newText[newStart]; start++) newStart++;
  for (; start < end && newStart < newEnd && text[end - 1] === newText[newEnd - 1]; end--) newEnd--;
  const covers = (all: readonly Mention[], from: number, to: number) =>
    from < to && all.some((each) => each.start <= from && to <= each.end);
  return covers(before, start, end) && covers(after, newStart, newEnd);
}

/**
 * Does the candidate as a whole have fewer of the one and more of the other? A mere change of place
 * is not a swap.
 */
function haveTurned(
  before: readonly Mention[],
  after: readonly Mention[],
  group: Group,
  source: Reading,
  candidate: Reading,
): boolean {
  const count = (reading: Reading, { name, isWeak }: Mention) =>
    reading.mentions(group).filter((each) => each.name === name && (isWeak || !each.isWeak)).length;
  const more = (each: Mention) => count(candidate, each) - count(source, each);
  return before.some((each) => more(each) < 0) && after.some((each) => more(each) > 0);
}

/**
 * Do some words say a class that others say, too? Of one word for one, a word that may say it among
 * other things is not the same: "may" → "want".
 */
function haveSame(
  before: readonly Mention[],
  after: readonly Mention[],
  isOneForOne: boolean,
): boolean {
  const shared = after.filter(({ name }) => before.some((each) => each.name === name));
  if (!isOneForOne || shared.length === 0) return shared.length > 0;
  const isSurely = (all: readonly Mention[], { name }: Mention) =>
    all.some((each) => each.name === name && !each.isWeak);
  const names = (all: readonly Mention[]) => new Set(all.map(({ name }) => name)).size;
  return (
    shared.some((each) => isSurely(before, each) === isSurely(after, each)) ||
    (names(before) === 1 && names(after) === 1)
  );
}

/** What is said among some words; a phrase that goes beyond them only if the other text lacks it. */
function within(
  here: Reading,
  there: Reading,
  group: Group,
  tokens: Replacement['source'],
): readonly Mention[] {
  const [place] = spanOf(tokens);
  if (!place) return [];
  // "nobody" in place of "nobody may": a weak part of a phrase does not answer for it.
  const count = (reading: Reading, { name, text }: SaidMention) =>
    reading
      .mentions(group)
      .filter((each) => each.name === name && !(each.isWeak && isPartOf(each.text, text))).length;
  return here.mentions(group).filter((each) => {
    if (!overlaps(each, place)) return false;
    const goesBeyond = each.end > place.end || (here.isSpaced && each.start < place.start);
    return !goesBeyond || count(here, each) > count(there, each);
  });
}

const isPartOf = (word: string, phrase: string) =>
  word.length < phrase.length && ` ${phrase} `.includes(` ${word} `);

/** Does the other text have fewer of the class that a word certainly expresses? */
function isFewer({ name, isWeak }: Mention, group: Group, here: Reading, there: Reading): boolean {
  const count = (reading: Reading) =>
    reading.mentions(group).filter((each) => each.name === name).length;
  return !isWeak && count(here) > count(there);
}

/** The verdicts of a point on replaced words. */
export function swapVerdicts(
  point: Point,
  source: Reading,
  candidate: Reading,
  swaps: readonly ClassSwap[],
): Verdict[] {
  return swaps.map(({ before, after }) => {
    if (before.length === 0) {
      const because = `The new text adds ${said(candidate, after)}.`;
      return verdict(point, 'added', because, [], after);
    }
    if (after.length === 0) {
      return verdict(point, 'lost', `The new text leaves out ${said(source, before)}.`, before);
    }
    const because = `${said(source, before)} became ${said(candidate, after)}.`;
    return verdict(point, 'changed', because, before, after);
  });
}

/** A verdict on places of both texts. */
export function verdict(
  point: Point,
  state: State,
  because: string,
  source: readonly Span[] = [],
  candidate: readonly Span[] = [],
): Verdict {
  const bare = ({ start, end }: Span) => ({ start, end });
  return { point, state, source: source.map(bare), candidate: candidate.map(bare), because };
}

/** The words of a place, in quotation marks. */
export function said({ text }: Reading, places: readonly Span[]): string {
  return places.map(({ start, end }) => `“${text.slice(start, end)}”`).join(', ');
}
