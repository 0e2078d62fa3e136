import { seededRandom, shuffled } from '../evaluate/statistics/random.ts';

/** A unit that can be assigned. */
export interface Open {
  readonly id: string;
  readonly item: string;
  /** The systems it shows, joined to one name. */
  readonly group: string;
  /** Judgements, including open assignments. */
  readonly taken: number;
}

export interface Drawn {
  readonly id: string;
  readonly item: string;
  readonly round: 0 | 1;
}

/**
 * Open units whose items are new to a participant; if there are none and the participant may judge
 * every system, also texts of other systems for known items.
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
 * Units for one task: those with the fewest judgements first, so that all fill evenly; each item at
 * most once; ties go to the systems that this participant has seen least.
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
 * A task: the drawn units in random order, with a check and a fake at random positions and some of
 * the units repeated at the end, when the participant no longer remembers them.
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
  // Repeats early units, which the participant is least likely to remember.
  const judged = first.filter(({ id }) => units.some((unit) => unit.id === id));
  const early = judged.slice(0, Math.max(repeats, Math.ceil(judged.length / 2)));
  const again = shuffled(early, random)
    .slice(0, repeats)
    .map((unit): Drawn => ({ ...unit, round: 1 }));
  return [...first, ...again];
}
