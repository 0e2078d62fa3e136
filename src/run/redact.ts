/** Removes secrets from any text that is written. */
export type Redact = (text: string) => string;

const SHORTEST = 6;
const MARK = '[key]';

/**
 * @example redactor(['sk-12345678'])('bad key sk-12345678') // 'bad key [key]'
 */
export function redactor(secrets: readonly (string | undefined)[]): Redact {
  const known = secrets
    .filter((secret): secret is string => secret !== undefined && secret.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return (text) => known.reduce((clean, secret) => clean.replaceAll(secret, MARK), text);
}
