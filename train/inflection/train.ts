import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { applyScript } from '../../src/language/inflection/edit-script.ts';
import { ParadigmModel } from '../../src/language/inflection/inflector.ts';
import { unpackModel } from '../../src/language/inflection/model.ts';
import {
  choosePairs,
  grammarOf,
  type Readings,
  readSources,
  SOURCES,
  type TrainingPair,
} from './collect.ts';
import { accuracyOf, heldOutSets, percent } from './evaluate.ts';
import { findScript } from './find-script.ts';
import { inferExceptions } from './infer-exceptions.ts';
import { inherentEndings } from './inherent-endings.ts';
import { type Addition, packModel, withAdditions } from './pack.ts';
import { mistakesOf, prepare, quantised, type Settings, train } from './perceptron.ts';
import { BASE_CELLS, Usage } from './usage.ts';

const SETTINGS: Settings = {
  tableBits: 19,
  epochs: 6,
  minimumScriptCount: 2,
  maximumCandidates: 250,
};

/** The most pairs one language is trained on; frequent words are kept first. */
const MOST_PAIRS = 150_000;
const MOST_EXCEPTIONS = 40_000;

/**
 * `npx tsx train/inflection/train.ts es …` writes languages/es/inflection.bin.gz: a model that has not
 * seen the pairs held out for measuring, and beside it the additions, which the shipped model also
 * knows. `--additions` keeps the model and learns the additions anew. `--lemma-disjoint` trains without
 * any lemma of the test sets, prints the accuracy and writes nothing; `--errors` lists what is wrong.
 */
async function trainLanguage(language: string, flags: ReadonlySet<string>): Promise<void> {
  const path = fileURLToPath(
    new URL(`../../languages/${language}/inflection.bin.gz`, import.meta.url),
  );
  const sources = await readSources(language);
  const usage = new Usage(language);
  const model = flags.has('--additions')
    ? gunzipSync(readFileSync(path))
    : trainModel(language, sources, usage, flags);
  const disjoint = flags.has('--lemma-disjoint');
  for (const [name, examples] of heldOutSets(language)) {
    const accuracy = accuracyOf(model, examples);
    console.log(
      `${language}\t${name}${disjoint ? ', lemmas unseen' : ''}\t${percent(accuracy)} %\tof ${accuracy.all}`,
    );
    if (!flags.has('--errors')) continue;
    for (const { lemma, form, got, upos, features } of accuracy.wrong) {
      console.log(`  ${lemma} → ${got}, not ${form} (${upos} ${JSON.stringify(features)})`);
    }
  }
  if (disjoint || flags.has('--dry-run')) return;
  const additions = additionsTo(model, language, sources, usage);
  const packed = gzipSync(withAdditions(model, grammarOf(language), additions), { level: 9 });
  console.error(`  ${additions.length} added, ${(packed.length / 1000).toFixed(0)} kB`);
  writeFileSync(path, packed);
}

/** The model that is measured: it knows no pair of the test and development sets. */
function trainModel(
  language: string,
  { readings, inherent }: Readings,
  usage: Usage,
  flags: ReadonlySet<string>,
): Uint8Array {
  const withhold = flags.has('--lemma-disjoint') ? 'lemmas' : 'pairs';
  const collected = choosePairs(language, readings, { withhold, prefer: 'tables' }, usage);
  const pairs = selectPairs(collected);
  console.error(`${language}: ${collected.length} pairs, ${pairs.length} used`);
  const prepared = prepare(pairs, SETTINGS);
  const weights = train(prepared, SETTINGS, (epoch, mistakes, seen) =>
    console.error(`  epoch ${epoch}: ${mistakes} of ${seen} wrong`),
  );
  const table = quantised(weights, 4);
  // Words that matter: those of the tables, and frequent ones, trained on or not.
  const tabled = new Set(pairs.filter((pair) => pair.tabled).map((pair) => pair.lemma));
  const mattering = collected.filter((pair) => pair.frequent || tabled.has(pair.lemma));
  const mistakes = mistakesOf(prepared, table, mattering);
  mistakes.sort((a, b) => Number(b.pair.frequent) - Number(a.pair.frequent));
  const inferred = flags.has('--no-analogy')
    ? []
    : inferExceptions(prepared, table, language, collected);
  console.error(
    `  ${prepared.cells.length} cells, ${prepared.scripts.length} scripts, ` +
      `${mistakes.length} exceptions, ${inferred.length} inferred`,
  );
  const exceptions = [...mistakes.slice(0, MOST_EXCEPTIONS), ...inferred];
  return packModel(grammarOf(language), prepared, table, exceptions, inherentEndings(inherent));
}

