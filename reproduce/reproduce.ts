import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run reproduce`: computes the tables of the papers that the reference data allows and writes
 * them to docs/reproduction.md, ours beside the published numbers. Needs `npm run data`.
 */
const CHAPTERS: readonly (readonly [title: string, why: string, file: string])[] = [
  [
    'English scores',
    'SARI, BLEU and FKGL on TurkCorpus. The FKGLs of Table 9.2 other than ACCESS were copied from ' +
      'earlier papers and are not of this formula; the SARI of BTRLTS in Table 10.3 is that of ' +
      'BTRLTS10 on ASSET, a slip. The reference of Table 6.2 is one of the eight, drawn for each ' +
      'sentence and scored against all, so that its BLEU must be 100; the SAMSA column is of HSplit, ' +
      'which is not here (see Structure). The compression of DRESS-LS in Table 6.4 is not what ' +
      'EASSE itself gives for the published outputs (0.76).',
    'scores-english.ts',
  ],
  [
    'German scores',
    'BLEU and SARI as EASSE-DE prints them. The mT5 outputs that are public are not those of the ' +
      'tables.',
    'scores-german.ts',
  ],
  [
    'Chinese scores',
    'CSS reports means over sentences, with precision for deletions: `sari-css`, `bleu-sentence`.',
    'scores-chinese.ts',
  ],
  [
    'Features of ASSET, TurkCorpus and CSS',
    'Thesis Table 7.3 and CSS Table 4. The test set of ASSET is not here: valid stands in for it; ' +
      'HSplit is not here either.',
    'features-asset.ts',
  ],
  [
    'Readability and features in German',
    'EASSE-DE, Tables 3, 5, 9, 11 and 12.',
    'features-german.ts',
  ],
  [
    'Word-level operations',
    'Thesis Table 6.3. Our aligner is another: it also matches words in the same gap, so REPLACE is ' +
      'higher.',
    'operations.ts',
  ],
  [
    'Structure',
    'samsa-like, on our dependency trees, against the published SAMSA per sentence.',
    'samsa.ts',
  ],
  ['Human ratings', 'Thesis §7.5 and Tables 7.5, 7.6 and 8.2.', 'ratings.ts'],
  [
    'Reference-less quality estimation',
    'Thesis chapter 5 (QATS). The labels of QATS are not here; `npx tsx reproduce/qats.ts FOLDER` ' +
      'prints the leaderboard from a folder that holds them.',
    'qats.ts',
  ],
];

const target = fileURLToPath(new URL('../docs/reproduction.md', import.meta.url));
const INTRODUCTION = [
  '# Published numbers, and ours',
  '',
  'Written by `npm run reproduce`; `npm run reproduce -- FILE` renews one chapter. Each cell is ours,',
  'with the published number in brackets.',
  '',
].join('\n');

/** Chapters of the page that is there, by title: a run that is interrupted loses nothing. */
function chaptersThere(): Map<string, string> {
  if (!existsSync(target)) return new Map();
  const [, ...chapters] = readFileSync(target, 'utf8').split(/^## /m);
  return new Map(chapters.map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter]));
}

const only = process.argv.slice(2);
const written = chaptersThere();
for (const [title, why, file] of CHAPTERS) {
  if (only.length > 0 && !only.includes(file)) continue;
  console.error(`${title} …`);
  const path = fileURLToPath(new URL(file, import.meta.url));
  const printed = execFileSync(process.execPath, ['--import', 'tsx', path], { encoding: 'utf8' });
  const command = `\`npx tsx reproduce/${file}\``;
  written.set(title, `${[title, '', why, '', command, '', printed.trim(), ''].join('\n')}\n`);
  const chapters = CHAPTERS.map(([name]) => written.get(name)).filter((one) => one !== undefined);
  const page = [INTRODUCTION, ...chapters.map((chapter) => `## ${chapter}`)].join('\n');
  writeFileSync(target, `${page.trimEnd()}\n`);
}
