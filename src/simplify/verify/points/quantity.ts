import { classChanges, classSwaps, said, swapVerdicts, verdict } from '../classes.ts';
import type { Reading, SaidMention } from '../reading.ts';
import type { Replacement } from '../replacements.ts';
import { failed, type Verdict } from '../verdict.ts';

/** Classes whose loss alone changes the meaning; all, some, many and few may be reworded. */
const STRICT = new Set(['only', 'at-least', 'at-most', 'more-than', 'less-than']);

/** Only, at least, up to, more than, all, some, most, about. */
export function quantity(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const verdicts = [...inAll(source, candidate), ...halved(source, candidate, replacements)];
  if (verdicts.some(failed)) return verdicts;
  const swaps = classSwaps(source, candidate, 'quantity', replacements, {
    weak: true,
    isMissed: ({ name }) => name !== 'some' && name !== NOT_ALONE,
    isAdded: ({ name }) => STRICT.has(name) && !(name === 'only' && isOnlyIf(source, candidate)),
  });
  return swaps.length > 0 ? swapVerdicts('quantity', source, candidate, swaps) : verdicts;
}

/** "not only": who it is, together with others. */
const NOT_ALONE = 'not-alone';

/** "not only the owner" → "not the owner": the meaning is reversed. */
function halved(
  source: Reading,
  candidate: Reading,
  replacements: readonly Replacement[],
): Verdict[] {
  const count = (reading: Reading) =>
    reading.mentions('quantity').filter(({ name }) => name === NOT_ALONE).length;
  if (count(source) <= count(candidate)) return [];
  return source.mentions('quantity').flatMap((each) => {
    const isCut = replacements.some(
      ({ source: [first], candidate: other }) =>
        first !== undefined &&
        other.length === 0 &&
        first.start > each.start &&
        first.start < each.end,
    );
    if (each.name !== NOT_ALONE || !isCut) return [];
    return [
      verdict('quantity', 'lost', `The new text leaves out ${said(source, [each])}.`, [each]),
    ];
  });
}

/** "unless …", "as far as …" → "This is only possible if …": a condition stated more strongly. */
function isOnlyIf(source: Reading, candidate: Reading): boolean {
  const isStrong = ({ name, isWeak }: SaidMention) => !isWeak && name !== 'even-if';
  const only = candidate
    .mentions('quantity')
    .filter(({ name, isWeak }) => name === 'only' && !isWeak);
  return (
    source.mentions('condition').some(isStrong) &&
    only.every(({ end }) =>
      candidate
        .mentionsAt('condition', { start: end, end: end + NEAR + 1 })
        .some((each) => isStrong(each) && each.start >= end),
    )
  );
}

/** The maximum number of letters between "only" and its condition. */
const NEAR = 24;

/** Compares the texts as wholes. */
function inAll(source: Reading, candidate: Reading): Verdict[] {
  const changes = classChanges(source, candidate, 'quantity');
  const lost = changes.filter(({ state }) => state === 'lost');
  const added = changes.filter(({ state }) => state === 'added');
  if (lost.length > 0 && added.length > 0) {
    const before = lost.flatMap(({ places }) => places);
    const after = added.flatMap(({ places }) => places);
    const because = `${said(source, before)} became ${said(candidate, after)}.`;
    return [verdict('quantity', 'changed', because, before, after)];
  }
  return changes.map(({ name, state, places }) => {
    const isLost = state === 'lost';
    const because = isLost
      ? `The new text leaves out ${said(source, places)}.`
      : `The new text adds ${said(candidate, places)}.`;
    const isOpen = !STRICT.has(name) || (name === 'only' && !isLost && isOnlyIf(source, candidate));
    const found = isOpen ? 'unsure' : state;
    return verdict('quantity', found, because, isLost ? places : [], isLost ? [] : places);
  });
}
