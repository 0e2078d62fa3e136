import type { Sentence } from '../../core/index.ts';

/** Caches results for a place of a sentence, because each candidate for that word needs them. */
export function byPlace<T>(): (sentence: Sentence, index: number, make: () => T) => T {
  const known = new WeakMap<Sentence, Map<number, T>>();
  return (sentence, index, make) => {
    const places = known.get(sentence) ?? new Map<number, T>();
    known.set(sentence, places);
    if (!places.has(index)) places.set(index, make());
    return places.get(index) as T;
  };
}
