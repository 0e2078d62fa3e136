import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { sentencesOf } from '../src/core/index.ts';
import { loadLanguage } from '../src/language/index.ts';
import { loadComplexity, loadLexicon, wordProposals } from '../src/simplify/words/index.ts';

/**
 * `npx tsx bench/words.bench.ts [en es …]`: how long the lexicon takes to load and how many sentences a
 * second are searched for hard words and given suggestions, with and without their analysis. Targets: 400 ms to
 * load, 300 sentences identified and given suggestions.
 */
/** Texts are long, so only the speed after the start counts. */
const ROUNDS = 5;
const ids = process.argv.length > 2 ? process.argv.slice(2) : ['en', 'es', 'pt', 'de', 'fr'];
console.log(`Node ${process.version}, ${cpus()[0].model}; times are CPU time of one core`);
console.log(
  ['language', 'load ms', 'hard words', 'sentences/s with analysis', 'identify + suggest'].join(
    '\t',
  ),
);
for (const id of ids) {
  const language = await loadLanguage(id);
  const before = process.cpuUsage();
  const [lexicon, model] = [await loadLexicon(id), await loadComplexity(language)];
  const load = milliseconds(before);
  const text =
    `${readFileSync(new URL(`../examples/${id}.txt`, import.meta.url), 'utf8')}\n\n`.repeat(40);
  wordProposals(language.analyse(text), { language, lexicon, model, most: 5 });
  const started = process.cpuUsage();
  const document = language.analyse(text);
  const analysis = milliseconds(started);
  const analysed = process.cpuUsage();
  const proposals = wordProposals(document, { language, lexicon, model, most: 5 });
  for (let round = 1; round < ROUNDS; round++)
    wordProposals(document, { language, lexicon, model, most: 5 });
  const suggested = milliseconds(analysed) / ROUNDS;
  const sentences = sentencesOf(document).length;
  console.log(
    [
      id,
      load.toFixed(0),
      proposals.length,
      Math.round((1000 * sentences) / (analysis + suggested)),
      Math.round((1000 * sentences) / suggested),
    ].join('\t'),
  );
}

function milliseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
