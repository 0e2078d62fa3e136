/**
 * Prints accuracy per language and what it was taken for: npx tsx train/identify/evaluate.ts
 * `--tune` uses treebanks that neither training nor the conformance test sees, to set dials with.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadIdentifier } from '../../src/language/identify/index.ts';
import { corpusSentences } from './corpora.ts';
import { confusionTable, measure } from './measure.ts';
import { treebankSentences } from './text.ts';

/** Also languages that are not ours: favouring ours must not swallow them. */
const TUNING: Readonly<Record<string, readonly string[]>> = {
  en: ['English-PUD/en_pud-ud-test', 'English-LinES/en_lines-ud-dev'],
  es: ['Spanish-PUD/es_pud-ud-test'],
  pt: ['Portuguese-PUD/pt_pud-ud-test', 'Portuguese-PetroGold/pt_petrogold-ud-dev'],
  de: ['German-PUD/de_pud-ud-test', 'German-LIT/de_lit-ud-test'],
  fr: ['French-PUD/fr_pud-ud-test', 'French-ParisStories/fr_parisstories-ud-dev'],
  it: ['Italian-PUD/it_pud-ud-test', 'Italian-PoSTWITA/it_postwita-ud-dev'],
  sl: ['Slovenian-SSJ/sl_ssj-ud-dev', 'Slovenian-SST/sl_sst-ud-test'],
  ru: ['Russian-PUD/ru_pud-ud-test', 'Russian-Taiga/ru_taiga-ud-dev'],
  eu: ['Basque-BDT/eu_bdt-ud-dev'],
  ur: ['Urdu-UDTB/ur_udtb-ud-dev'],
  ja: ['Japanese-GSD/ja_gsd-ud-dev'],
  zh: ['Chinese-PUD/zh_pud-ud-test', 'Chinese-Beginner/zh_beginner-ud-test'],
  nl: ['Dutch-Alpino/nl_alpino-ud-test', 'Dutch-LassySmall/nl_lassysmall-ud-test'],
  sv: ['Swedish-Talbanken/sv_talbanken-ud-test', 'Swedish-LinES/sv_lines-ud-dev'],
  no: ['Norwegian-Bokmaal/no_bokmaal-ud-test'],
  hr: ['Croatian-SET/hr_set-ud-test'],
  gl: ['Galician-TreeGal/gl_treegal-ud-test'],
  uk: ['Ukrainian-IU/uk_iu-ud-dev'],
};

const data = fileURLToPath(new URL('../../.data', import.meta.url));
const file =
  process.env.MODEL ?? fileURLToPath(new URL('../../languages/identify.bin.gz', import.meta.url));
const identifier = await loadIdentifier({ read: async () => readFileSync(file) });
const sentences = process.argv.includes('--tune') ? tuningSentences() : corpusSentences(data, 500);
const measured = measure(identifier, sentences);
console.log(confusionTable(measured));
if (process.argv.includes('--errors')) {
  for (const { language, answer, confidence, text } of measured.errors) {
    console.log(`${language} → ${answer} ${confidence.toFixed(2)}  ${text.slice(0, 110)}`);
  }
}

function tuningSentences(): Map<string, string[]> {
  return new Map(
    Object.entries(TUNING).map(([language, treebanks]) => [
      language,
      treebanks.flatMap((path) => treebankSentences(join(data, 'ud', path), true)),
    ]),
  );
}
