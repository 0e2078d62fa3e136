import type { Values } from './form.ts';
import { LETTERS } from './forms.ts';
import type { Unit } from './unit.ts';

/**
 * Whether an answer is as expected. Expectations are written with names of systems
 * (`ours.simplicity: 1..2`, `question: ours`) or without them: a number, a range `60..100`, a text,
 * or a list of acceptable texts.
 */
export function isRight(
  { expected = {} }: Unit,
  values: Values,
  order: readonly string[],
): boolean {
  return Object.entries(expected).every(([name, wanted]) => {
    const value = values[fieldFor(name, order)];
    if (value === undefined) return false;
    return (Array.isArray(wanted) ? wanted : [wanted]).some((each) => fits(value, each, order));
  });
}

function fieldFor(name: string, order: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const at = order.indexOf(name.slice(0, dot));
  return dot > 0 && at >= 0 ? `${LETTERS[at]}${name.slice(dot)}` : name;
}

function fits(value: Values[string], wanted: unknown, order: readonly string[]): boolean {
  if (typeof value === 'number') {
    const [, least, most] = /^(-?[\d.]+)\.\.(-?[\d.]+)$/.exec(String(wanted)) ?? [];
    if (least !== undefined) return value >= Number(least) && value <= Number(most);
    return value === Number(wanted);
  }
  if (typeof value !== 'string') return false;
  const at = order.indexOf(String(wanted));
  if (at >= 0 && value === LETTERS[at]) return true;
  return value.trim().toLowerCase() === String(wanted).trim().toLowerCase();
}
