/**
 * Caches the result of a function per object, for as long as the object lives.
 *
 * @example const lengthOf = onceFor((list: readonly string[]) => list.join('').length)
 */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined || known.has(key)) return found as Made;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
