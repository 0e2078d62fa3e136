import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Analyser } from '../../src/language/analysis/analyser.ts';
import { folderFiles } from '../../src/language/files.ts';
import {
  type NetworkFile,
  readNetwork,
  writeNetwork,
} from '../../src/language/parser/network-file.ts';
import { Parser } from '../../src/language/parser/parser.ts';
import { readSpelling } from '../../src/language/spelling.ts';
import { WordVectors } from '../../src/language/vectors/word-vectors.ts';
import { calibrationError } from './calibration.ts';
import { parserData } from './data.ts';
import { fittedFloors } from './floors.ts';
import { comparedBy } from './measure.ts';
import { parserRecipes } from './recipes.ts';

/**
 * `npx tsx train/parser/calibrate.ts LANGUAGE`: fits the temperature of heads anew, by the calibration
 * error on held-out trees instead of how likely their heads are, and the floors with it. For a language
 * whose error stays large.
 */
const FACTORS = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2];

const [language] = process.argv.slice(2);
const path = (name: string) => `languages/${language}/${name}`;
const unpacked = (name: string) => gunzipSync(readFileSync(path(name)));
const file = readNetwork(unpacked('parser.bin.gz'));
const parts = {
  vectors: file.vectorDimensions > 0 ? new WordVectors(unpacked('vectors.bin.gz')) : undefined,
  spelling: await readSpelling(await folderFiles('languages'), language),
  quick: new Analyser(unpacked('analysis.bin.gz')),
};
const { heldOut, dials } = parserData(parserRecipes[language], language);
const parserWith = (network: NetworkFile) => {
  const parser = new Parser(network, parts);
  return (tokens: Parameters<Parser['analyse']>[0]) => parser.analyse(tokens);
};
const tried = FACTORS.map((factor) => {
  const network = { ...file, arcTemperature: file.arcTemperature * factor };
  return { network, error: calibrationError(comparedBy(parserWith(network), heldOut)) };
});
const best = tried.reduce((a, b) => (b.error < a.error ? b : a));
writeFileSync(path('parser.bin.gz'), gzipSync(writeNetwork(best.network), { level: 9 }));
const analyse = parserWith(best.network);
const floors = fittedFloors(comparedBy(analyse, heldOut), comparedBy(analyse, dials));
writeFileSync(path('floors.json'), `${JSON.stringify(floors, undefined, 2)}\n`);
console.log(
  `${language}: temperature ${file.arcTemperature.toFixed(2)} → ${best.network.arcTemperature.toFixed(2)},`,
  `calibration error on held-out trees ${best.error.toFixed(1)}`,
);
