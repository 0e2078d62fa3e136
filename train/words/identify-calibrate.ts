import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Language, languageIds, loadLanguage } from '../../src/language/index.ts';
import { spread } from '../../src/simplify/words/identify/assess.ts';
import {
  complexityModel,
  type LanguageFile,
  type Rated,
  type SharedFile,
} from '../../src/simplify/words/identify/model.ts';
import { sumOfTrees } from '../../src/simplify/words/identify/trees.ts';
import { writeSources } from './identify/card.ts';
import { calibrate, listOf } from './identify/knowledge.ts';
import { rowMaker } from './identify/rows.ts';

/**
 * `npx tsx train/words/identify-calibrate.ts`, the last step of `identify-train.ts`: spreads what the
 * shared trees say so that the running text of every language has as many words of each complexity
 * as English has. Needs frequency lists only, no training.
 */
/** CompLex rates hardly any word above this. */
const HARDEST_RATING = 0.5;
const SAMPLE = 2000;
/** Beyond these, lists are full of names; the rest of the scale is a line to the hardest rating. */
const QUANTILES = [0.02, 0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.88, 0.94, 0.97];

const pathOf = (id: string) => `languages/${id}/complexity.json.gz`;
const read = (path: string) => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
const shared = read('languages/complexity.json.gz') as SharedFile;

/** Ratings of content words at ranks spaced by logarithm, each with its share of running text. */
function ratingsInText(language: Language, file: LanguageFile) {
  const list = listOf(language.id);
  const model = complexityModel(language, shared, file);
  const ranks = new Set<number>();
  for (let i = 0; i < SAMPLE; i++) ranks.add(Math.floor(100 * (list.length / 100) ** (i / SAMPLE)));
  const sample = [...ranks].filter(
    (rank) => /^[\p{L}\p{M}'’-]+$/u.test(list[rank].form) && !language.isStopWord(list[rank].form),
  );
  const rows = rowMaker(language, model.facts).ofWords(sample.map((rank) => list[rank].form));
  return rows
    .map((row, i) => ({
      rating: sumOfTrees(model.rated, [...row, sumOfTrees(model.marked, row)]),
      share: sample[i] * 10 ** list[sample[i]].zipf,
    }))
    .sort((a, b) => a.rating - b.rating);
}

function quantiles(ratings: readonly { rating: number; share: number }[]): number[] {
  const total = ratings.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  let at = 0;
  return QUANTILES.map((quantile) => {
    while (at < ratings.length - 1 && passed + ratings[at].share < quantile * total) {
      passed += ratings[at++].share;
    }
    return ratings[at].rating;
  });
}

const english = await loadLanguage('en');
const englishFile = read(pathOf('en')) as LanguageFile;
const englishRated = englishFile.rated as Rated;
const wanted = quantiles(ratingsInText(english, englishFile)).map((rating) =>
  spread(rating, englishRated.scale),
);
for (const id of languageIds()) {
  const language = id === 'en' ? english : await loadLanguage(id);
  let file = read(pathOf(id)) as LanguageFile;
  if (!file.marked) file = { ...file, calibration: calibrate(language) };
  if (!file.rated) {
    const scale: [number, number][] = [];
    quantiles(ratingsInText(language, file)).forEach((rating, i) => {
      const pair: [number, number] = [Number(rating.toFixed(4)), Number(wanted[i].toFixed(3))];
      const last = scale.at(-1);
      if (!last || (pair[0] > last[0] && pair[1] > last[1])) scale.push(pair);
    });
    scale.push([HARDEST_RATING, 1]);
    file = { ...file, scale };
    process.stderr.write(`${id}: ${JSON.stringify(scale)}\n`);
  }
  writeFileSync(pathOf(id), gzipSync(JSON.stringify(file), { level: 9 }));
  writeSources(id, file);
}
