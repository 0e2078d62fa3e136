import type { Design } from './design.ts';
import { isRight } from './known-answers.ts';
import type { Answer, Participant } from './records.ts';
import type { Unit } from './unit.ts';

/** A participant's results on items with known answers and on repeated items. */
export interface RaterQuality {
  readonly participant: string;
  readonly state: string;
  readonly answers: number;
  /** Median seconds for an answer. */
  readonly seconds: number;
  /** Correct answers to items with known answers, and how many were asked. */
  readonly checks: { readonly right: number; readonly asked: number };
  readonly fakes: { readonly right: number; readonly asked: number };
  readonly test: { readonly right: number; readonly asked: number };
  /** Failed an attention check, so may have clicked through without reading. */
  readonly flagged: boolean;
  /** Mean difference between answers to a repeated item, as a share of the scale; 0 if identical. */
  readonly inconsistency?: number;
}

export function raterQuality(
  design: Design,
  participants: readonly Participant[],
  answers: readonly Answer[],
  units: ReadonlyMap<string, Unit>,
  span: number,
): RaterQuality[] {
  return participants.map(({ id, state }) => {
    const own = answers.filter(({ participant }) => participant === id);
    const known = (part: Unit['part']) => {
      const asked = own.filter((answer) => answer.part === part);
      const right = asked.filter(({ unit, values, systems }) => {
        const shown = units.get(unit);
        return shown !== undefined && isRight(shown, values, systems);
      });
      return { right: right.length, asked: asked.length };
    };
    const checks = known('check');
    const inconsistency = design.repeats > 0 ? inconsistencyOf(own, span) : undefined;
    return {
      participant: id,
      state,
      answers: own.filter(({ part, round }) => part === 'item' && round === 0).length,
      seconds: median(own.map(({ seconds }) => seconds)),
      checks,
      fakes: known('fake'),
      test: known('qualification'),
      flagged: checks.right < checks.asked,
      ...(inconsistency !== undefined && { inconsistency }),
    };
  });
}

function inconsistencyOf(own: readonly Answer[], span: number): number | undefined {
  const first = new Map(
    own.filter(({ round }) => round === 0).map((answer) => [answer.unit, answer]),
  );
  const distances = own
    .filter(({ round }) => round === 1)
    .flatMap(({ unit, values }) =>
      Object.entries(values).map(([name, value]) => {
        const earlier = first.get(unit)?.values[name];
        if (typeof value === 'number' && typeof earlier === 'number')
          return Math.abs(value - earlier) / span;
        return JSON.stringify(value) === JSON.stringify(earlier) ? 0 : 1;
      }),
    );
  if (distances.length === 0) return undefined;
  return distances.reduce((sum, each) => sum + each, 0) / distances.length;
}

function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
