import { writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadLanguage } from '../../src/language/index.ts';
import { packVectors } from '../../src/language/vectors/word-vectors.ts';
import { type LinkedSource, phraseZipf, prunedTable } from '../../src/simplify/words/prune.ts';
import { packSynonyms, SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { bridges } from './bridges.ts';
import { dot, englishVectors } from './english-vectors.ts';
import {
  apertium,
  LANGUAGES,
  otherTranslations,
  pivots,
  SPECIAL,
  thesauri,
} from './evidence-sources.ts';
import { foreignVectors } from './foreign-vectors.ts';
import { writeFormRules } from './form-rules.ts';
import { englishTranslations } from './translations.ts';

/** `npx tsx train/words/build.ts es [folder]`: compiles the lexicon of a language from its packages. */
const [id, folder = `languages/${id}`] = process.argv.slice(2);
const DIMENSIONS = id === 'en' ? 98 : 64;
const MOST_VECTORS = id === 'en' ? 50_000 : 25_000;
const language = await loadLanguage(id);
const spec = LANGUAGES[id];
const sources: LinkedSource[] = [
  ...thesauri(spec),
  ...(await Promise.all((spec.special ?? []).map((name) => SPECIAL[name](id)))).flat(),
  ...pivots(spec),
  ...apertium(spec),
];
const english = englishVectors(DIMENSIONS);
const translations = id === 'en' ? new Map() : englishTranslations(spec.iso, otherTranslations(id));
if (spec.bridge) sources.push(bridges(translations, english));
for (const { name, links } of sources) console.log(name, links.size);
const vectors = id === 'en' ? english : foreignVectors(translations, english);
console.log('vectors', vectors.vectors.size);
const zipfs = new Map<string, number>();
const zipf = (word: string): number => {
  const known = zipfs.get(word);
  if (known !== undefined) return known;
  const value = phraseZipf(word, (part) => language.frequency.zipf(part));
  zipfs.set(word, value);
  return value;
};
const table = prunedTable(sources, {
  zipf,
  floor: language.frequency.size > 50_000 ? 2.9 : 3.2,
  similarity(a, b) {
    const [left, right] = [a, b].map((word) => vectors.vectors.get(word.toLowerCase()));
    return left && right && dot(left, right);
  },
  capitalNouns: language.profile.capitalNouns ?? false,
});
for (const head of table.keys()) if (spec.knownHeads && zipf(head) === 0) table.delete(head);
const vocabulary = new Set<string>();
for (const [head, links] of table) {
  vocabulary.add(head.toLowerCase());
  for (const { word } of links) vocabulary.add(word.toLowerCase());
}
const packed = gzipSync(
  packSynonyms(
    sources.map(({ name, kind }) => ({ name, kind })),
    table,
  ),
  { level: 9 },
);
writeFileSync(`${folder}/synonyms.bin.gz`, packed);
const kept = new Map(
  [...vectors.vectors]
    .filter(([word]) => vocabulary.has(word))
    .sort(([a], [b]) => zipf(b) - zipf(a))
    .slice(0, MOST_VECTORS),
);
const vectorBytes = gzipSync(packVectors(kept), { level: 9 });
if (kept.size > 0) writeFileSync(`${folder}/vectors.bin.gz`, vectorBytes);
writeFormRules(id, new SynonymTable(gunzipSync(packed)), folder);
console.log(
  `${id}: ${table.size} heads, ${[...table.values()].reduce((sum, links) => sum + links.length, 0)} links,`,
  `${(packed.length / 1e6).toFixed(2)} MB; ${kept.size} vectors, ${(vectorBytes.length / 1e6).toFixed(2)} MB`,
);
