import { existsSync, readFileSync } from 'node:fs';
import { compileLater } from '../src/cli/compile-later.ts';
import { sentencesOf } from '../src/core/index.ts';
import { loadLanguage } from '../src/language/index.ts';
import { loadEngine } from '../src/simplify/engines.ts';

/**
 * `npx tsx bench/simplify.bench.ts [file]`: sentences a second of CPU time, analysis included, preset
 * balanced, V8 set as the command sets it. Target: 150 English sentences a second on one core.
 */
compileLater();
const file = process.argv[2] ?? '.data/asset/dataset/asset.valid.orig';
const text = readFileSync(existsSync(file) ? file : 'examples/en.txt', 'utf8');
const english = await loadLanguage('en');
for (const name of ['rules', 'sentences', 'default']) {
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
  const reached = perSecond >= 150 ? 'reached' : 'MISSED';
  console.log(
    `${name}: ${count} sentences, ${perSecond.toFixed(0)} a second; target 150: ${reached}`,
  );
}
