import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { LEVELS, type Level } from '../../src/core/index.ts';
import { type Language, languageIds, loadLanguage } from '../../src/language/index.ts';
import { spread } from '../../src/simplify/words/identify/assess.ts';
import { featureNames, PARTS } from '../../src/simplify/words/identify/features.ts';
import type { LanguageFile, Rated, SharedFile } from '../../src/simplify/words/identify/model.ts';
import { sumOfTrees, type Trees } from '../../src/simplify/words/identify/trees.ts';
import { type BoostOptions, boost } from './identify/boost.ts';
import {
  CWI_SETS,
  cwiTrain,
  placesOf,
  readCefr,
  readComplex,
  readLexicon,
} from './identify/data.ts';
import { englishColumns } from './identify/english-columns.ts';
import { learnKnowledge, listOf } from './identify/knowledge.ts';
import { ratedWords, ratingPerWord } from './identify/ratings.ts';
import { factsFrom, rowMaker } from './identify/rows.ts';

/**
 * `npx tsx train/words/identify-train.ts`: learns what makes words hard and writes
 * `languages/complexity.json.gz` and `languages/xx/complexity.json.gz` with their sources.
 */
const BOOST: Omit<BoostOptions, 'loss'> = {
  rounds: 250,
  rate: 0.07,
  leaves: 8,
  smallest: 20,
  ridge: 2,
  features: 0.5,
  examples: 0.7,
  seed: 1,
};
/** A rating without a sentence says less about a word in one. */
const WORD_WEIGHT = 0.3;

const say = (text: string) => process.stderr.write(`${text}\n`);
const write = (path: string, content: unknown) =>
  writeFileSync(path, gzipSync(JSON.stringify(content), { level: 9 }));

/** Rarer never makes a word easier: keeps odd corners of the data out of the trees. */
function monotone(columns: readonly string[]): Map<number, 1 | -1> {
  return new Map(
    [...featureNames(columns), 'marked'].flatMap((name, i) =>
      /rarity (of|by)|mean rarity|rating|band|marked/.test(name) ? [[i, 1] as const] : [],
    ),
  );
}

interface Rows {
  readonly rows: number[][];
  readonly labels: number[];
  readonly weights: number[];
}

function learn(
  loss: BoostOptions['loss'],
  columns: readonly string[],
  parts: readonly Rows[],
): Trees {
  return boost(
    parts.flatMap(({ rows }) => rows),
    parts.flatMap(({ labels }) => labels),
    parts.flatMap(({ weights }) => weights),
    { ...BOOST, loss, monotone: monotone(columns) },
  );
}

function cwiRows(language: Language, file: LanguageFile): Rows {
  const items = cwiTrain(language.id);
  const rows = rowMaker(language, factsFrom(language, file)).ofPlaces(placesOf(items, language));
  return { rows, labels: items.map(({ label }) => label), weights: items.map(() => 1) };
}

/**
 * Ratings of CompLex and of words alone; the last feature is what `marked` says. What other languages share
 * is `blind` for that and for parts of speech: readers of CWI-2018 marked few verbs and adverbs in Spanish and
 * German, however rare they are.
 */
function learnRated(
  english: Language,
  file: LanguageFile,
  marked: Trees,
  blind: readonly string[] = [],
): Rated {
  const make = rowMaker(english, factsFrom(english, file));
  const items = ['single', 'multi'].flatMap((kind) => [
    ...readComplex(`train/lcp_${kind}_train`),
    ...readComplex(`trial/lcp_${kind}_trial`),
  ]);
  const words = ratedWords();
  const names = [...featureNames(file.columns?.names ?? []), 'marked'];
  const unseen = blind.map((name) => names.indexOf(name));
  const withMarked = (rows: number[][]) =>
    rows.map((row) => {
      const all = [...row, sumOfTrees(marked, row)];
      for (const at of unseen) all[at] = 0;
      return all;
    });
  const trees = learn('squared', file.columns?.names ?? [], [
    {
      rows: withMarked(make.ofPlaces(placesOf(items, english))),
      labels: items.map(({ label }) => label),
      weights: items.map(() => 1),
    },
    {
      rows: withMarked(make.ofWords(words.map(({ word }) => word))),
      labels: words.map(({ rating }) => rating),
      weights: words.map(() => WORD_WEIGHT),
    },
  ]);
  const lexicon = [...readLexicon()];
  const given = lexicon.map(([, rating]) => rating);
  const guessed = withMarked(make.ofWords(lexicon.map(([word]) => word))).map((row) =>
    sumOfTrees(trees, row),
  );
  return { ...trees, scale: matchQuantiles(guessed, given) };
}

