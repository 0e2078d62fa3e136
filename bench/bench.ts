import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { sentencesOf } from '../src/core/index.ts';
import { languageIds, loadLanguage } from '../src/language/index.ts';

/**
 * `npm run bench [-- en de …]`: how long a language takes to load, and how fast it segments, tags and
 * parses on one core, quickly and accurately. The columns of ratios set the time in relation to
 * `Intl.Segmenter` cutting the same text into words in the same run, so that figures of two machines can
 * be compared.
 */
const ids = process.argv.length > 2 ? process.argv.slice(2) : languageIds();
const TOKENS = 40_000;

console.log(`Node ${process.version}, ${cpus()[0].model}; times are CPU time of one core`);
console.log(
  [
    'language',
    'load ms',
    'segment tok/s',
    'tag+parse tok/s',
    'accurate tok/s',
    'Intl.Segmenter tok/s',
    'ratio',
    'accurate ratio',
  ].join('\t'),
);
for (const id of ids) {
  const path = new URL(`../examples/${id}.txt`, import.meta.url);
  if (!existsSync(path)) continue;
  const text = readFileSync(path, 'utf8');
  const load = await median(3, () => loadLanguage(id));
  const language = await loadLanguage(id);
  const once = sentencesOf(language.segment(text)).reduce(
    (sum, { tokens }) => sum + tokens.length,
    0,
  );
  const long = `${text}\n\n`.repeat(Math.ceil(TOKENS / once));
  const tokens = once * Math.ceil(TOKENS / once);
  const segmenting = await median(3, () => language.segment(long));
  const document = language.segment(long);
  const analysis = (accurate: boolean) => () => {
    for (const { tokens } of sentencesOf(document)) language.analyseTokens(tokens, { accurate });
  };
  const quick = language.offers.analysis ? await median(3, analysis(false)) : 0;
  const accurate = language.offers.parser ? await median(3, analysis(true)) : 0;
  const segmenter = new Intl.Segmenter(id, { granularity: 'word' });
  const reference = await median(3, () => {
    // Text by text: Intl.Segmenter slows down on one long string.
    for (let i = 0; i < tokens / once; i++) for (const _ of segmenter.segment(text));
  });
  const perSecond = (milliseconds: number) => Math.round((tokens / milliseconds) * 1000);
  const speed = (milliseconds: number) => (milliseconds ? perSecond(milliseconds) : '–');
  const ratio = (milliseconds: number) =>
    milliseconds ? (milliseconds / reference).toFixed(1) : '–';
  console.log(
    [
      id,
      load.toFixed(0),
      perSecond(segmenting),
      speed(quick),
      speed(accurate),
      perSecond(reference),
      ratio(quick),
      ratio(accurate),
    ].join('\t'),
  );
}

/** The median of CPU milliseconds that a piece of work takes. */
async function median(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)];
}
