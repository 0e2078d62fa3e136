import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { collect, grammarOf, SOURCES } from './collect.ts';
import { accuracyOf, heldOutSets, percent } from './evaluate.ts';
import { inferExceptions } from './infer-exceptions.ts';
import { inherentEndings } from './inherent-endings.ts';
import { packModel } from './pack.ts';
import { mistakesOf, prepare, quantised, type Settings, train } from './perceptron.ts';

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
 * `npx tsx train/inflection/train.ts es …` writes languages/es/inflection.bin.gz.
 * `--lemma-disjoint` trains without any lemma of the test sets, prints the accuracy and writes
 * nothing; `--errors` lists what is wrong.
 */
async function trainLanguage(language: string, flags: ReadonlySet<string>): Promise<void> {
  const disjoint = flags.has('--lemma-disjoint');
  const collected = await collect(language, { withoutHeldOutLemmas: disjoint });
  const pairs = selectPairs(collected.pairs);
  console.error(`${language}: ${collected.pairs.length} pairs, ${pairs.length} used`);
  const prepared = prepare(pairs, SETTINGS);
  const weights = train(prepared, SETTINGS, (epoch, mistakes, seen) =>
    console.error(`  epoch ${epoch}: ${mistakes} of ${seen} wrong`),
  );
  const table = quantised(weights, 4);
  // Words that matter: those of the tables, and frequent ones, trained on or not.
  const tabled = new Set(pairs.filter((pair) => pair.tabled).map((pair) => pair.lemma));
  const mattering = collected.pairs.filter((pair) => pair.frequent || tabled.has(pair.lemma));
  const mistakes = mistakesOf(prepared, table, mattering);
  mistakes.sort((a, b) => Number(b.pair.frequent) - Number(a.pair.frequent));
  const inferred = flags.has('--no-analogy')
    ? []
    : inferExceptions(prepared, table, language, collected.pairs);
  const exceptions = [...mistakes.slice(0, MOST_EXCEPTIONS), ...inferred];
  const bytes = packModel(
    grammarOf(language),
    prepared,
    table,
    exceptions,
    inherentEndings(collected.inherent),
  );
  console.error(
    `  ${prepared.cells.length} cells, ${prepared.scripts.length} scripts, ` +
      `${mistakes.length} exceptions, ${inferred.length} inferred, ${(bytes.length / 1000).toFixed(0)} kB`,
  );
  for (const [name, examples] of heldOutSets(language)) {
    const accuracy = accuracyOf(gunzipSync(bytes), examples);
    console.log(
      `${language}\t${name}${disjoint ? ', lemmas unseen' : ''}\t${percent(accuracy)} %\tof ${accuracy.all}`,
    );
    if (!flags.has('--errors')) continue;
    for (const { lemma, form, got, upos, features } of accuracy.wrong) {
      console.log(`  ${lemma} → ${got}, not ${form} (${upos} ${JSON.stringify(features)})`);
    }
  }
  if (disjoint || flags.has('--dry-run')) return;
  const path = fileURLToPath(
    new URL(`../../languages/${language}/inflection.bin.gz`, import.meta.url),
  );
  writeFileSync(path, bytes);
}

/** All pairs of tables and of frequent words; every n-th lemma of the others when there are too many. */
function selectPairs<T extends { lemma: string; frequent: boolean; tabled: boolean }>(
  pairs: readonly T[],
): T[] {
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
