import { readFileSync } from 'node:fs';
import { Conjugator } from '@jirimracek/conjugate-esp';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example } from './example.ts';

const PERSONS = ['1 Sing', '2 Sing', '3 Sing', '1 Plur', '2 Plur', '3 Plur'];

const SPANISH: readonly (readonly [mood: string, tense: string, features: string])[] = [
  ['Indicativo', 'Presente', 'Tense=Pres'],
  ['Indicativo', 'PreteritoImperfecto', 'Tense=Imp'],
  ['Indicativo', 'PreteritoIndefinido', 'Tense=Past'],
  ['Indicativo', 'FuturoImperfecto', 'Tense=Fut'],
  ['Indicativo', 'CondicionalSimple', 'Mood=Cnd'],
  ['Subjuntivo', 'Presente', 'Mood=Sub|Tense=Pres'],
  ['Subjuntivo', 'PreteritoImperfectoRa', 'Mood=Sub|Tense=Imp'],
  ['Subjuntivo', 'PreteritoImperfectoSe', 'Mood=Sub|Tense=Imp|Variant=Se'],
];

/** Verbs of the frequency list, conjugated by conjugate-esp (npm, MIT). */
export function spanishVerbs(data: string): DictionaryData {
  const frequent = frequentWords(data, 'es');
  const conjugator = new Conjugator();
  const examples: Example[] = [];
  for (const lemma of conjugator.getVerbListSync()) {
    const [first] = conjugator.conjugateSync(lemma, 'castellano');
    if (typeof first !== 'object') continue;
    const tables = first.conjugation as unknown as Record<string, Record<string, string[]>>;
    // Of referir the list has other forms: refiere.
    const { Presente, PreteritoIndefinido } = tables.Indicativo;
    if (![lemma, ...Presente, ...PreteritoIndefinido].some((form) => frequent.has(form))) continue;
    for (const [mood, tense, features] of SPANISH) {
      examples.push(...persons(lemma, features, tables[mood][tense]));
    }
    // Usted asks in the subjunctive.
    const asked = tables.Subjuntivo.Presente.map((form, i) =>
      i === 1 || i === 4 ? tables.Imperativo.Afirmativo[i] : i === 0 ? '-' : form,
    );
    examples.push(...persons(lemma, 'Mood=Imp', asked));
    const { Gerundio, Participio } = tables.Impersonal as unknown as Record<string, string>;
    add(examples, lemma, 'VerbForm=Ger', Gerundio);
    add(examples, lemma, 'VerbForm=Inf', lemma);
    examples.push(...participles(lemma, Participio));
  }
  return { examples, inherent: [] };
}

const PORTUGUESE: readonly (readonly [tense: string, features: string])[] = [
  ['Indicativo-presente', 'Tense=Pres'],
  ['Indicativo-pretérito-imperfeito', 'Tense=Imp'],
  ['Indicativo-pretérito-perfeito-simples', 'Tense=Past'],
  ['Indicativo-Pretérito-Mais-que-Perfeito-Simples', 'Tense=Pqp'],
  ['Indicativo-Futuro-do-Presente-Simples', 'Tense=Fut'],
  ['Condicional-Futuro-do-Pretérito-Simples', 'Mood=Cnd'],
  ['Conjuntivo--Subjuntivo-Presente', 'Mood=Sub|Tense=Pres'],
  ['Conjuntivo--Subjuntivo-Pretérito-Imperfeito', 'Mood=Sub|Tense=Imp'],
  ['Conjuntivo--Subjuntivo-Futuro-Simples', 'Mood=Sub|Tense=Fut'],
  ['Imperativo-Afirmativo', 'Mood=Imp'],
];

/** Verbs of the frequency list in the conjugation tables of mlconjug3. */
export function portugueseVerbs(data: string): DictionaryData {
  const folder = `${data}/mlconjug3/mlconjug3/data/conjug_manager`;
  const frequent = frequentWords(data, 'pt');
  const templates = readTemplates(readFileSync(`${folder}/conjugation-pt.xml`, 'utf8'));
  const verbs = readFileSync(`${folder}/verbs-pt.xml`, 'utf8');
  const examples: Example[] = [];
  for (const [, lemma, template] of verbs.matchAll(/<i>([^<]*)<\/i>\s*<t>([^<]*)<\/t>/g)) {
    const tables = templates.get(template);
    const suffix = template.slice(template.indexOf(':') + 1);
    if (!tables || !frequent.has(lemma) || !lemma.endsWith(suffix)) continue;
    const root = lemma.slice(0, lemma.length - suffix.length);
    const form = (ending: string) => (ending === '-' ? ending : root + ending);
    for (const [tense, features] of PORTUGUESE) {
      examples.push(...persons(lemma, features, (tables.get(tense) ?? []).map(form)));
    }
    add(examples, lemma, 'VerbForm=Inf', lemma);
    add(examples, lemma, 'VerbForm=Ger', form(tables.get('Gerúndio-Gerúndio')?.[0] ?? '-'));
    examples.push(...participles(lemma, form(tables.get('Particípio-Particípio')?.[0] ?? '-')));
  }
  return { examples, inherent: [] };
}

function frequentWords(data: string, language: string): Set<string> {
  const path = `${data}/frequencywords/content/2018/${language}/${language}_50k.txt`;
  return new Set(
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[0]),
  );
}

function persons(lemma: string, features: string, forms: readonly string[]): Example[] {
  const examples: Example[] = [];
  if (forms.length !== PERSONS.length) return examples;
  forms.forEach((form, i) => {
    const [person, number] = PERSONS[i].split(' ');
    add(examples, lemma, `${features}|Person=${person}|Number=${number}`, form);
  });
  return examples;
}

function participles(lemma: string, form: string): Example[] {
  const examples: Example[] = [];
  if (!form.endsWith('o')) return examples;
  for (const [ending, agreement] of [
    ['o', 'Gender=Masc|Number=Sing'],
    ['a', 'Gender=Fem|Number=Sing'],
    ['os', 'Gender=Masc|Number=Plur'],
    ['as', 'Gender=Fem|Number=Plur'],
  ]) {
    const features = `${agreement}|Tense=Past|VerbForm=Part`;
    add(examples, lemma, features, form.slice(0, -1) + ending);
  }
  return examples;
}

function add(examples: Example[], lemma: string, features: string, form: string): void {
  if (form === '' || form.includes('-') || form.includes(' ')) return;
  const named = Object.fromEntries(features.split('|').map((part) => part.split('=')));
  examples.push({ lemma, upos: 'VERB', features: named, form });
}

/** By template and tense: its endings. */
function readTemplates(xml: string): Map<string, Map<string, string[]>> {
  const templates = new Map<string, Map<string, string[]>>();
  for (const part of xml.split('<template ').slice(1)) {
    const tenses = new Map<string, string[]>();
    let endings: string[] = [];
    for (const [, close, tag, text] of part.matchAll(/<(\/?)([\p{L}\d-]+)[^<>]*>([^<]*)/gu)) {
      if (tag === 'p' && !close) endings.push('-');
      else if (tag === 'i' && !close && endings.at(-1) === '-') endings.splice(-1, 1, text.trim());
      else if (tag !== 'p' && tag !== 'i') {
        if (close && endings.length > 0) tenses.set(tag, endings);
        endings = [];
      }
    }
    templates.set(part.split('"')[1], tenses);
  }
  return templates;
}
