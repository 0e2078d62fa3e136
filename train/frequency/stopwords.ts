// Writes languages/*/stopwords.txt: npm stopwords-iso, pruned, and function words of treebanks:
//   npx tsx train/frequency/stopwords.ts
// What the project adds and drops by hand is in stopwords-by-hand.json.
// stopwords-iso holds many content words (English: "computer"). A word stays when treebanks use it
// mostly as a function word; frequent function words that the list lacks join it. Basque, Urdu and
// Arabic, whose treebanks are non-commercial or missing, are pruned by frequency alone.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConllu } from '../../src/language/conllu.ts';
import { folderFiles } from '../../src/language/files.ts';
import { loadFrequency } from '../../src/language/frequency/frequency.ts';
import { npmPackage } from '../packages.ts';
import { readUtf8 } from './texts.ts';

const data = fileURLToPath(new URL('../../.data', import.meta.url));
const target = fileURLToPath(new URL('../../languages', import.meta.url));
const FUNCTION = new Set(['ADP', 'AUX', 'CCONJ', 'SCONJ', 'DET', 'PART', 'PRON']);

/** Treebanks (folders of .data/ud, dev splits) whose licence is not non-commercial. */
const TREEBANKS: Record<string, string[]> = {
  en: ['English-EWT', 'English-LinES', 'English-ParTUT'],
  es: ['Spanish-GSD', 'Spanish-AnCora'],
  pt: ['Portuguese-Bosque', 'Portuguese-GSD'],
  de: ['German-GSD', 'German-HDT'],
  fr: ['French-GSD', 'French-Sequoia'],
  it: ['Italian-ISDT', 'Italian-VIT'],
  da: ['Danish-DDT'],
  sl: ['Slovenian-SSJ', 'Slovenian-SST'],
  ru: ['Russian-GSD', 'Russian-Taiga'],
  ja: ['Japanese-GSD'],
  zh: ['Chinese-GSDSimp'],
  eu: [],
  ur: [],
  ar: [],
};

/** Per word, lower case: how often it is seen, and how often as a function word or adverb. */
function usesOf(folders: readonly string[]) {
  const uses = new Map<string, { all: number; function: number; adverb: number }>();
  for (const folder of folders) {
    if (!existsSync(`${data}/ud/${folder}`)) continue;
    if (/\bNC\b|NonCommercial/.test(readUtf8(`${data}/ud/${folder}/LICENSE.txt`).slice(0, 600))) {
      continue;
    }
    for (const file of readdirSync(`${data}/ud/${folder}`)) {
      if (!file.endsWith('dev.conllu')) continue;
      for (const { words } of readConllu(readUtf8(`${data}/ud/${folder}/${file}`))) {
        for (const { form, upos } of words) {
          const word = form.toLowerCase();
          const use = uses.get(word) ?? { all: 0, function: 0, adverb: 0 };
          use.all++;
          if (FUNCTION.has(upos)) use.function++;
          if (upos === 'ADV') use.adverb++;
          uses.set(word, use);
        }
      }
    }
  }
  return uses;
}

const byHand = JSON.parse(
  readUtf8(fileURLToPath(new URL('stopwords-by-hand.json', import.meta.url))),
) as Record<string, { add?: string; drop?: string }>;
const spelled = (word: string) => word.normalize('NFC').replace(/[\u064b-\u0652\u0670]/g, '');
const listed = (words: string | undefined) =>
  (words ?? '').split(' ').filter((word) => word !== '');

const iso = JSON.parse(
  readUtf8(`${npmPackage('stopwords-iso', '1.1.0')}/stopwords-iso.json`),
) as Record<string, string[]>;
const files = await folderFiles();

for (const [id, folders] of Object.entries(TREEBANKS)) {
  const uses = usesOf(folders);
  const frequency = await loadFrequency(files, id);
  const kept = new Set<string>();
  for (const word of iso[id] ?? []) {
    if (!/^[\p{L}\p{M}'’ー々]+$/u.test(word)) continue;
    const use = uses.get(word);
    const zipf = frequency.zipf(word);
    if (use && use.all >= 2) {
      const adverb = zipf >= 5.3 ? use.adverb : 0;
      if ((use.function + adverb) / use.all >= 0.5) kept.add(word);
    } else if (zipf >= (uses.size > 0 ? 6.2 : 5.6)) kept.add(word);
  }
  for (const [word, use] of uses) {
    const usual = use.all >= 5 && use.function / use.all >= 0.8;
    if (usual && /^[\p{L}\p{M}'’]+$/u.test(word)) kept.add(word);
  }
  for (const word of listed(byHand[id]?.add)) kept.add(word);
  for (const word of listed(byHand[id]?.drop)) kept.delete(word);
  const words = [...new Set([...kept].map(spelled))]
    .filter((word) => word !== '')
    .sort((a, b) => (a < b ? -1 : 1));
  const head = [
    '# Stop words: npm stopwords-iso 1.1.0 (MIT, Gene Diaz), pruned; and frequent function words',
    `# counted in Universal Dependencies (${uses.size > 0 ? folders.join(', ') : 'none'}), or added by hand.`,
    '# Rebuild: npx tsx train/frequency/stopwords.ts',
  ];
  writeFileSync(`${target}/${id}/stopwords.txt`, `${[...head, ...words].join('\n')}\n`);
  console.log(`${id}: ${words.length} of ${iso[id]?.length ?? 0}`);
}
