import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Level, sentencesOf } from '../../src/core/index.ts';
import { folderFiles, loadIdentifier, loadLanguage } from '../../src/language/index.ts';
import { loadEngine, readDocument, simplifyDocument } from '../../src/simplify/index.ts';
import { filesUnder } from '../reading/files.ts';

/**
 * Do levels act? Simplifies each development document of 400 words or more at A2, B1 and B2 with the
 * default engine, and counts the documents whose three texts all differ; then words a sentence.
 *
 *     npx tsx train/rewrite/levels.ts [--language en] [--most 40] [--engine default]
 */
const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    engine: { type: 'string', default: 'default' },
    most: { type: 'string', default: '1000' },
  },
});
const LEAST_WORDS = 400;
const ASKED: readonly Level[] = ['A2', 'B1', 'B2'];
const language = await loadLanguage(values.language);
const engine = await loadEngine(values.engine, language);
const identifier = await loadIdentifier(await folderFiles());

/** Words and sentences of running text; headings and items of lists are no sentences. */
function measured(text: string, format: 'html' | 'markdown' | 'text') {
  const { document } = readDocument(text, format, language);
  const sentences = document.paragraphs
    .filter(({ kind }) => kind === 'text')
    .flatMap((paragraph) => sentencesOf({ ...document, paragraphs: [paragraph] }));
  const words = sentences.reduce(
    (sum, { tokens }) => sum + tokens.filter(({ form }) => /[\p{L}\p{N}]/u.test(form)).length,
    0,
  );
  return { words, sentences: sentences.length };
}

const formatOf = (file: string) =>
  file.endsWith('.html') ? 'html' : file.endsWith('.md') ? 'markdown' : 'text';

const documents = filesUnder(`.data/documents/${values.language}`)
  .filter((file) => /\.(?:md|html|txt)$/u.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8'), format: formatOf(file) }) as const)
  .filter(({ text }) => identifier.identify(text).language === language.id)
  .filter(({ text, format }) => measured(text, format).words >= LEAST_WORDS)
  .slice(0, Number(values.most));

const totals = new Map(ASKED.map((level) => [level, { words: 0, sentences: 0 }]));
const same = new Map<string, number>();
let different = 0;
for (const { text, format } of documents) {
  const texts = ASKED.map((level) => {
    const parts = simplifyDocument(readDocument(text, format, language), {
      engine,
      controls: { level },
    });
    return [...parts].map(({ output }) => output).join('');
  });
  for (const [at, level] of ASKED.entries()) {
    const { words, sentences } = measured(texts[at], format);
    const total = totals.get(level);
    if (total)
      totals.set(level, { words: total.words + words, sentences: total.sentences + sentences });
    for (const later of [at + 1, at + 2]) {
      if (texts[later] !== texts[at]) continue;
      const pair = `${level} = ${ASKED[later]}`;
      same.set(pair, (same.get(pair) ?? 0) + 1);
    }
  }
  if (new Set(texts).size === ASKED.length) different++;
}
const share = ((100 * different) / Math.max(1, documents.length)).toFixed(0);
console.log(`three different texts: ${different} of ${documents.length} documents (${share}%)`);
for (const [pair, count] of same) console.log(`${pair}: ${count} documents`);
for (const [level, { words, sentences }] of totals)
  console.log(`${level}: ${(words / sentences).toFixed(1)} words a sentence`);
