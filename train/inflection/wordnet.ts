import { readFileSync } from 'node:fs';
import { debianPackage } from '../packages.ts';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example } from './example.ts';

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

function* lines(path: string): Generator<[form: string, lemma: string]> {
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [form, lemma] = line.trim().split(' ');
    // Entries such as "lives life" are kept, "jeans jeans" teach nothing.
    if (form && lemma && form !== lemma && !form.includes('_')) yield [form, lemma];
  }
}