/** Forms of words in use that the measured model misses: pairs held out so far, and today's usage. */
/** Less than half of its lemma, and nothing else, is an abbreviation: кн under книга. */
function isCutShort(form: string, lemma: string): boolean {
  return form.length * 2 < lemma.length && lemma.startsWith(form);
}

function additionsTo(
  bytes: Uint8Array,
  language: string,
  { readings, heldOut }: Readings,
  usage: Usage,
): Addition[] {
  const unpacked = unpackModel(bytes, { additions: false });
  const model = new ParadigmModel(unpacked);
  const today = choosePairs(
    language,
    [...readings, heldOut],
    { withhold: 'nothing', prefer: 'usage' },
    usage,
  );
  // Of a rare verb the list may have one form of forty: infiere.
  const isListed = ({ lemma, form }: TrainingPair) => usage.listed(lemma) || usage.listed(form);
  const inUse = new Set(today.filter(isListed).map(({ lemma }) => lemma));
  const additions: Addition[] = [];
  for (const { lemma, paradigm, key, form, doubtful } of [...today, ...baseForms(today)]) {
    const cell = unpacked.cellIndex.get(`${paradigm} ${key}`);
    if (!cell || !inUse.has(lemma)) continue;
    if (isCutShort(form, lemma)) continue;
    const guess = model.formIn(cell, lemma);
    if (guess === form) continue;
    if (doubtful && guess && usage.frequency(guess) >= usage.frequency(form)) continue;
    if (applyScript(findScript(lemma, form), lemma) === form)
      additions.push({ lemma, cell: cell.id, form });
  }
  return additions;
}

/** The lemmas themselves, in the cells where they stand: no ranker should make *teeth* of one tooth. */
function baseForms(pairs: readonly TrainingPair[]): TrainingPair[] {
  const cells = new Set(pairs.map(({ paradigm, key }) => `${paradigm}\t${key}`));
  const known = new Set(pairs.map(({ lemma, paradigm, key }) => `${lemma}\t${paradigm}\t${key}`));
  const bases = new Map<string, TrainingPair>();
  for (const pair of pairs) {
    for (const key of BASE_CELLS) {
      const name = `${pair.lemma}\t${pair.paradigm}\t${key}`;
      if (cells.has(`${pair.paradigm}\t${key}`) && !known.has(name))
        bases.set(name, { ...pair, key, form: pair.lemma, doubtful: false });
    }
  }
  return [...bases.values()];
}

/** All pairs of tables and of frequent words; every n-th lemma of the others when there are too many. */
function selectPairs(pairs: readonly TrainingPair[]): TrainingPair[] {
  if (pairs.length <= MOST_PAIRS) return [...pairs];
  const frequent = pairs.filter((pair) => pair.frequent || pair.tabled);
  const rare = pairs.filter((pair) => !pair.frequent && !pair.tabled);
  const step = Math.max(1, Math.ceil(rare.length / Math.max(1, MOST_PAIRS - frequent.length)));
  const lemmas = new Map<string, number>();
  return [
    ...frequent,
    ...rare.filter((pair) => {
      if (!lemmas.has(pair.lemma)) lemmas.set(pair.lemma, lemmas.size);
      return lemmas.get(pair.lemma)! % step === 0;
    }),
  ];
}

const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith('--')));
const languages = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const language of languages.length ? languages : Object.keys(SOURCES)) {
  await trainLanguage(language, flags);
}
