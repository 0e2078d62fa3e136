import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sentencesOf } from '../../src/core/index.ts';
import { type Language, languageIds, loadLanguage } from '../../src/language/index.ts';
import { spread } from '../../src/simplify/words/identify/assess.ts';
import { hardWords } from '../../src/simplify/words/identify/index.ts';
import {
  complexityModel,
  type LanguageFile,
  type Rated,
  type SharedFile,
} from '../../src/simplify/words/identify/model.ts';
import { writeSources } from './identify/card.ts';
import { calibrate } from './identify/knowledge.ts';

/**
 * `npx tsx train/words/identify-calibrate.ts [xx …]`, the last step of `identify-train.ts`: spreads what the
 * shared trees say so that running text of every language has as many words of each complexity as
 * English has. The texts are those of treebanks; no tree is read.
 */
/** CompLex rates hardly any word above this. */
const HARDEST_RATING = 0.5;
const SENTENCES = 1000;
/** Words of a part of speech below which the scale of all serves it. */
const FEWEST = 200;
/** What is beyond is a line to the hardest rating. */
const QUANTILES = [0.02, 0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.85, 0.9, 0.94, 0.97, 0.985];

const ids = process.argv.slice(2);
const pathOf = (id: string) => `languages/${id}/complexity.json.gz`;
const read = (path: string) => JSON.parse(gunzipSync(readFileSync(path)).toString('utf8'));
const shared = read('languages/complexity.json.gz') as SharedFile;

const PARTS = ['NOUN', 'VERB', 'ADJ', 'ADV'] as const;
const ALL = 'all';
type Ratings = ReadonlyMap<string, number[]>;

/** The ratings of all words of a text that may be hard, in order; by part of speech, and of all. */
function ratingsInText(language: Language, file: LanguageFile): Ratings {
  const { scales, scale, ...unspread } = file;
  const model = complexityModel(language, shared, unspread);
  const plain = {
    ...model,
    rated: {
      ...model.rated,
      scale: [
        [0, 0],
        [1, 1],
      ] as const,
    },
  };
  const ratings = new Map<string, number[]>([ALL, ...PARTS].map((part) => [part, []]));
  for (const text of textsOf(language.id)) {
    const document = language.analyse(text);
    const sentences = sentencesOf(document);
    for (const { sentence, tokens, complexity } of hardWords(document, {
      model: plain,
      threshold: -1,
      terms: false,
    })) {
      const upos = sentences[sentence].tokens[tokens.first].analysis?.upos ?? '';
      for (const part of [ALL, upos]) ratings.get(part)?.push(complexity);
    }
  }
  for (const values of ratings.values()) values.sort((a, b) => a - b);
  return ratings;
}

/** News, encyclopedia and the like. GSD is such text in six languages; PUD, which is the same in all, is kept for tests. */
const TEXTS = /_(?:gsd|gsdsimp|isdt|gum)-ud-dev/;

/** GSD of Japanese is questions and answers of a forum: far easier than what the others have. */
const OTHER: Readonly<Record<string, string>> = { ja: '.data/matcha-ja/matcha.comp' };

function textsOf(id: string): string[] {
  const other = OTHER[id];
  if (other) return readFileSync(other, 'utf8').split('\n').slice(0, SENTENCES);
  const root = '.data/ud';
  const files = readdirSync(root).flatMap((folder) =>
    readdirSync(`${root}/${folder}`)
      .filter((file) => file.startsWith(`${id}_`) && file.endsWith('.conllu'))
      .map((file) => `${root}/${folder}/${file}`),
  );
  // Of Chinese both spellings match; our lists are in simplified characters.
  const path =
    files.filter((file) => TEXTS.test(file)).at(-1) ??
    // Frequency lists of small languages are counted from train and dev: only test is as rare as text is.
    files.find((file) => file.includes('-test.'));
  if (path === undefined) return readFileSync(`examples/${id}.txt`, 'utf8').split('\n');
  return [...readFileSync(path, 'utf8').matchAll(/^# text = (.+)$/gm)]
    .map(([, text]) => text)
    .slice(0, SENTENCES);
}

function quantiles(ratings: readonly number[]): number[] {
  return QUANTILES.map((quantile) => ratings[Math.floor(quantile * (ratings.length - 1))]);
}

/** Leads the quantiles of a text's ratings to the complexities that English has there. */
function scaleOf(ratings: readonly number[], wanted: readonly number[]): Rated['scale'] {
  const scale: [number, number][] = [];
  quantiles(ratings).forEach((rating, i) => {
    const pair: [number, number] = [Number(rating.toFixed(4)), Number(wanted[i].toFixed(3))];
    const last = scale.at(-1);
    if (!last || (pair[0] > last[0] && pair[1] > last[1])) scale.push(pair);
  });
  return [...scale, [HARDEST_RATING, 1]];
}

const english = await loadLanguage('en');
const englishFile = read(pathOf('en')) as LanguageFile;
const englishRated = englishFile.rated as Rated;
const wanted = new Map(
  [...ratingsInText(english, englishFile)].map(([part, ratings]) => [
    part,
    quantiles(ratings).map((rating) => spread(rating, englishRated.scale)),
  ]),
);
for (const id of ids.length > 0 ? ids : languageIds()) {
  const language = id === 'en' ? english : await loadLanguage(id);
  let file = read(pathOf(id)) as LanguageFile;
  if (!file.marked) file = { ...file, calibration: calibrate(language) };
  if (!file.rated) {
    const ratings = ratingsInText(language, file);
    const scaled = (part: string) => scaleOf(ratings.get(part)!, wanted.get(part)!);
    const parts = PARTS.filter((part) => ratings.get(part)!.length >= FEWEST);
    const scales = Object.fromEntries(parts.map((part) => [part, scaled(part)]));
    file = { ...file, scale: scaled(ALL), scales };
    process.stderr.write(`${id}: ${JSON.stringify(file.scale)}\n`);
  }
  writeFileSync(pathOf(id), gzipSync(JSON.stringify(file), { level: 9 }));
  writeSources(id, file);
}
