import { readFileSync, writeFileSync } from 'node:fs';
import { loadLanguage } from '../src/language/index.ts';
import { type Accuracy, measure } from './analysis/measure.ts';
import { DATA } from './analysis/paths.ts';
import { recipes, testSentences } from './analysis/recipes.ts';

/**
 * `npm run accuracy [-- LANGUAGE …] [--json] [--write]`: measures every language's analysis on its
 * test treebanks, gold tokens. `--write` puts the rows into README.md and into the languages' cards.
 */
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const ids = wanted.length > 0 ? wanted : Object.keys(recipes).sort();

type Row = { language: string; treebank: string } & Accuracy;
const rows: Row[] = [];
for (const id of ids) {
  const language = await loadLanguage(id);
  for (const set of recipes[id].test) {
    const { path, name, includes } = testSentences(set);
    rows.push({
      language: id,
      treebank: name,
      ...measure((tokens) => language.analyseTokens(tokens), DATA + path, includes),
    });
    if (!args.includes('--json')) console.error(rowText(rows.at(-1)!));
  }
}
if (args.includes('--json')) console.log(JSON.stringify(rows, undefined, 2));
else console.log(table(rows));
if (args.includes('--write')) {
  fill('README.md', rows);
  for (const id of ids)
    fill(
      `languages/${id}/README.md`,
      rows.filter((row) => row.language === id),
    );
}

function table(of: readonly Row[]): string {
  const head = ['language', 'test treebank', 'words', 'UPOS', 'features', 'lemma', 'UAS', 'LAS'];
  const lines = [
    head.join(' | '),
    head.map((_, i) => (i < 2 ? '---' : '---:')).join(' | '),
    ...of.map(rowText),
  ];
  return lines.map((line) => `| ${line} |`).join('\n');
}

function languageOf(line: string): string {
  return line.split('|')[1]?.trim() ?? '';
}

function rowText(row: Row): string {
  const percent = (value: number | null) => (value === null ? '–' : value.toFixed(1));
  const { language, treebank, words, upos, features, lemma, uas, las } = row;
  return [language, treebank, words, ...[upos, features, lemma, uas, las].map(percent)].join(' | ');
}

/** Puts rows between the accuracy marks of a page; rows of languages not measured now stay. */
function fill(path: string, measured: readonly Row[]): void {
  const page = readFileSync(path, 'utf8');
  const fresh = table(measured).split('\n');
  const filled = page.replace(
    /(<!-- accuracy -->)([\s\S]*?)(<!-- \/accuracy -->)/,
    (_all, open: string, before: string, close: string) => {
      const kept = before.split('\n').filter((line) => {
        const language = languageOf(line);
        return /^[a-z]{2}$/.test(language) && !ids.includes(language);
      });
      const body = [...kept, ...fresh.slice(2)]
        .map((line, place) => ({ line, place }))
        .sort((a, b) => languageOf(a.line).localeCompare(languageOf(b.line)) || a.place - b.place);
      const lines = [...fresh.slice(0, 2), ...body.map(({ line }) => line)];
      return `${open}\n\n${lines.join('\n')}\n\n${close}`;
    },
  );
  writeFileSync(path, filled);
}
