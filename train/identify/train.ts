/**
 * Trains languages/identify.bin.gz: npx tsx train/identify/train.ts
 * Reads .data (npm run data) and fetches a few npm and Debian packages into a temporary folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { encodeModels, type ScriptModel } from '../../src/language/identify/model.ts';
import { Random } from '../random.ts';
import { sentenceDrawer } from './draw.ts';
import { learn } from './learn.ts';
import { type LanguageSources, readSources } from './text.ts';

interface Script {
  readonly script: string;
  readonly only?: string;
  readonly spaced?: boolean;
  readonly bits?: number;
  readonly languages?: Readonly<Record<string, LanguageSources>>;
}

const SEED = 20;
/** Sentences drawn per language. */
const DRAWS = 40_000;
/** What the project's languages have ahead: a Danish sentence is not to be lost to Norwegian. */
const FAVOUR = 2;

const root = fileURLToPath(new URL('../..', import.meta.url));
const table = readFileSync(new URL('languages.json', import.meta.url), 'utf8');
const { favoured, scripts }: { favoured: string[]; scripts: Script[] } = JSON.parse(table);
const source = new Random(SEED);
const random = () => source.next();

const models = scripts.map((part): ScriptModel => {
  if (part.only !== undefined) return oneLanguage(part.script, part.only);
  const spaced = part.spaced ?? true;
  const drawers = new Map(
    Object.entries(part.languages ?? {}).map(([language, sources]) => {
      const read = readSources(`${root}/.data`, sources, spaced);
      const sizes = read.map(({ name, sentences, words }) => {
        return `${name} ${sentences?.length ?? words?.length}`;
      });
      console.log(`${language}: ${sizes.join(', ')}`);
      return [language, sentenceDrawer(read, spaced, random)] as const;
    }),
  );
  const task = { script: part.script, spaced, bits: part.bits ?? 12, drawers, draws: DRAWS };
  const preference = { favoured: new Set(favoured), favour: FAVOUR, random };
  return learn({ ...task, ...preference }, console.log);
});

const file = process.argv[2] ?? `${root}/languages/identify.bin.gz`;
const bytes = gzipSync(encodeModels(models), { level: 9 });
writeFileSync(file, bytes);
console.log(
  `${file}: ${bytes.length} bytes, ${models.flatMap((m) => m.languages).length} languages`,
);

/** A script that (of the languages here) only one uses needs no weights. */
function oneLanguage(script: string, language: string): ScriptModel {
  const empty = { buckets: 0, bias: [0], scale: 1, weights: new Int8Array(0) };
  return { script, spaced: true, languages: [language], ...empty };
}
