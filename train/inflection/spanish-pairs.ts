import { readFileSync } from 'node:fs';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example } from './example.ts';

/** Endings of singular and plural; the first that fits decides, if the plural is a known word. */
const PLURALS: readonly (readonly [singular: string, plural: string])[] = [
  ['amen', 'ámenes'],
  ['imen', 'ímenes'],
  ['umen', 'úmenes'],
  ['agen', 'ágenes'],
  ['igen', 'ígenes'],
  ['irgen', 'írgenes'],
  ['argen', 'árgenes'],
  ['oven', 'óvenes'],
  ['orden', 'órdenes'],
  ['ión', 'iones'],
  ['ón', 'ones'],
  ['án', 'anes'],
  ['én', 'enes'],
  ['ín', 'ines'],
  ['ún', 'unes'],
  ['és', 'eses'],
  ['z', 'ces'],
  ['d', 'des'],
  ['l', 'les'],
  ['r', 'res'],
  ['n', 'nes'],
  ['j', 'jes'],
  ['a', 'as'],
  ['e', 'es'],
  ['o', 'os'],
];

/** Adjectives with four forms: masculine, feminine, and their plurals. */
const ADJECTIVES: readonly (readonly [string, string, string, string])[] = [
  ['o', 'a', 'os', 'as'],
  ['or', 'ora', 'ores', 'oras'],
  ['és', 'esa', 'eses', 'esas'],
  ['ón', 'ona', 'ones', 'onas'],
  ['án', 'ana', 'anes', 'anas'],
];

const SHORTEST = 4;

/**
 * Spanish has no free dictionary of nouns here, but its plurals are regular: words of the frequency
 * list that stand beside their plural teach the endings. Verbs slip in (come, comes); they add -s
 * just as well.
 */
export function spanishPairs(data: string): DictionaryData {
  const list = readFileSync(`${data}/frequencywords/content/2018/es/es_50k.txt`, 'utf8');
  const words = new Set(list.split('\n').map((line) => line.split(' ')[0]));
  const examples: Example[] = [];
  for (const lemma of words) {
    if (lemma.length < SHORTEST && !lemma.endsWith('z')) continue;
    const plural = pluralOf(lemma);
    if (plural !== undefined && words.has(plural)) {
      examples.push({ lemma, upos: 'NOUN', features: { Number: 'Plur' }, form: plural });
      examples.push({ lemma, upos: 'NOUN', features: { Number: 'Sing' }, form: lemma });
      // -e and consonants have one form for both genders.
      if (/[elz]$/.test(lemma)) {
        for (const Gender of ['Masc', 'Fem']) {
          examples.push(
            { lemma, upos: 'ADJ', features: { Gender, Number: 'Plur' }, form: plural },
            { lemma, upos: 'ADJ', features: { Gender, Number: 'Sing' }, form: lemma },
          );
        }
      }
    }
    for (const endings of ADJECTIVES) {
      if (!lemma.endsWith(endings[0])) continue;
      const stem = lemma.slice(0, lemma.length - endings[0].length);
      const forms = endings.map((ending) => stem + ending);
      if (!forms.every((form) => words.has(form))) continue;
      forms.forEach((form, i) => {
        const features = { Gender: i % 2 ? 'Fem' : 'Masc', Number: i < 2 ? 'Sing' : 'Plur' };
        examples.push({ lemma, upos: 'ADJ', features, form });
      });
    }
  }
  return { examples, inherent: [] };
}

function pluralOf(word: string): string | undefined {
  const found = PLURALS.find(([singular]) => word.endsWith(singular));
  return found && word.slice(0, word.length - found[0].length) + found[1];
}
