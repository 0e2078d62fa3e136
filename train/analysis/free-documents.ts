import { readFileSync } from 'node:fs';

/** Genres of GUM whose texts may be used by anybody: see its LICENSE.txt. */
const FREE_GENRES =
  /^GUM_(?:academic|bio|conversation|court|essay|interview|letter|news|podcast|speech|textbook|vlog|voyage)_/;
/** Those of them that were written, or spoken as if they were: what is simplified. */
const WRITTEN = /^GUM_(?:academic|bio|court|essay|interview|letter|news|speech|textbook|voyage)_/;

/** The documents of a GUM file, as CoNLL-U, that anybody may use. */
export function freeDocuments(path: string, { written = false } = {}): string[] {
  return readFileSync(path, 'utf8')
    .split(/(?=^# newdoc id = )/m)
    .filter((document) => {
      const name = /^# newdoc id = (\S+)/.exec(document)?.[1] ?? '';
      return FREE_GENRES.test(name) && (!written || WRITTEN.test(name));
    });
}
