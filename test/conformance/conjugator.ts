import { readFileSync } from 'node:fs';
import { referencePath } from './reference-data.ts';

const FOLDER = 'verbecc/verbecc/data/xml';

/** What a conjugator's table says: this verb, with these features, has one of these forms. */
export interface Conjugated {
  readonly lemma: string;
  readonly features: Readonly<Record<string, string>>;
  readonly forms: readonly string[];
}

/** The files that `conjugated` reads. */
export function conjugatorFiles(language: string): string[] {
  return [
    `${FOLDER}/conjugations/conjugations-${language}.xml`,
    `${FOLDER}/verbs/verbs-${language}.xml`,
  ];
}

/** By language: the tables of the conjugator that are everyday grammar, in our words. */
const TENSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    'Indicativo presente': 'Mood=Ind|Tense=Pres',
    'Indicativo pretérito-imperfecto': 'Mood=Ind|Tense=Imp',
    'Indicativo pretérito-perfecto-simple': 'Mood=Ind|Tense=Past',
    'Indicativo futuro': 'Mood=Ind|Tense=Fut',
    'Subjuntivo presente': 'Mood=Sub|Tense=Pres',
    'Condicional presente': 'Mood=Cnd',
  },
  pt: {
    'Indicativo presente': 'Mood=Ind|Tense=Pres',
    'Indicativo pretérito-imperfeito': 'Mood=Ind|Tense=Imp',
    'Indicativo pretérito-perfeito': 'Mood=Ind|Tense=Past',
    'Indicativo futuro-do-presente': 'Mood=Ind|Tense=Fut',
    'Subjuntivo presente': 'Mood=Sub|Tense=Pres',
    'Condicional futuro-do-pretérito': 'Mood=Cnd',
  },
  it: {
    'Indicativo presente': 'Mood=Ind|Tense=Pres',
    'Indicativo imperfetto': 'Mood=Ind|Tense=Imp',
    'Indicativo passato-remoto': 'Mood=Ind|Tense=Past',
    'Indicativo futuro': 'Mood=Ind|Tense=Fut',
    'Congiuntivo presente': 'Mood=Sub|Tense=Pres',
    'Condizionale presente': 'Mood=Cnd|Tense=Pres',
  },
  fr: {
    'Indicatif présent': 'Mood=Ind|Tense=Pres',
    'Indicatif imparfait': 'Mood=Ind|Tense=Imp',
    'Indicatif passé-simple': 'Mood=Ind|Tense=Past',
    'Indicatif futur-simple': 'Mood=Ind|Tense=Fut',
    'Subjonctif présent': 'Mood=Sub|Tense=Pres',
    'Conditionnel présent': 'Mood=Cnd|Tense=Pres',
  },
};

const PERSONS = ['1 Sing', '2 Sing', '3 Sing', '1 Plur', '2 Plur', '3 Plur'];

/** The finite forms that the conjugator verbecc gives for these verbs; a reference, never trained on. */
export function conjugated(language: string, isWanted: (lemma: string) => boolean): Conjugated[] {
  const [templateXml, verbXml] = conjugatorFiles(language).map((path) =>
    readFileSync(referencePath(path), 'utf8'),
  );
  const templates = readTemplates(templateXml);
  const found: Conjugated[] = [];
  for (const [, lemma, name] of verbXml.matchAll(/<i>([^<]*)<\/i>\s*<t>([^<]*)<\/t>/g)) {
    const template = templates.get(name);
    const suffix = name.slice(name.indexOf(':') + 1);
    if (!template || !lemma.endsWith(suffix) || !isWanted(lemma)) continue;
    const root = lemma.slice(0, lemma.length - suffix.length);
    for (const [tense, bundle] of Object.entries(TENSES[language])) {
      const endings = template.get(tense);
      if (endings?.length !== 6) continue;
      endings.forEach((variants, i) => {
        const forms = variants.filter((ending) => /^\p{L}+$/u.test(ending)).map((e) => root + e);
        if (forms.length === 0) return;
        const [person, number] = PERSONS[i].split(' ');
        const features = Object.fromEntries(bundle.split('|').map((part) => part.split('=')));
        found.push({
          lemma,
          features: { ...features, Person: person, Number: number, VerbForm: 'Fin' },
          forms,
        });
      });
    }
  }
  return found;
}

/** By template and `Mood tense`: the endings of six persons, each with its variants. */
function readTemplates(xml: string): Map<string, Map<string, string[][]>> {
  const templates = new Map<string, Map<string, string[][]>>();
  for (const part of xml.split('<template ').slice(1)) {
    const name = part.split('"')[1];
    const tenses = new Map<string, string[][]>();
    const open: string[] = [];
    let endings: string[][] = [];
    for (const [, close, tag, text] of part.matchAll(/<(\/?)([\p{L}\d-]+)[^<>]*>([^<]*)/gu)) {
      if (tag === 'i') {
        if (!close) endings.at(-1)?.push(text.trim());
      } else if (tag === 'p') {
        if (!close) endings.push([]);
      } else if (close) {
        if (endings.length > 0) tenses.set(open.slice(-2).join(' '), endings);
        endings = [];
        open.pop();
      } else {
        open.push(tag);
        endings = [];
      }
    }
    templates.set(name, tenses);
  }
  return templates;
}
