import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SOURCES } from './collect.ts';
import { accuracyOf, heldOutSets, modernPairs, percent } from './evaluate.ts';

/** `npx tsx train/inflection/measure.ts [xx …]` prints the accuracy of the shipped models. */
const languages = process.argv.slice(2);
console.log('| language | 2018 test | 2017 test | size | loads in | lookups/s |');
console.log('|---|---|---|---|---|---|');
for (const language of languages.length ? languages : Object.keys(SOURCES)) {
  const path = fileURLToPath(
    new URL(`../../languages/${language}/inflection.bin.gz`, import.meta.url),
  );
  if (!existsSync(path)) continue;
  const packed = readFileSync(path);
  const start = performance.now();
  const bytes = gunzipSync(packed);
  accuracyOf(bytes, []);
  const loading = performance.now() - start;
  const sets = heldOutSets(language);
  const begin = performance.now();
  const figures = [...sets.values()].map((examples) => accuracyOf(bytes, examples));
  const seconds = (performance.now() - begin) / 1000;
  const pairs = figures.reduce((sum, accuracy) => sum + accuracy.all, 0);
  const cells = figures.map((accuracy) => `${percent(accuracy)} %`);
  console.log(
    `| ${language} | ${cells.join(' | ')} | ${(packed.length / 1000).toFixed(0)} kB | ` +
      `${loading.toFixed(0)} ms | ${(pairs / seconds).toFixed(0)} |`,
  );
  const modern = modernPairs(language);
  if (!modern) continue;
  const kept = [...sets.values()].map((examples) => accuracyOf(bytes, examples.filter(modern)));
  console.log(
    `| ${language}, words of today | ${kept.map((a) => `${percent(a)} % of ${a.all}`).join(' | ')} | | | |`,
  );
}
