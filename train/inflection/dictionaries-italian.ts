import { npmPackage } from '../packages.ts';
import type { DictionaryData } from './dictionary-data.ts';
import { readJson } from './dictionary-data.ts';
import type { Example, InherentExample } from './example.ts';

const GENDERS: Readonly<Record<string, string>> = { M: 'Masc', F: 'Fem' };
const NUMBERS: Readonly<Record<string, string>> = { S: 'Sing', P: 'Plur' };

/** Nouns of Morph-it! (CC BY-SA 2.0 / LGPL), as packed on npm. */
export function italianNouns(): DictionaryData {
  const folder = npmPackage('italian-words-dict', '3.4.0');
  const words = readJson(`${folder}/dist/words.json`) as Record<string, { G?: string; P?: string }>;
  const examples: Example[] = [];
  const inherent: InherentExample[] = [];
  for (const [lemma, { G, P }] of Object.entries(words)) {
    if (G && GENDERS[G]) inherent.push({ lemma, features: { Gender: GENDERS[G] } });
    examples.push({ lemma, upos: 'NOUN', features: { Number: 'Sing' }, form: lemma });
    if (P) examples.push({ lemma, upos: 'NOUN', features: { Number: 'Plur' }, form: P });
  }
  return { examples, inherent };
}

export function italianAdjectives(): DictionaryData {
  const folder = npmPackage('italian-adjectives-dict', '3.4.0');
  const words = readJson(`${folder}/dist/adjectives.json`) as Record<
    string,
    Record<string, string>
  >;
  const examples: Example[] = [];
  for (const [lemma, forms] of Object.entries(words)) {
    const all: Record<string, string> = { MS: lemma, ...forms };
    for (const [key, form] of Object.entries(all)) {
      const features = { Gender: GENDERS[key[0]], Number: NUMBERS[key[1]] };
      if (form && features.Gender && features.Number) {
        examples.push({ lemma, upos: 'ADJ', features, form });
      }
    }
  }
  return { examples, inherent: [] };
}

const TENSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ind pres': { Tense: 'Pres' },
  'ind past': { Tense: 'Past' },
  'ind impf': { Tense: 'Imp' },
  'ind fut': { Tense: 'Fut' },
  'cond pres': { Mood: 'Cnd' },
  'sub pres': { Mood: 'Sub', Tense: 'Pres' },
  'sub impf': { Mood: 'Sub', Tense: 'Imp' },
  'impr pres': { Mood: 'Imp' },
};

/** Verbs of Morph-it!; its infinitives and gerunds carry clitics and are left out, but for the lemma. */
export function italianVerbs(): DictionaryData {
  const folder = npmPackage('italian-verbs-dict', '3.4.0');
  const words = readJson(`${folder}/dist/verbs.json`) as Record<
    string,
    Record<string, Record<string, Record<string, string>>>
  >;
  const examples: Example[] = [];
  for (const [lemma, moods] of Object.entries(words)) {
    for (const [name, features] of Object.entries(TENSES)) {
      const [mood, tense] = name.split(' ');
      for (const [key, form] of Object.entries(moods[mood]?.[tense] ?? {})) {
        const number = NUMBERS[key[0]];
        const Person = key[1];
        if (number && Person) {
          examples.push({
            lemma,
            upos: 'VERB',
            features: { ...features, Number: number, Person },
            // The package has the third person for the first in places: io prenderà.
            form: name === 'ind fut' && key === 'S1' ? form.replace(/à$/, 'ò') : form,
          });
        }
      }
    }
    examples.push({ lemma, upos: 'VERB', features: { VerbForm: 'Inf' }, form: lemma });
    for (const [key, form] of Object.entries(moods.part?.past ?? {})) {
      const features = {
        VerbForm: 'Part',
        Tense: 'Past',
        Number: NUMBERS[key[0]],
        Gender: key[1] === 'F' ? 'Fem' : 'Masc',
      };
      if (features.Number) examples.push({ lemma, upos: 'VERB', features, form });
    }
  }
  return { examples, inherent: [] };
}
