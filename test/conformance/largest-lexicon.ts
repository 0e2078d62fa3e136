import { existsSync } from 'node:fs';
import { folderFiles } from '../../src/language/index.ts';
import { type Lexicon, loadLexicon } from '../../src/simplify/words/index.ts';

/** All that is known of a language: with its thesaurus, which is loaded only when it is asked for. */
export async function largestLexicon(id: string): Promise<Lexicon> {
  const hasThesaurus = existsSync(new URL(`../../thesauri/${id}`, import.meta.url));
  const packs = hasThesaurus ? [`thesaurus-${id}`] : [];
  return loadLexicon(id, await folderFiles(undefined, { packs }));
}
