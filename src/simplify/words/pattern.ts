const made = new Map<string, RegExp>();

/** A pattern of a language's settings, compiled once. */
export function patternOf(source: string): RegExp {
  const pattern = made.get(source) ?? new RegExp(source, 'u');
  made.set(source, pattern);
  return pattern;
}
