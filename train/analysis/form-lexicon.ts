import { readFileSync } from 'node:fs';
import { hashText, KEY_MASK } from '../../src/language/analysis/hashing.ts';
import { Usage } from '../inflection/usage.ts';
import { debianPackage } from '../packages.ts';
import { DATA } from './paths.ts';

/** What a form can be; one bit each. */
const FORM = {
  noun: 1,
  plural: 2,
  adjective: 4,
  adverb: 8,
  verb: 16,
  thirdPerson: 32,
  past: 64,
  participle: 128,
} as const;

/**
 * Which parts of speech and forms an English word can be, by WordNet (Debian wordnet-base) and UniMorph,
 * for words of our frequency list: the tagger has not seen *drank* or *sits* often enough to know.
 */
export function englishForms(): Map<number, number> {
  const folder = `${debianPackage('wordnet-base', '1:3.0-37')}/usr/share/wordnet`;
  const usage = new Usage('en');
  const forms = new Map<number, number>();
  const add = (word: string, form: number) => {
    const lower = word.toLowerCase();
    if (!/^[a-z'-]+$/.test(lower) || !usage.listed(lower)) return;
    const key = hashText(lower) & KEY_MASK;
    forms.set(key, (forms.get(key) ?? 0) | form);
  };
  const irregular = readFileSync(`${folder}/noun.exc`, 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  const withOwnPlural = new Set(irregular.map(([, lemma]) => lemma));
  for (const [form] of irregular) add(form, FORM.plural);
  for (const noun of lemmasOf(`${folder}/index.noun`)) {
    add(noun, FORM.noun);
    if (!withOwnPlural.has(noun)) add(pluralOf(noun), FORM.plural);
  }
  for (const adjective of lemmasOf(`${folder}/index.adj`)) add(adjective, FORM.adjective);
  for (const adverb of lemmasOf(`${folder}/index.adv`)) add(adverb, FORM.adverb);
  for (const verb of lemmasOf(`${folder}/index.verb`)) add(verb, FORM.verb);
  for (const line of readFileSync(`${DATA}unimorph/eng`, 'utf8').split('\n')) {
    const [lemma, form, tags] = line.split('\t');
    if (!tags) continue;
    add(lemma, FORM.verb);
    add(form, formOf(tags));
  }
  return forms;
}

function formOf(tags: string): number {
  if (tags.includes('V.PTCP')) return FORM.participle;
  if (tags.includes('PST')) return FORM.past;
  return tags.includes('3') ? FORM.thirdPerson : FORM.verb;
}

function lemmasOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[a-z]/.test(line))
    .map((line) => line.slice(0, line.indexOf(' ')));
}

function pluralOf(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}
