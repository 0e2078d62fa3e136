import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Upos } from '../../src/core/index.ts';
import { readConllu } from '../../src/language/conllu.ts';
import { loadLanguage } from '../../src/language/index.ts';
import { conjugated, conjugatorFiles } from './conjugator.ts';
import { describeConformance, referencePath } from './reference-data.ts';

const CONJUGATED = ['es', 'pt', 'fr', 'it'];
const COMMON = 100;
const frequencies = (id: string) => `frequencywords/content/2018/${id}/${id}_50k.txt`;

describeConformance(
  'forms of the hundred commonest verbs, beside a conjugator',
  CONJUGATED.flatMap((id) => [...conjugatorFiles(id), frequencies(id)]),
  () => {
    it.each(CONJUGATED)('%s agrees on 98 % of six tenses', async (id) => {
      const language = await loadLanguage(id);
      const verbs = new Set(conjugated(id, () => true).map(({ lemma }) => lemma));
      const list = readFileSync(referencePath(frequencies(id)), 'utf8').split('\n');
      const common = new Set(
        list
          .map((line) => line.split(' ')[0])
          // irse: a pronoun is no part of our forms.
          .filter((word) => verbs.has(word) && !/[aei]rse$/.test(word))
          .slice(0, COMMON),
      );
      const asked = conjugated(id, (lemma) => common.has(lemma));
      const wrong = asked.filter(
        ({ lemma, features, forms }) =>
          !forms.includes(language.inflect(lemma, 'VERB', features) ?? ''),
      );
      const lost = wrong.map(({ lemma, forms }) => `${lemma}: ${forms.join('/')}`);
      console.log(id, asked.length, 'forms, not as the conjugator:', lost.join('; '));
      expect(asked.length).toBeGreaterThan(3000);
      expect(1 - wrong.length / asked.length).toBeGreaterThanOrEqual(0.98);
    });
  },
);

/** Test treebanks with full features, and the share of nouns, verbs and adjectives given their form. */
const RUNNING: Readonly<Record<string, { readonly path: string; readonly floor: number }>> = {
  en: { path: 'ud/English-EWT/en_ewt-ud-test.conllu', floor: 98.5 },
  pt: { path: 'ud/Portuguese-Bosque/pt_bosque-ud-test.conllu', floor: 98 },
  fr: { path: 'ud/French-Sequoia/fr_sequoia-ud-test.conllu', floor: 98 },
  it: { path: 'ud/Italian-ISDT/it_isdt-ud-test.conllu', floor: 97 },
  es: { path: 'ud/Spanish-PUD/es_pud-ud-test.conllu', floor: 96 },
  da: { path: 'ud/Danish-DDT/da_ddt-ud-test.conllu', floor: 94 },
  ru: { path: 'ud/Russian-PUD/ru_pud-ud-test.conllu', floor: 94 },
  sl: { path: 'ud/Slovenian-SSJ/sl_ssj-ud-test.conllu', floor: 95 },
};

describeConformance(
  'forms of the words of running text',
  Object.values(RUNNING).map(({ path }) => path),
  () => {
    it.each(Object.entries(RUNNING))('%s', async (id, { path, floor }) => {
      const language = await loadLanguage(id);
      let right = 0;
      let all = 0;
      for (const sentence of readConllu(readFileSync(referencePath(path), 'utf8'))) {
        for (const { form, lemma, upos, features } of sentence.words) {
          if (!/^(NOUN|VERB|ADJ|AUX)$/.test(upos) || !/^\p{L}+$/u.test(form)) continue;
          if (features.Typo || features.Abbr || features.Foreign || features.Style) continue;
          all++;
          const made = language.inflect(lemma, upos as Upos, features);
          if (made?.toLowerCase() === form.toLowerCase()) right++;
        }
      }
      console.log(id, ((100 * right) / all).toFixed(2), 'per cent of', all);
      expect((100 * right) / all).toBeGreaterThanOrEqual(floor);
    });
  },
);
