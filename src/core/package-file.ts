/**
 * The URL of a file of this package, the same from `src/`, from `dist/` and from the bundled
 * command: ignores the part of a module's URL after the last of these folders.
 *
 * @example packageFile('languages').href // 'file:///…/klartext/languages'
 */
export function packageFile(path: string): URL {
  return new URL(path, import.meta.url.replace(/^(.*\/)(?:src|dist)\/.*$/, '$1'));
}

/** Does tsx or vitest run the sources, not the build? */
export const FROM_SOURCES: boolean = import.meta.url.endsWith('.ts');
