/** What an ignore comment excludes: everything, or some rules. */
export type Ignored = 'all' | readonly string[];

const NAMES = ['klartext-ignore', 'klartext-ignore-file'];

/**
 * The instruction of a Markdown or HTML comment: ignore the next block, some rules in it, or the
 * whole file.
 *
 * @example askedToIgnore('<!-- klartext-ignore passive -->') // { isFile: false, ignored: ['passive'] }
 */
export function askedToIgnore(
  comment: string,
): { readonly isFile: boolean; readonly ignored: Ignored } | undefined {
  const whole = comment.trim();
  if (!whole.startsWith('<!--') || !whole.endsWith('-->')) return undefined;
  const [name, ...rules] = whole
    .slice('<!--'.length, -'-->'.length)
    .split(/[,\s]+/)
    .filter((word) => word !== '');
  if (!NAMES.includes(name)) return undefined;
  return { isFile: name !== NAMES[0], ignored: rules.length > 0 ? rules : 'all' };
}

/** Has the author excluded this rule in a block? */
export function isIgnored(ignored: Ignored | undefined, rule: string): boolean {
  return ignored !== undefined && (ignored === 'all' || ignored.includes(rule));
}
