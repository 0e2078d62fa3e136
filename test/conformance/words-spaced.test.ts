import { expect, it } from 'vitest';
import type { Span } from '../../src/core/index.ts';
import { spacedWords } from '../../src/language/segment/index.ts';
import { describeConformance, referenceText } from './reference-data.ts';
import { shippedRules } from './segment-rules.ts';
import { surfaceSentences } from './surface-tokens.ts';

/** Treebank, and the least token F1 (per cent) on its development set. */
const TREEBANKS: readonly (readonly [language: string, file: string, floor: number])[] = [
  ['en', 'English-EWT/en_ewt-ud-dev', 98.5],
  ['es', 'Spanish-GSD/es_gsd-ud-dev', 98.5],
  ['pt', 'Portuguese-Bosque/pt_bosque-ud-dev', 98.5],
  ['de', 'German-GSD/de_gsd-ud-dev', 98.5],
  ['fr', 'French-GSD/fr_gsd-ud-dev', 98.5],
  ['it', 'Italian-ISDT/it_isdt-ud-dev', 98.5],
  ['da', 'Danish-DDT/da_ddt-ud-dev', 98.5],
  ['sl', 'Slovenian-SSJ/sl_ssj-ud-dev', 98.5],
  ['ru', 'Russian-GSD/ru_gsd-ud-dev', 98.5],
  ['eu', 'Basque-BDT/eu_bdt-ud-dev', 98.5],
  ['ur', 'Urdu-UDTB/ur_udtb-ud-dev', 97],
];

const path = (file: string) => `ud/${file}.conllu`;

describeConformance(
  'Words of spaced languages against Universal Dependencies',
  TREEBANKS.map(([, file]) => path(file)),
  () => {
    it.each(TREEBANKS)('%s: the tokens of %s, F1 at least %d%', async (language, file, floor) => {
      const rules = await shippedRules(language);
      const words = spacedWords(rules);
      const cut = rules.tokens.profile.contractions === 'split';
      let right = 0;
      let ours = 0;
      let gold = 0;
      for (const { text, tokens } of surfaceSentences(referenceText(path(file)), cut)) {
        const found = words(text);
        const expected = new Set(tokens.map(key));
        right += found.filter((span) => expected.has(key(span))).length;
        ours += found.length;
        gold += tokens.length;
      }
      const f1 = (200 * right) / (ours + gold);
      console.log(`${language} ${file}: F1 ${f1.toFixed(2)} (${gold} tokens)`);
      expect(f1).toBeGreaterThanOrEqual(floor);
    });
  },
);

function key({ start, end }: Span): string {
  return `${start}-${end}`;
}
