import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Example } from '../../contract/index.ts';
import { packageFile } from '../../core/package-file.ts';
import { languageIds } from '../../language/index.ts';

const FOLDER = fileURLToPath(packageFile('examples/'));
let known: Example[] | undefined;

/** The everyday texts in examples/, one for each language. */
export function exampleTexts(): Example[] {
  known ??= languageIds().flatMap((language) => {
    const path = `${FOLDER}${language}.txt`;
    if (!existsSync(path)) return [];
    const text = readFileSync(path, 'utf8');
    return [{ id: language, language, title: text.split('\n')[0].trim().slice(0, 200), text }];
  });
  return known;
}
