import { KlartextError } from './error.ts';

/**
 * Runs code that needs packages which klartext does not install; if one of them is missing,
 * the error names the command that installs them.
 *
 * @example await withPackages(['pg'], 'PostgreSQL', () => import('pg'))
 */
export async function withPackages<T>(
  names: readonly string[],
  purpose: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!names.some((name) => isMissing(cause, name))) throw cause;
    throw new KlartextError(
      'not-supported',
      `${purpose} needs ${names.length > 1 ? 'packages that are' : 'a package that is'} not installed.`,
      `Install ${names.length > 1 ? 'them' : 'it'}: npm install ${names.join(' ')}`,
      { cause },
    );
  }
}

function isMissing(error: unknown, name: string): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  const isNotFound = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
  return isNotFound && (message.includes(`'${name}'`) || message.includes(`'${name}/`));
}
