import { readFileSync } from 'node:fs';
import { npmPackage } from '../packages.ts';
import type { DictionaryData } from './dictionary-data.ts';
import { readJson } from './dictionary-data.ts';
import type { Example, InherentExample } from './example.ts';

/** Verbs of Lefff (LGPL-LR), as packed on npm: six persons by tense letter. */
export function lefffVerbs(): DictionaryData {
  const folder = npmPackage('french-verbs-lefff', '3.4.0');
  const words = readJson(`${folder}/dist/conjugations.json`) as Record<
    string,
    Record<string, string[]>
  >;
  const finite: Record<string, Record<string, string>> = {
    P: { Tense: 'Pres' },
    S: { Mood: 'Sub', Tense: 'Pres' },
    Y: { Mood: 'Imp' },
    I: { Tense: 'Imp' },
    J: { Tense: 'Past' },
    T: { Mood: 'Sub', Tense: 'Imp' },
    F: { Tense: 'Fut' },
    C: { Mood: 'Cnd' },
  };
  const examples: Example[] = [];
  for (const [lemma, forms] of Object.entries(words)) {
    const add = (features: Record<string, string>, form: string | undefined) => {
      if (form && form !== 'NA') examples.push({ lemma, upos: 'VERB', features, form });
    };
    for (const [letter, features] of Object.entries(finite)) {
      forms[letter]?.forEach((form, i) => {
        add({ ...features, Number: i < 3 ? 'Sing' : 'Plur', Person: String((i % 3) + 1) }, form);
      });
    }
    forms.K?.forEach((form, i) => {
      const agreement = { Gender: i < 2 ? 'Masc' : 'Fem', Number: i % 2 === 0 ? 'Sing' : 'Plur' };
      add({ ...agreement, Tense: 'Past', VerbForm: 'Part' }, form);
    });
    add({ Tense: 'Pres', VerbForm: 'Part' }, forms.G?.[0]);
    add({ VerbForm: 'Inf' }, lemma);
  }
  return { examples, inherent: [] };
}

/** Noun genders of Lefff. */
export function lefffNouns(): DictionaryData {
  const folder = npmPackage('french-words-gender-lefff', '3.4.0');
  const words = readJson(`${folder}/dist/words.json`) as Record<string, string>;
  const inherent: InherentExample[] = [];
  for (const [lemma, gender] of Object.entries(words)) {
    if (gender === 'M' || gender === 'F') {
      inherent.push({ lemma, features: { Gender: gender === 'M' ? 'Masc' : 'Fem' } });
    }
  }
  return { examples: [], inherent };
}

/** How French marks feminine and plural: [of the base, of the form], the surest first. */
const FEMININE = [
  ['eux', 'euse'],
  ['eur', 'rice'],
  ['teur', 'trice'],
  ['eur', 'euse'],
  ['er', 'ère'],
  ['et', 'ète'],
  ['f', 've'],
  ['el', 'elle'],
  ['eil', 'eille'],
  ['ien', 'ienne'],
  ['on', 'onne'],
  ['eau', 'elle'],
  ['et', 'ette'],
  ['c', 'que'],
  ['g', 'gue'],
  ['', 'e'],
];
const PLURAL = [
  ['al', 'aux'],
  ['ail', 'aux'],
  ['au', 'aux'],
  ['eu', 'eux'],
  ['ou', 'oux'],
  ['', 's'],
];

/**
 * Nouns and adjectives of French-Dictionary (MIT). It lists forms without their lemma: a form is
 * paired with a listed base that one of the usual endings leads to.
 */
export function frenchDictionary(data: string): DictionaryData {
  const examples: Example[] = [];
  for (const [file, upos] of [
    ['adj', 'ADJ'],
    ['noun', 'NOUN'],
  ]) {
    const text = readFileSync(`${data}/french-dictionary/dictionary/${file}.csv`, 'utf8');
    const rows = text.split('\n').slice(1).map(readRow);
    const bases = new Set(rows.filter((row) => row.tags === '').map((row) => row.form));
    for (const { form, tags } of rows) {
      const plural = tags.includes('plural');
      const feminine = tags.includes('feminine');
      if (tags.includes('error') || (!plural && !feminine) || !form) continue;
      if (upos === 'NOUN' && feminine) continue;
      const lemma = baseOf(form, plural, feminine, bases);
      if (!lemma) continue;
      if (upos === 'NOUN') {
        examples.push({ lemma, upos, features: { Number: 'Plur' }, form });
        continue;
      }
      const genders = feminine ? ['Fem'] : tags.includes('masculine') ? ['Masc'] : ['Masc', 'Fem'];
      for (const Gender of genders) {
        const features = { Gender, Number: plural ? 'Plur' : 'Sing' };
        examples.push({ lemma, upos, features, form });
      }
    }
  }
  return { examples, inherent: [] };
}

function readRow(line: string): { form: string; tags: string } {
  const cut = line.indexOf(',');
  return { form: line.slice(0, cut), tags: line.slice(cut + 1).trim() };
}

function baseOf(
  form: string,
  plural: boolean,
  feminine: boolean,
  bases: ReadonlySet<string>,
): string | undefined {
  const singular = plural && feminine && form.endsWith('s') ? form.slice(0, -1) : form;
  for (const [of, ending] of feminine ? FEMININE : PLURAL) {
    if (!singular.endsWith(ending)) continue;
    const base = singular.slice(0, singular.length - ending.length) + of;
    if (base !== form && bases.has(base)) return base;
  }
  return undefined;
}
