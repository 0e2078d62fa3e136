/**
 * A Node module, for code that also runs in browsers. The import does not spell out its name, so that
 * bundlers for browsers do not look for it.
 *
 * @example const { readFile } = await nodeModule<typeof import('node:fs/promises')>('node:fs/promises');
 */
export function nodeModule<T>(name: `node:${string}`): Promise<T> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ name);
}
