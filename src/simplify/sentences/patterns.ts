const known = new WeakMap<readonly string[], readonly RegExp[]>();

/** Patterns of a language's rules, made once for each list; they are global, so ask by `search` or `match`. */
export function patternsOf(sources: readonly string[]): readonly RegExp[] {
  const patterns = known.get(sources) ?? sources.map((each) => new RegExp(each, 'gu'));
  known.set(sources, patterns);
  return patterns;
}
