import type { Token } from '../../src/core/index.ts';
import {
  CONSTRUCTIONS,
  type Construction,
  type ConstructionKind,
  constructionsOf,
  type Floors,
} from '../../src/language/parser/constructions.ts';

/** A sentence as its annotators and as the parser understood it. */
export interface Compared {
  readonly gold: readonly Token[];
  readonly found: readonly Token[];
}

/** How often rules may act on a wrong construction. */
const WANTED = 0.9;
/** Fewer cases than this say nothing. */
const FEWEST = 15;
/** With this many in held-out trees, no others are asked. */
const ENOUGH = 50;
/** The floor of what is never sure enough. */
export const NEVER = 2;

/**
 * The floor of each construction at which `WANTED` of the cases above it are right: in held-out trees,
 * and in `dials` too where these hold too few. Dials differ in annotation, and make floors higher.
 */
export function fittedFloors(heldOut: readonly Compared[], dials: readonly Compared[]): Floors {
  const cases = casesOf(heldOut);
  const more = casesOf(dials);
  const floors = CONSTRUCTIONS.map((kind) => {
    const { gold, found } = cases.get(kind)!;
    return [kind, floorOf(gold < ENOUGH ? [...found, ...more.get(kind)!.found] : found)];
  });
  return Object.fromEntries(floors) as Floors;
}

interface Case {
  readonly probability: number;
  readonly isRight: boolean;
}

/** The lowest probability such that enough of the cases at or above it are right. */
function floorOf(cases: readonly Case[]): number {
  const sorted = [...cases].sort((a, b) => b.probability - a.probability);
  let floor = NEVER;
  let right = 0;
  sorted.forEach(({ probability, isRight }, i) => {
    if (isRight) right++;
    const isLast = sorted[i + 1]?.probability !== probability;
    if (isLast && i + 1 >= FEWEST && right / (i + 1) >= WANTED) floor = probability;
  });
  return floor === NEVER ? NEVER : Math.floor(floor * 1000) / 1000;
}

export interface ConstructionRow {
  readonly kind: ConstructionKind;
  /** How many the annotators found. */
  readonly gold: number;
  /** In per cent, of all found and of those at or above the floor; undefined where there is none. */
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly sure: { readonly precision: number | undefined; readonly recall: number | undefined };
}

/** Precision and recall of each construction, without and with the floors. */
export function constructionRows(compared: readonly Compared[], floors: Floors): ConstructionRow[] {
  const cases = casesOf(compared);
  return CONSTRUCTIONS.map((kind) => {
    const { gold, found } = cases.get(kind)!;
    const sure = found.filter(({ probability }) => probability >= floors[kind]);
    return { kind, gold, ...shares(found, gold), sure: shares(sure, gold) };
  });
}

function shares(found: readonly Case[], gold: number) {
  const right = found.filter(({ isRight }) => isRight).length;
  const percent = (of: number) => (of === 0 ? undefined : (right / of) * 100);
  return { precision: percent(found.length), recall: percent(gold) };
}

function casesOf(
  compared: readonly Compared[],
): Map<ConstructionKind, { gold: number; found: Case[] }> {
  const cases = new Map<ConstructionKind, { gold: number; found: Case[] }>(
    CONSTRUCTIONS.map((kind) => [kind, { gold: 0, found: [] }]),
  );
  for (const { gold, found } of compared) {
    const right = new Set<string>();
    for (const each of constructionsOf(gold)) {
      right.add(keyOf(each));
      cases.get(each.kind)!.gold++;
    }
    for (const each of constructionsOf(found)) {
      cases.get(each.kind)!.found.push({
        probability: each.probability,
        isRight: right.has(keyOf(each)),
      });
    }
  }
  return cases;
}

/** What must agree: the two ends, and the subjects where a rule would move them. */
function keyOf({ kind, head, dependent, tokens }: Construction): string {
  const withSubjects = kind === 'coordinated-clauses' || kind === 'passive-agent';
  return [kind, head, dependent, ...(withSubjects ? tokens : [])].join(' ');
}
