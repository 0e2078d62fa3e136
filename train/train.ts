import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Analyser, BEAM } from '../src/language/analysis/analyser.ts';
import { MARGIN } from '../src/language/analysis/parser.ts';
import { ENDING } from '../src/language/analysis/word-table.ts';
import { folderFiles } from '../src/language/files.ts';
import { readSpelling } from '../src/language/spelling.ts';
import { readDictionaryLemmas } from './analysis/dictionary-lemmas.ts';
import { englishForms } from './analysis/form-lexicon.ts';
import { renewExceptions } from './analysis/lemma-part.ts';
import { loadTraining } from './analysis/load.ts';
import { measure } from './analysis/measure.ts';
import { DATA } from './analysis/paths.ts';
import { recipes, testSentences } from './analysis/recipes.ts';
import { SIZES, trainAnalysis } from './analysis/train-analysis.ts';
import { readUnimorphLemmas } from './analysis/unimorph.ts';
import { wordClassesFor } from './analysis/word-lists.ts';

/**
 * `npm run train -- es [--out FOLDER] [--exceptions]`: trains the analysis model of a language from
 * `.data/`. `--exceptions` learns only the exceptions of the lemmatiser anew.
 */
const [language, ...rest] = process.argv.slice(2);
const recipe = recipes[language];
if (!recipe) {
  console.error(`Usage: npm run train -- LANGUAGE, one of ${Object.keys(recipes).join(' ')}`);
  process.exit(2);
}
const started = Date.now();
const log = (line: string) =>
  console.error(
    `${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${language}: ${line}`,
  );
const spelling = await readSpelling(await folderFiles('languages'), language);
const lemmas = [
  ...(recipe.lemmas ?? []).flatMap((path) => readUnimorphLemmas(DATA + path)),
  ...(await readDictionaryLemmas(recipe.dictionaries ?? [], language)),
];
const training = loadTraining(recipe, language);
const place = rest.indexOf('--out');
const folder = place < 0 ? `languages/${language}` : rest[place + 1];
const bytes = rest.includes('--exceptions')
  ? renewExceptions(
      gunzipSync(readFileSync(`languages/${language}/analysis.bin.gz`)),
      training.own,
      lemmas,
      SIZES.exceptions,
    )
  : trainAnalysis(
      {
        language,
        ...training,
        weight: recipe.weight ?? 1,
        runs: recipe.runs ?? 1,
        taggerRuns: recipe.taggerRuns,
        epochs: recipe.epochs,
        classes: wordClassesFor(recipe, language),
        forms: recipe.forms === 'english' ? englishForms() : new Map(),
        spelling,
        ending: recipe.ending ?? ENDING,
        margin: recipe.margin ?? MARGIN,
        beam: recipe.beam ?? BEAM,
        marksByRule: recipe.marksByRule ?? false,
        lemmas,
      },
      { ...SIZES, ...(recipe.tagFeatures && { upos: recipe.tagFeatures }) },
      log,
    );
const packed = gzipSync(bytes, { level: 9 });
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/analysis.bin.gz`, packed);
log(
  `${folder}/analysis.bin.gz: ${(packed.length / 1e6).toFixed(2)} MB (${(bytes.length / 1e6).toFixed(2)} MB unpacked)`,
);
const analyser = new Analyser(bytes, spelling);
for (const set of recipe.test) {
  const { path, name, includes } = testSentences(set);
  const { upos, lemma, uas, las, features } = measure(
    (tokens) => analyser.analyse(tokens),
    DATA + path,
    includes,
  );
  log(`${name}: UPOS ${upos} features ${features} lemma ${lemma} UAS ${uas} LAS ${las}`);
}
