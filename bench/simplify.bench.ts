import { existsSync, readFileSync } from 'node:fs';
import { compileLater } from '../src/cli/compile-later.ts';
import { sentencesOf } from '../src/core/index.ts';
import { loadLanguage } from '../src/language/index.ts';
import { loadEngine } from '../src/simplify/engines.ts';

/**
 * `npx tsx bench/simplify.bench.ts [file]`: sentences a second of CPU time, analysis included, preset
 * balanced, V8 set as the command sets it. Targets for one core, English: 150 with the quick analysis,
 * 60 where sentences that a rule would change are analysed accurately.
 */
compileLater();
const file = process.argv[2] ?? '.data/asset/dataset/asset.valid.orig';
const text = readFileSync(existsSync(file) ? file : 'examples/en.txt', 'utf8');
const english = await loadLanguage('en');
const TARGETS = { rules: 60, sentences: 150, default: 60 };
for (const [name, target] of Object.entries(TARGETS)) {
  const engine = await loadEngine(name, english);
  const started = process.cpuUsage();
  let count = 0;
  for (const line of text.trimEnd().split('\n')) {
    const document = english.analyse(line);
    for (const sentence of sentencesOf(document)) {
      engine.simplify(document, sentence);
      count++;
    }
  }
  const { user, system } = process.cpuUsage(started);
  const perSecond = count / ((user + system) / 1e6);
  const reached = perSecond >= target ? 'reached' : 'MISSED';
  console.log(
    `${name}: ${count} sentences, ${perSecond.toFixed(0)} a second; target ${target}: ${reached}`,
  );
}
