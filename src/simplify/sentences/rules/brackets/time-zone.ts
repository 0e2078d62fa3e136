import type { SentenceRules } from '../../language-file/rules-file.ts';
import { type Proposal, spanOf } from '../../proposal.ts';
import type { Stretch, Tree } from '../../tree.ts';

const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '（': '）' };
/** What is longer tells more than whose time it is. */
const LONGEST = 8;
/** So many words before the bracket may hold the time of day: "6 p.m.", "20 h 45". */
const NEAR = 4;
/** "CET", "UTC+1", "GMT −03:00": short names of time zones, in any language. */
const ZONE = /^(?:UTC|GMT|\p{Lu}{2,5})(?:[+−–-]\d{1,2}(?:[:.]?\d{2})?)?$/u;

/**
 * Proposals that leave a time zone in brackets where it is: "18:00 (CET)", "às 18h (hora de Brasília)" is
 * another time without it. It may move, or go, only together with its time.
 */
export function keepingTimeZones(
  tree: Tree,
  proposals: readonly Proposal[],
  rules: SentenceRules,
): readonly Proposal[] {
  const zones = zonesOf(tree, rules);
  if (zones.length === 0) return proposals;
  return proposals.filter((each) => zones.every((zone) => leaves(tree, each, zone)));
}

/** Brackets after a time of day that tell whose time it is. */
function zonesOf(tree: Tree, rules: SentenceRules): Stretch[] {
  return tree.tokens.flatMap(({ form }, first) => {
    const close = BRACKETS[form];
    if (close === undefined || first === 0) return [];
    const length = tree.tokens
      .slice(first, first + LONGEST + 2)
      .findIndex((token) => token.form === close);
    const last = first + length;
    return length > 1 && isZone(tree, { first, last }, rules) ? [{ first, last }] : [];
  });
}

function isZone(
  tree: Tree,
  { first, last }: Stretch,
  { clock = [], numerals = '' }: SentenceRules,
): boolean {
  const inside = tree.tokens.slice(first + 1, last).map(({ form }) => form);
  const isNamed = inside.some((form) => clock.some((word) => form.toLowerCase().endsWith(word)));
  if (!isNamed && !ZONE.test(inside.join(''))) return false;
  const before = tree.tokens.slice(Math.max(0, first - NEAR), first).map(({ form }) => form);
  return [...before.join('')].some((sign) => /\p{N}/u.test(sign) || numerals.includes(sign));
}

/** Does a proposal leave a bracket and the time before it side by side, as they are? */
function leaves(tree: Tree, { pieces, dropped }: Proposal, zone: Stretch): boolean {
  const bracket = spanOf(tree, zone);
  const first = timeBefore(tree, zone.first);
  const touches = pieces.filter(({ start, end }) => start < bracket.end && bracket.start < end);
  if (touches.length === 0) return !dropped.some((i) => i >= first && i < zone.first);
  const { start: from } = tree.tokens[first];
  return touches.every(({ start, end }) => start <= from && bracket.end <= end);
}

/** The word before a bracket; of "20:45" cut into three, the first. */
function timeBefore({ tokens }: Tree, open: number): number {
  const isClock = (i: number) => /^[\p{N}:.]+$/u.test(tokens[i].form);
  let first = open - 1;
  while (first > 0 && tokens[first - 1].end === tokens[first].start && isClock(first - 1)) first--;
  return first;
}