/** Spreads what the trees say as the ratings of the lexicon are spread. */
function matchQuantiles(guessed: readonly number[], given: readonly number[]): Rated['scale'] {
  const x = [...guessed].sort((a, b) => a - b);
  const y = [...given].sort((a, b) => a - b);
  const scale: [number, number][] = [];
  for (const quantile of [0.002, 0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 0.998]) {
    const at = Math.floor(quantile * (x.length - 1));
    const pair: [number, number] = [Number(x[at].toFixed(4)), Number(y[at].toFixed(3))];
    const last = scale.at(-1);
    if (!last || (pair[0] > last[0] && pair[1] > last[1])) scale.push(pair);
  }
  return scale;
}

/** The complexity that best parts the words up to a level from those above it, on CEFR-J. */
function levelBorders(english: Language, file: LanguageFile, marked: Trees, rated: Rated) {
  const words = [...readCefr()];
  const rows = rowMaker(english, factsFrom(english, file)).ofWords(words.map(([word]) => word));
  const scores = rows.map((row) =>
    spread(sumOfTrees(rated, [...row, sumOfTrees(marked, row)]), rated.scale),
  );
  const borderOf = (level: number) => {
    const below = scores.filter((_, i) => words[i][1] <= level);
    const above = scores.filter((_, i) => words[i][1] > level);
    let best = { border: 0, hits: 0 };
    for (let border = 0.05; border < 0.7; border += 0.005) {
      const hits =
        below.filter((score) => score <= border).length / below.length +
        above.filter((score) => score > border).length / above.length;
      if (hits > best.hits) best = { border: Number(border.toFixed(3)), hits };
    }
    say(`  ${LEVELS[level]}: ${best.border}, balanced accuracy ${(best.hits / 2).toFixed(3)}`);
    return best.border;
  };
  return Object.fromEntries(LEVELS.map((level, i) => [level, borderOf(i)])) as Record<
    Level,
    number
  >;
}

const languages = await Promise.all(languageIds().map((id) => loadLanguage(id)));
const files = new Map<string, LanguageFile>();
for (const language of languages) {
  say(`${language.id}: what its frequency list tells`);
  files.set(language.id, learnKnowledge(language));
}
const fileOf = (id: string) => files.get(id) as LanguageFile;
const taught = languages.filter(({ id }) => CWI_SETS[id] !== undefined);
const english = languages.find(({ id }) => id === 'en') as Language;

say('what all languages share');
const parts = taught.map((language) => {
  const part = cwiRows(language, fileOf(language.id));
  // Each language counts alike, however much data it has.
  const weight = 10_000 / part.rows.length;
  return { id: language.id, ...part, weights: part.weights.map(() => weight) };
});
const sharedMarked = learn('logistic', [], parts);
const sharedRated = learnRated(english, fileOf('en'), sharedMarked, [...PARTS, 'marked']);

say('what English has besides');
files.set('en', {
  ...fileOf('en'),
  columns: englishColumns(
    listOf('en').map(({ form }) => form),
    ratingPerWord(ratedWords()),
  ),
});
for (const language of taught) {
  say(`${language.id}: its own trees`);
  const file = fileOf(language.id);
  const names = file.columns?.names ?? [];
  const rows = file.columns ? cwiRows(language, file) : parts.find(({ id }) => id === language.id);
  const marked = learn('logistic', names, [
    { ...(rows as Rows), weights: (rows as Rows).rows.map(() => 1) },
  ]);
  files.set(language.id, { ...file, marked });
}
const enMarked = fileOf('en').marked as Trees;
const enRated = learnRated(english, fileOf('en'), enMarked);
files.set('en', { ...fileOf('en'), rated: enRated });
const shared: SharedFile = {
  marked: sharedMarked,
  rated: sharedRated,
  levels: levelBorders(english, fileOf('en'), enMarked, enRated),
};
write('languages/complexity.json.gz', shared);
for (const [id, file] of files) write(`languages/${id}/complexity.json.gz`, file);
await import('./identify-calibrate.ts');
