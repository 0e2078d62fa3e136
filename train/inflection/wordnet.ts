import { readFileSync } from 'node:fs';
import { debianPackage } from '../packages.ts';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example } from './example.ts';
import { Usage } from './usage.ts';

/** WordNet's lists of irregular plurals and degrees (Debian wordnet-base, WordNet licence). */
export function wordnetExceptions(): DictionaryData {
  const folder = `${debianPackage('wordnet-base', '1:3.0-37')}/usr/share/wordnet`;
  const examples: Example[] = [];
  for (const [form, lemma] of lines(`${folder}/noun.exc`)) {
    examples.push({ lemma, upos: 'NOUN', features: { Number: 'Plur' }, form });
  }
  for (const [form, lemma] of lines(`${folder}/adj.exc`)) {
    const Degree = form.endsWith('est') ? 'Sup' : form.endsWith('er') ? 'Cmp' : undefined;
    if (Degree) examples.push({ lemma, upos: 'ADJ', features: { Degree }, form });
  }
  return { examples, inherent: [] };
}

/** A plural is seldom so much more frequent than its singular; *does* is no plural of *doe*. */
const MOST_FREQUENT_PLURAL = 1.5;
/** Nor so much rarer, unless it is a slip: *aircrafts*. */
const RAREST_PLURAL = 2.2;

/**
 * Regular plurals: nouns of WordNet whose plural, by one of the usual endings, is in our frequency
 * list. Without them, a model of exceptions takes *seae* for the plural of *sea*.
 */
export function wordnetPlurals(): DictionaryData {
  const folder = `${debianPackage('wordnet-base', '1:3.0-37')}/usr/share/wordnet`;
  const irregular = new Set([...lines(`${folder}/noun.exc`)].map(([, lemma]) => lemma));
  const usage = new Usage('en');
  const examples: Example[] = [];
  for (const line of readFileSync(`${folder}/index.noun`, 'utf8').split('\n')) {
    const lemma = line.slice(0, line.indexOf(' '));
    if (!/^[a-z]{3,}$/.test(lemma) || irregular.has(lemma) || !usage.listed(lemma)) continue;
    const [form] = regularPlurals(lemma)
      .filter((plural) => usage.listed(plural))
      .sort((a, b) => usage.frequency(b) - usage.frequency(a));
    const more = form ? usage.frequency(form) - usage.frequency(lemma) : 0;
    if (!form || more > MOST_FREQUENT_PLURAL || more < -RAREST_PLURAL) continue;
    examples.push({ lemma, upos: 'NOUN', features: { Number: 'Plur' }, form });
  }
  return { examples, inherent: [] };
}

function regularPlurals(lemma: string): string[] {
  if (/[^aeiou]y$/.test(lemma)) return [`${lemma.slice(0, -1)}ies`];
  if (/(s|x|z|ch|sh)$/.test(lemma)) return [`${lemma}es`];
  return /o$/.test(lemma) ? [`${lemma}s`, `${lemma}es`] : [`${lemma}s`];
}

function* lines(path: string): Generator<[form: string, lemma: string]> {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [form, lemma] = line.trim().split(' ');
    // Entries such as "lives life" are kept, "jeans jeans" teach nothing.
    if (form && lemma && form !== lemma && !form.includes('_')) yield [form, lemma];
  }
}
