import { existsSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadLanguage } from '../../src/language/index.ts';
import { POS_BITS } from '../../src/simplify/words/evidence.ts';
import { type LinkedSource, phraseZipf, prunedTable } from '../../src/simplify/words/prune.ts';
import { type PackedLink, packSynonyms } from '../../src/simplify/words/synonym-table.ts';
import { packVectors } from '../../src/simplify/words/word-vectors.ts';
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
import { formRules } from './form-rules.ts';

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
for (const { name, links } of sources) console.log(name, links.size);
const english = englishVectors(DIMENSIONS);
const vectors = id === 'en' ? english : foreignVectors(spec.iso, english, otherTranslations(id));
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
if (existsSync(`languages/${id}/inflection.bin.gz`)) {
  const rules = formRules(id, headsByPart(table, spec.verbEndings));
  writeFileSync(
    `${folder}/lexicon-forms.json`,
    `[\n${rules.map((rule) => JSON.stringify(rule)).join(',\n')}\n]\n`,
  );
}
console.log(
  `${id}: ${table.size} heads, ${[...table.values()].reduce((sum, links) => sum + links.length, 0)} links,`,
  `${(packed.length / 1e6).toFixed(2)} MB; ${kept.size} vectors, ${(vectorBytes.length / 1e6).toFixed(2)} MB`,
);

/** Heads with the parts of speech they may have; where the sources do not say, by their ending. */
function* headsByPart(
  links: ReadonlyMap<string, readonly PackedLink[]>,
  verbEndings: readonly string[] = [],
): Generator<[string, string[]]> {
  for (const [word, targets] of links) {
    const pos = targets.reduce((bits, link) => bits | link.pos, 0);
    const verb = verbEndings.some((ending) => word.endsWith(ending));
    if (verb || pos & POS_BITS.VERB) yield [word, ['VERB']];
    if (!verb)
      yield [word, pos & POS_BITS.ADJ ? ['NOUN', 'ADJ'] : pos === 0 ? ['NOUN', 'ADJ'] : ['NOUN']];
  }
}
