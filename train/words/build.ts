import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { loadLanguage } from '../../src/language/index.ts';
import { packVectors } from '../../src/language/vectors/word-vectors.ts';
import { packSynonyms } from '../../src/simplify/words/pack-synonyms.ts';
import { type LinkedSource, phraseZipf, prunedTable } from '../../src/simplify/words/prune.ts';
import { SynonymTable } from '../../src/simplify/words/synonym-table.ts';
import { bridges } from './bridges.ts';
import { dot, englishVectors, type WordVectors } from './english-vectors.ts';
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

type Table = ReturnType<typeof prunedTable>;

/**
 * `npx tsx train/words/build.ts es [folder] [--open]`: compiles the lexicon of a language from its
 * packages. What is compiled from open sources alone is part of the language; what GPL sources are in
 * is a pack of its own, `thesauri/es`. `--open` compiles the former only, and needs npm alone.
 */
const { positionals, values: flags } = parseArgs({
  allowPositionals: true,
  options: { open: { type: 'boolean', default: false } },
});
const [id, folder = `languages/${id}`] = positionals;
const DIMENSIONS = id === 'en' ? 98 : 64;
const MOST_VECTORS = id === 'en' ? 50_000 : 25_000;
const language = await loadLanguage(id);
const zipfs = new Map<string, number>();
const spec = LANGUAGES[id];
const english = englishVectors(DIMENSIONS);
const open = (await Promise.all((spec.special ?? []).map((name) => SPECIAL[name](id)))).flat();
if (open.length > 0) {
  const vectors = id === 'en' ? english : undefined;
  write(`${folder}/lexicon-synonyms.bin.gz`, open, compiled(open, vectors));
}
if (!flags.open) compileAll();

function compileAll(): void {
  const sources: LinkedSource[] = [...thesauri(spec), ...open, ...pivots(spec), ...apertium(spec)];
  const translations =
    id === 'en' ? new Map() : englishTranslations(spec.iso, otherTranslations(id));
  if (spec.bridge) sources.push(bridges(translations, english));
  for (const { name, links } of sources) console.log(name, links.size);
  const vectors = id === 'en' ? english : foreignVectors(translations, english);
  console.log('vectors', vectors.vectors.size);
  const table = compiled(sources, vectors);
  if (sources.length > open.length) {
    mkdirSync(`thesauri/${id}`, { recursive: true });
    write(`thesauri/${id}/synonyms.bin.gz`, sources, table);
  }
  writeVectors(table, vectors);
  writeFormRules(id, new SynonymTable(packSynonyms(sources, table)), folder);
}

function zipf(word: string): number {
  const known = zipfs.get(word);
  if (known !== undefined) return known;
  const value = phraseZipf(word, (part) => language.frequency.zipf(part));
  zipfs.set(word, value);
  return value;
}

function compiled(sources: readonly LinkedSource[], vectors?: WordVectors): Table {
  const table = prunedTable(sources, {
    zipf,
    floor: language.frequency.size > 50_000 ? 2.9 : 3.2,
    similarity(a, b) {
      const [left, right] = [a, b].map((word) => vectors?.vectors.get(word.toLowerCase()));
      return left && right && dot(left, right);
    },
    capitalNouns: language.profile.capitalNouns ?? false,
  });
  for (const head of table.keys()) if (spec.knownHeads && zipf(head) === 0) table.delete(head);
  return table;
}

function write(path: string, sources: readonly LinkedSource[], table: Table): void {
  const named = sources.map(({ name, kind }) => ({ name, kind }));
  const packed = gzipSync(packSynonyms(named, table), { level: 9 });
  writeFileSync(path, packed);
  const links = [...table.values()].reduce((sum, each) => sum + each.length, 0);
  console.log(`${path}: ${table.size} heads, ${links} links, ${megabytes(packed)}`);
}

/** The vectors of the most frequent words that the table holds. */
function writeVectors(table: Table, { vectors }: WordVectors): void {
  const vocabulary = new Set<string>();
  for (const [head, links] of table) {
    vocabulary.add(head.toLowerCase());
    for (const { word } of links) vocabulary.add(word.toLowerCase());
  }
  const kept = new Map(
    [...vectors]
      .filter(([word]) => vocabulary.has(word))
      .sort(([a], [b]) => zipf(b) - zipf(a))
      .slice(0, MOST_VECTORS),
  );
  if (kept.size === 0) return;
  const bytes = gzipSync(packVectors(kept), { level: 9 });
  writeFileSync(`${folder}/vectors.bin.gz`, bytes);
  console.log(`${kept.size} vectors, ${megabytes(bytes)}`);
}

function megabytes({ length }: Uint8Array): string {
  return `${(length / 1e6).toFixed(2)} MB`;
}
