import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { KlartextError } from '../core/index.ts';

/**
 * Loads an optional package from beside klartext, or from the current folder. If it is missing, the
 * error states what to install.
 */
export async function loadOptional<T>(name: string, purpose: string, size: string): Promise<T> {
  try {
    return (await import(name)) as T;
  } catch (error) {
    if (!isMissing(error, name)) throw unusable(name, error);
  }
  try {
    const require = createRequire(join(process.cwd(), 'package.json'));
    return (await import(pathToFileURL(require.resolve(name)).href)) as T;
  } catch (error) {
    if (!isMissing(error, name)) throw unusable(name, error);
  }
  throw new KlartextError(
    'not-supported',
    `${purpose} needs the package ${name}, which is not installed.`,
    `Install it (${size}): npm install ${name}`,
  );
}

function isMissing(error: unknown, name: string): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') && message.includes(name);
}

function unusable(name: string, error: unknown): KlartextError {
  return new KlartextError(
    'not-supported',
    `The package ${name} is installed but cannot be loaded: ${(error as Error).message}`,
    `Install it again: npm install ${name}`,
    { cause: error },
  );
}
