import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { npmPackage } from '../packages.ts';
import type { DictionaryData } from './dictionary-data.ts';
import type { Example, InherentExample } from './example.ts';

interface Parse {
  formCnt: number;
  tag: { stat: string[]; flex: string[]; toString(): string };
  inflect(index: number): Parse;
  toString(): string;
}

const FEATURES: Readonly<Record<string, string>> = {
  sing: 'Number=Sing',
  plur: 'Number=Plur',
  nomn: 'Case=Nom',
  gent: 'Case=Gen',
  datv: 'Case=Dat',
  accs: 'Case=Acc',
  ablt: 'Case=Ins',
  loct: 'Case=Loc',
  masc: 'Gender=Masc',
  femn: 'Gender=Fem',
  neut: 'Gender=Neut',
  anim: 'Animacy=Anim',
  inan: 'Animacy=Inan',
  '1per': 'Person=1',
  '2per': 'Person=2',
  '3per': 'Person=3',
  pres: 'Tense=Pres',
  past: 'Tense=Past',
  futr: 'Tense=Fut',
  impr: 'Mood=Imp',
  actv: 'Voice=Act',
  pssv: 'Voice=Pass',
};

/** Part of speech and what it adds; others (adverbs, comparatives) are left to the treebanks. */
const KINDS: Readonly<Record<string, { upos: string; add: Record<string, string> }>> = {
  NOUN: { upos: 'NOUN', add: {} },
  ADJF: { upos: 'ADJ', add: {} },
  ADJS: { upos: 'ADJ', add: { Variant: 'Short' } },
  COMP: { upos: 'ADJ', add: { Degree: 'Cmp' } },
  VERB: { upos: 'VERB', add: {} },
  INFN: { upos: 'VERB', add: { VerbForm: 'Inf' } },
  PRTF: { upos: 'VERB', add: { VerbForm: 'Part' } },
  PRTS: { upos: 'VERB', add: { VerbForm: 'Part', Variant: 'Short' } },
  GRND: { upos: 'VERB', add: { VerbForm: 'Conv' } },
};

/** Variants that would compete with the usual form: -ою, по-, archaic, collocations. */
const UNUSUAL = [
  'V-',
  'Arch',
  'Infr',
  'Erro',
  'Slng',
  'Cmp2',
  'Supr',
  'gen2',
  'loc2',
  'voct',
  'incl',
];
const NAMES = ['Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Trad', 'Abbr', 'Init', 'Fixd', 'Sgtm'];

/** The paradigms of OpenCorpora (package az, MIT; data CC BY-SA 3.0) for the 50,000 most frequent forms. */
export async function openCorpora(data: string): Promise<DictionaryData> {
  const folder = npmPackage('az', '0.2.3');
  const Az = createRequire(import.meta.url)(`${folder}/dist/az.js`);
  await new Promise<void>((resolve) => Az.Morph.init(`${folder}/dicts`, () => resolve()));
  const list = readFileSync(`${data}/frequencywords/content/2018/ru/ru_50k.txt`, 'utf8');
  const examples: Example[] = [];
  const inherent: InherentExample[] = [];
  const seen = new Set<string>();
  for (const line of list.split('\n')) {
    const word = line.split(' ')[0];
    if (!word) continue;
    for (const parse of (Az.Morph(word) || []) as Parse[]) {
      if (parse.constructor.name !== 'DictionaryParse' || !parse.formCnt) continue;
      addParadigm(parse, seen, examples, inherent);
    }
  }
  return { examples, inherent };
}

/** Imperfective verbs have no future of their own; it is made with быть. */
const FUTURE: readonly (readonly [number: string, person: string, form: string])[] = [
  ['Sing', '1', 'буду'],
  ['Sing', '2', 'будешь'],
  ['Sing', '3', 'будет'],
  ['Plur', '1', 'будем'],
  ['Plur', '2', 'будете'],
  ['Plur', '3', 'будут'],
];

function addParadigm(
  parse: Parse,
  seen: Set<string>,
  examples: Example[],
  inherent: InherentExample[],
): void {
  const base = parse.inflect(0);
  const lemma = String(base).toLowerCase();
  const kind = KINDS[base.tag.stat[0]];
  const key = `${lemma} ${base.tag}`;
  if (!kind || seen.has(key)) return;
  seen.add(key);
  if (NAMES.some((name) => base.tag.stat.includes(name))) return;
  if (kind.upos === 'NOUN' && base.tag.flex.includes('sing')) {
    const own = read(base.tag.stat);
    if (own.Gender) inherent.push({ lemma, features: own });
  }
  if (base.tag.stat.includes('impf')) {
    for (const [number, Person, form] of FUTURE) {
      const features = { Tense: 'Fut', Number: number, Person };
      examples.push({ lemma, upos: 'VERB', features, form: `${form} ${lemma}` });
    }
  }
  for (let i = 0; i < parse.formCnt; i++) {
    const form = parse.inflect(i);
    const at = KINDS[form.tag.stat[0]];
    const all = [...form.tag.stat, ...form.tag.flex];
    if (!at || all.some((name) => UNUSUAL.some((unusual) => name.startsWith(unusual)))) continue;
    const features =
      at.upos === 'NOUN'
        ? read(form.tag.flex)
        : { ...read(all.filter((name) => name !== 'Qual')), ...at.add };
    if (features.Mood === 'Imp') features.Person = '2';
    if (at.upos !== kind.upos) continue;
    examples.push({ lemma, upos: at.upos, features, form: String(form).toLowerCase() });
  }
}

function read(grammemes: readonly string[]): Record<string, string> {
  const features: Record<string, string> = {};
  for (const name of grammemes) {
    const feature = FEATURES[name];
    if (!feature) continue;
    const cut = feature.indexOf('=');
    features[feature.slice(0, cut)] = feature.slice(cut + 1);
  }
  return features;
}
