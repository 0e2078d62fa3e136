import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Analyser } from '../../src/language/analysis/analyser.ts';
import { folderFiles } from '../../src/language/files.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { writeNetwork } from '../../src/language/parser/network-file.ts';
import { Parser } from '../../src/language/parser/parser.ts';
import { readSpelling } from '../../src/language/spelling.ts';
import { WordVectors } from '../../src/language/vectors/word-vectors.ts';
import { convert } from '../analysis/convert.ts';
import { type GoldSentence, readTreebank } from '../analysis/treebank.ts';
import { calibrationError, fittedTemperatures } from './calibration.ts';
import { parserData } from './data.ts';
import { exported } from './export.ts';
import { fittedFloors } from './floors.ts';
import { comparedBy } from './measure.ts';
import { namesOf, prepare } from './prepare.ts';
import { rawSentences, withoutTree } from './raw.ts';
import { parserRecipes } from './recipes.ts';
import { plainSentences } from './texts.ts';

/**
 * `npx tsx train/parser/train.ts LANGUAGE [--python PATH] [--work FOLDER] [--prepare]`: trains the accurate parser
 * of a language and fits its probabilities and floors on held-out trees. PATH is a Python with torch.
 * `--prepare` stops before the training.
 */
const [language, ...rest] = process.argv.slice(2);
const recipe = parserRecipes[language];
if (!recipe) {
  console.error(
    `Usage: npx tsx train/parser/train.ts LANGUAGE, one of ${Object.keys(parserRecipes).join(' ')}`,
  );
  process.exit(2);
}
const option = (name: string, usual: string) => {
  const place = rest.indexOf(name);
  return place < 0 ? usual : rest[place + 1];
};
const folder = `${option('--work', 'node_modules/.cache/klartext/parser')}/${language}`;

/** About so many of them, spread evenly. */
function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, i) => i % step === 0);
}

const python = (script: string, options: readonly string[] = []) =>
  execFileSync(option('--python', 'python3'), [`train/parser/${script}`, folder, ...options], {
    stdio: 'inherit',
    env: { ...process.env, OMP_NUM_THREADS: '1' },
  });
mkdirSync(folder, { recursive: true });
const { textWords, rawWords = 0, taughtBy, vectorEndings } = recipe;
const teachers = Array.from({ length: recipe.teachers ?? 0 }, (_, i) => i + 1);
const loaded = await loadLanguage(language);
const texts = textWords || taughtBy || rawWords ? plainSentences(loaded, recipe) : [];
const taught = taughtBy ? annotated(firstWords(texts), taughtBy) : [];
const raw = teachers.length > 0 ? [...(await rawSentences(loaded)), ...sampledWords(texts)] : [];
const data = parserData(recipe, language, raw, taught);
const names = namesOf(data, texts, textWords);
const vectorsPath = `languages/${language}/vectors.bin.gz`;
const vectors = existsSync(vectorsPath)
  ? new WordVectors(gunzipSync(readFileSync(vectorsPath)))
  : undefined;
const spelling = await readSpelling(await folderFiles('languages'), language);
const seen = textWords ? [...data.train.map(({ forms }) => forms), ...texts] : undefined;
prepare(data, names, folder, { vectors, vectorEndings, spelling, texts: seen });
if (seen) python('embed.py');
// The training can then run by itself, and be finished here.
if (rest.includes('--prepare')) process.exit();

/** Texts as an installed parser annotates them. */
function annotated(sentences: readonly string[][], script: string): GoldSentence[] {
  writeFileSync(`${folder}/raw.txt`, sentences.map((forms) => forms.join(' ')).join('\n'));
  if (!existsSync(`${folder}/taught.conllu`)) python(script);
  return readTreebank(`${folder}/taught.conllu`, language, 'split').map((sentence) =>
    convert({ ...sentence, converted: true }),
  );
}

/** The first texts, which are those of treebanks. */
function firstWords(sentences: readonly string[][]): string[][] {
  let words = 0;
  return sentences.filter(({ length }) => {
    words += length;
    return words <= rawWords;
  });
}

/** About `rawWords` words of the texts, spread evenly. */
function sampledWords(sentences: readonly string[][]): GoldSentence[] {
  const words = sentences.reduce((sum, { length }) => sum + length, 0);
  const share = Math.max(1, words) / Math.max(1, rawWords);
  return sample(sentences, sentences.length / Math.max(1, share)).map(withoutTree);
}

const settings = [
  ...['--rounds', String(recipe.rounds), '--hidden', String(recipe.hidden ?? 128)],
  ...['--relatives', String(recipe.relativesShare ?? 0.6)],
];
for (const seed of teachers) {
  python('train.py', [...settings, '--seed', String(seed + 1), '--name', `teacher-${seed}`]);
}
if (teachers.length > 0)
  python(
    'label.py',
    teachers.map((seed) => `teacher-${seed}`),
  );
python('train.py', teachers.length > 0 ? [...settings, '--silver'] : settings);

const file = exported(folder, names, vectors, vectorEndings);
// Sentences of another kind show how sure heads are elsewhere; their relations follow other habits.
const everywhere = [...data.heldOut, ...sample(data.dials, data.heldOut.length)];
const { arcTemperature } = fittedTemperatures(file, everywhere, vectors, spelling);
const { labelTemperature } = fittedTemperatures(file, data.heldOut, vectors, spelling);
const network = { ...file, arcTemperature, labelTemperature };
const packed = gzipSync(writeNetwork(network), { level: 9 });
writeFileSync(`languages/${language}/parser.bin.gz`, packed);

const analyser = new Analyser(gunzipSync(readFileSync(`languages/${language}/analysis.bin.gz`)));
const parser = new Parser(network, {
  vectors,
  spelling,
  quick: analyser,
});
const compared = (sentences: readonly GoldSentence[]) =>
  comparedBy((tokens) => parser.analyse(tokens), sentences);
const heldOut = compared(data.heldOut);
const floors = fittedFloors(heldOut, compared(data.dials));
writeFileSync(`languages/${language}/floors.json`, `${JSON.stringify(floors, undefined, 2)}\n`);
console.error(
  `${language}: ${(packed.length / 1e6).toFixed(2)} MB, temperatures ${arcTemperature.toFixed(2)} and ${labelTemperature.toFixed(2)},`,
  `calibration error on held-out trees ${calibrationError(heldOut).toFixed(1)}`,
);
