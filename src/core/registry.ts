import { KlartextError } from './error.ts';
import { nearestName } from './nearest-name.ts';

/** A lazy table of named entries: metrics, tokenizers, corpora, engines, report formats. */
export interface Registry<T> {
  /** Every name, sorted. */
  names(): string[];
  has(name: string): boolean;
  /** The entry of that name, created on first use; a wrong name throws with "did you mean …". */
  get(name: string): T;
}

/**
 * Makes a registry from factories.
 *
 * @example
 * import { registry } from 'klartext';
 *
 * const greetings = registry('greeting', { formal: () => 'Good day', short: () => 'Hi' });
 * console.log(greetings.names().join(' '), greetings.get('short')); // formal short Hi
 */
export function registry<T>(
  kind: string,
  factories: Readonly<Record<string, () => T>>,
): Registry<T> {
  const made = new Map<string, T>();
  const names = Object.keys(factories).sort();
  return {
    names: () => [...names],
    has: (name) => Object.hasOwn(factories, name),
    get(name) {
      if (!Object.hasOwn(factories, name)) throw unknownName(kind, name, names);
      if (!made.has(name)) made.set(name, factories[name]());
      return made.get(name) as T;
    },
  };
}

/**
 * The error for a name that is not in a table: it suggests the nearest one, else lists all.
 *
 * @example
 * import { unknownName } from 'klartext';
 *
 * console.log(unknownName('metric', 'sarj', ['sari', 'bleu']).hint); // Did you mean "sari"?
 */
export function unknownName(kind: string, name: string, names: readonly string[]): KlartextError {
  const near = nearestName(name, names);
  return new KlartextError(
    kind === 'language' ? 'unknown-language' : 'unknown-name',
    `Unknown ${kind} "${name}".`,
    near ? `Did you mean "${near}"?` : `Known: ${names.join(', ')}.`,
  );
}
