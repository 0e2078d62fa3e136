export type Page = 'workbench' | 'evaluate' | 'corpora';

/** The page that the address after the # names. */
export interface Route {
  readonly page: Page;
  /** The id of a text in the workbench or of a corpus. */
  readonly id?: string;
}

/**
 * Reads the part of an address after the #.
 *
 * @example routeOf('#/corpora/asset') // { page: 'corpora', id: 'asset' }
 */
export function routeOf(hash: string): Route {
  const [name, id] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (name === 'evaluate') return { page: 'evaluate' };
  if (name === 'corpora') return { page: 'corpora', ...(id && { id }) };
  return { page: 'workbench', ...(name === 'text' && id && { id }) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
