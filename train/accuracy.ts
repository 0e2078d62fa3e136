import { readFileSync, writeFileSync } from 'node:fs';
import { loadLanguage } from '../src/language/index.ts';
import { type Accuracy, measure } from './analysis/measure.ts';
import { DATA } from './analysis/paths.ts';
import { recipes, testSentences } from './analysis/recipes.ts';
import { writeParserCard } from './parser/card.ts';
import { type ParserReport, reportOf, reportTable } from './parser/measure.ts';
import { parserRecipes } from './parser/recipes.ts';

/**
 * `npm run accuracy [-- LANGUAGE …] [--json] [--write]`: measures every language's analysers on its
 * test treebanks, gold tokens, and says how well the accurate parsers find constructions. `--write` puts
 * the rows into docs/analysis.md and into the languages' cards.
 */
const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const ids = wanted.length > 0 ? wanted : Object.keys(recipes).sort();

type Row = { language: string; treebank: string; analyser: 'quick' | 'accurate' } & Accuracy;
const ANALYSERS = ['quick', 'accurate'] as const;
const rows: Row[] = [];
const reports = new Map<string, ParserReport>();
for (const id of ids) {
  const language = await loadLanguage(id);
  for (const set of recipes[id].test) {
    const { path, name, includes } = testSentences(set);
    for (const analyser of language.offers.parser ? ANALYSERS : ANALYSERS.slice(0, 1)) {
      const accurate = analyser === 'accurate';
      rows.push({
        language: id,
        treebank: name,
        analyser,
        ...measure((tokens) => language.analyseTokens(tokens, { accurate }), DATA + path, includes),
      });
      if (!args.includes('--json')) console.error(rowText(rows.at(-1)!));
    }
  }
  const recipe = parserRecipes[id];
  if (language.offers.parser && recipe) reports.set(id, reportOf(language, recipe));
}
if (args.includes('--json')) {
  console.log(JSON.stringify({ rows, constructions: Object.fromEntries(reports) }, undefined, 2));
} else {
  console.log(table(rows));
  for (const [id, report] of reports) console.log(`\n${reportTable(id, report)}`);
}
if (args.includes('--write')) {
  fill('docs/analysis.md', rows);
  for (const id of ids)
    fill(
      `languages/${id}/README.md`,
      rows.filter((row) => row.language === id),
    );
  for (const [id, report] of reports) writeParserCard(id, report);
}

function table(of: readonly Row[]): string {
  const head = [
    'language',
    'test treebank',
    'analyser',
    'words',
    'UPOS',
    'features',
    'lemma',
    'UAS',
    'LAS',
  ];
  const lines = [
    head.join(' | '),
    head.map((_, i) => (i < 3 ? '---' : '---:')).join(' | '),
    ...of.map(rowText),
  ];
  return lines.map((line) => `| ${line} |`).join('\n');
}

function languageOf(line: string): string {
  return line.split('|')[1]?.trim() ?? '';
}

function rowText(row: Row): string {
  const percent = (value: number | null) => (value === null ? '–' : value.toFixed(1));
  const { language, treebank, analyser, words, upos, features, lemma, uas, las } = row;
  const shares = [upos, features, lemma, uas, las].map(percent);
  return [language, treebank, analyser, words, ...shares].join(' | ');
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
