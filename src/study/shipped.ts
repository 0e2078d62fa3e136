import { readdirSync, readFileSync } from 'node:fs';
import { KlartextError, nearestName } from '../core/index.ts';
import { packageFile } from '../core/package-file.ts';
import { type Design, readDesign, readYaml } from './design.ts';

const FOLDER = packageFile('designs/');

/** Names of the designs in a folder, without extension. */
function namesIn(folder: string): string[] {
  return readdirSync(new URL(folder, FOLDER))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.slice(0, -'.yaml'.length))
    .sort();
}

/**
 * A design included in Klartext, in one of its languages.
 *
 * @example shippedDesign('rate-asset', 'de').dimensions
 */
export function shippedDesign(name: string, language?: string): Design {
  const known = namesIn('./');
  if (!known.includes(name)) {
    const near = nearestName(name, known);
    throw new KlartextError(
      'unknown-name',
      `"${name}" is neither a file nor a design.`,
      `${near === undefined ? '' : `Did you mean "${near}"? `}Designs: ${known.join(', ')}.`,
    );
  }
  const text = readFileSync(new URL(`${name}.yaml`, FOLDER), 'utf8');
  return readDesign(text, name, language === undefined ? {} : textsIn(language, name));
}

/** The texts of a design in another language: its own, and those shared by all designs. */
function textsIn(language: string, name: string): Record<string, unknown> {
  const known = namesIn('languages/');
  if (!known.includes(language)) {
    throw new KlartextError(
      'unknown-name',
      `The designs are not available in "${language}".`,
      `Available: ${known.join(', ')}. For another language, copy a design and translate it.`,
    );
  }
  const file = `languages/${language}.yaml`;
  const { every, [name]: own } = readYaml(
    readFileSync(new URL(file, FOLDER), 'utf8'),
    file,
  ) as Record<string, Record<string, unknown>>;
  return { ...every, ...own };
}
