/**
 * Does a path match a pattern? `*` and `?` match characters of one name, `**` any folders, and
 * `{a,b}` either. A pattern without a slash matches a name in any folder.
 *
 * @example matcherOf('docs/**\/*.md')('docs/a/b.md') // true
 */
export function matcherOf(pattern: string): (path: string) => boolean {
  const anywhere = pattern.includes('/') ? pattern.replace(/^\.?\//, '') : `**/${pattern}`;
  const expression = new RegExp(`^${anywhere.replace(PART, partOf)}$`, 'u');
  return (path) => expression.test(path);
}

const PART = /\*\*\/|\*\*|\*|\?|\{[^{}/]*\}|[\\^$+.()|[\]{}]/g;

function partOf(part: string): string {
  if (part === '**/') return '(?:[^/]+/)*';
  if (part === '**') return '.*';
  if (part === '*') return '[^/]*';
  if (part === '?') return '[^/]';
  if (part.length === 1) return `\\${part}`;
  const names = part.slice(1, -1).split(',');
  return `(?:${names.map((name) => name.replace(PART, partOf)).join('|')})`;
}
