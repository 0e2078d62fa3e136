import { seededRandom, shuffled } from '../evaluate/statistics/random.ts';

/** A unit that could be given out. */
export interface Open {
  readonly id: string;
  readonly item: string;
  /** The systems it shows, as one name. */
  readonly group: string;
  /** Judgements it has or is promised. */
  readonly taken: number;
}

export interface Drawn {
  readonly id: string;
  readonly item: string;
  readonly round: 0 | 1;
}

/**
 * Of open units those of items that are new to a participant; when there are none and they may judge
 * every system, also texts of other systems for items that they know.
 */
export function freshUnits(
  open: readonly Open[],
  seen: readonly { readonly unit: string; readonly item: string }[],
  everySystem: boolean,
): Open[] {
  const items = new Set(seen.map(({ item }) => item));
  const fresh = open.filter(({ item }) => !items.has(item));
  if (fresh.length > 0 || !everySystem) return fresh;
  const units = new Set(seen.map(({ unit }) => unit));
  return open.filter(({ id }) => !units.has(id));
}

/**
 * Units for one task: those with the fewest judgements first, so that all fill evenly; no item
 * twice; and of equal ones those whose systems this participant has seen least.
 */
export function drawUnits(
  open: readonly Open[],
  seenGroups: ReadonlyMap<string, number>,
  most: number,
  seed: number,
): Open[] {
  const counts = new Map(seenGroups);
  const waiting = shuffled(open, seededRandom(seed));
  waiting.sort((one, other) => one.taken - other.taken);
  const drawn: Open[] = [];
  const items = new Set<string>();
  while (drawn.length < most) {
    let best: Open | undefined;
    for (const unit of waiting) {
      if (items.has(unit.item)) continue;
      if (best && unit.taken > best.taken) break;
      if (!best || (counts.get(unit.group) ?? 0) < (counts.get(best.group) ?? 0)) best = unit;
    }
    if (!best) break;
    drawn.push(best);
    items.add(best.item);
    counts.set(best.group, (counts.get(best.group) ?? 0) + 1);
  }
  return drawn;
}

/**
 * A task: the drawn units in random order, with a check and a fake somewhere inside and some of the
 * units once more at the end, where the participant has forgotten them.
 */
export function mixTask(
  units: readonly { id: string; item: string }[],
  extras: readonly { id: string; item: string }[],
  repeats: number,
  seed: number,
): Drawn[] {
  const random = seededRandom(seed);
  const first = shuffled([...units, ...extras], random).map(
    ({ id, item }): Drawn => ({ id, item, round: 0 }),
  );
  // Of what was shown early: nobody is to remember.
  const judged = first.filter(({ id }) => units.some((unit) => unit.id === id));
  const early = judged.slice(0, Math.max(repeats, Math.ceil(judged.length / 2)));
  const again = shuffled(early, random)
    .slice(0, repeats)
    .map((unit): Drawn => ({ ...unit, round: 1 }));
  return [...first, ...again];
}
