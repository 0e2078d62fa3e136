/**
 * The address of a file of this package, the same from `src/`, from `dist/` and from the bundled
 * command: what stands after the last of these folders in a module's address is left out.
 *
 * @example packageFile('languages').href // 'file:///…/klartext/languages'
 */
export function packageFile(path: string): URL {
  return new URL(path, import.meta.url.replace(/^(.*\/)(?:src|dist)\/.*$/, '$1'));
}

/** Are the modules read as they were written, by tsx or vitest, and not as they were built? */
export const FROM_SOURCES: boolean = import.meta.url.endsWith('.ts');
