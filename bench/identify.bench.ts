import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { folderFiles } from '../src/language/files.ts';
import { loadIdentifier } from '../src/language/identify/index.ts';

const files = await folderFiles();
const identifier = await loadIdentifier(files);

/** The sentences of our example texts, one per line or full stop, each long enough to be one. */
const sentences = ['en', 'es', 'pt', 'de', 'fr', 'it', 'da', 'sl', 'ru', 'eu', 'ur', 'ja', 'zh']
  .map((id) => readFileSync(new URL(`../examples/${id}.txt`, import.meta.url), 'utf8'))
  .flatMap((text) => text.split(/(?<=[.。۔])\s*|\n+/u))
  .filter((sentence) => sentence.length > 10);

describe('identify', () => {
  bench(`${sentences.length} example sentences`, () => {
    for (const sentence of sentences) identifier.identify(sentence);
  });
  bench('one line of 1 MB', () => {
    identifier.identify('La casa es grande. '.repeat(50_000));
  });
  bench('loading', async () => {
    await loadIdentifier(files);
  });
});
