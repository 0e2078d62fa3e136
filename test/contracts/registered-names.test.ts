import { readdirSync } from 'node:fs';
import { corpora } from 'klartext/corpus';
import { baselines, metrics, tableFormats } from 'klartext/evaluate';
import { languageIds, tokenizers } from 'klartext/language';
import { engines } from 'klartext/simplify';
import { describe, expect, it } from 'vitest';
import { ROOT } from './command.ts';

// Names that users write in their calls and papers: adding one is news, losing one breaks them.
describe('the registered names', () => {
  it('of languages', () => {
    expect(languageIds().join(' ')).toBe('ar da de en es eu fr it ja pt ru sl ur zh');
  });

  it('of tokenizers', () => {
    expect(tokenizers.names().join(' ')).toBe('13a char intl moses nist none penn toktok');
  });
});

describe('the registered names of evaluation', () => {
  it('are these metrics', () => {
    expect(metrics.names().join(' ')).toMatchInlineSnapshot(
      `"ari ari-textstat-0.7.11 ari-textstat-0.7.3 asset-added asset-compressed-share asset-compression asset-copies asset-deleted asset-deletion-only asset-levenshtein asset-lexical-complexity asset-reordered asset-reordered-share asset-replace-only asset-split-share asset-splits asset-tree-depth bertscore bleu bleu-sentence chrf coleman-liau coleman-liau-textstat-0.7.11 coleman-liau-textstat-0.7.3 crawford crawford-textstat-0.7.11 crawford-textstat-0.7.3 easse-additions easse-compression easse-copies easse-deletions easse-lexical-complexity easse-similarity easse-splits faithful faithful-dates faithful-names faithful-negation faithful-numbers fernandez-huerta-textstat-0.7.11 fernandez-huerta-textstat-0.7.3 fkgl fkgl-easse-multi fkgl-textstat-0.7.11 fkgl-textstat-0.7.3 fre fre-textstat-0.7.11 fre-textstat-0.7.3 gulpease gulpease-textstat-0.7.11 gulpease-textstat-0.7.3 gunning-fog-textstat-0.7.11 gutierrez-polini gutierrez-polini-textstat-0.7.11 gutierrez-polini-textstat-0.7.3 letters-per-word lix lix-textstat-0.7.11 lix-textstat-0.7.3 multi-added-lemmas multi-clauses multi-deleted-lemmas multi-kept-lemmas multi-kept-words multi-max-rank multi-mean-rank multi-noun-phrase-length multi-preposition-phrase-length multi-rewritten-words multi-sentence-length multi-tree-height multi-verb-phrase-length operations rix rix-textstat-0.7.11 rix-textstat-0.7.3 rouge-1 rouge-2 rouge-l samsa-like sari sari-css sari-hf sari-legacy sari-original sari-paper sari-paper-precision sari-precision sari-sentence sentence-length sentences-per-output smog-textstat-0.7.11 smog-textstat-0.7.3 syllables-per-word szigriszt-pazos szigriszt-pazos-textstat-0.7.11 szigriszt-pazos-textstat-0.7.3 tateisi token-f1 wiener-1 wiener-1-textstat-0.7.11 wiener-1-textstat-0.7.3 wiener-2 wiener-2-textstat-0.7.11 wiener-2-textstat-0.7.3 wiener-3 wiener-3-textstat-0.7.11 wiener-3-textstat-0.7.3 wiener-4 wiener-4-textstat-0.7.11 wiener-4-textstat-0.7.3 words-per-output"`,
    );
  });

  it('are these baselines and table formats', () => {
    expect(baselines.names().join(' ')).toMatchInlineSnapshot(
      `"identity reference-against-rest reference-first reference-leave-one-out reference-sampled tgt2tgt truncation truncation-full-stop"`,
    );
    expect(tableFormats.names().join(' ')).toMatchInlineSnapshot(`"csv latex markdown"`);
  });
});

describe('the registered engines', () => {
  it('are these', () => {
    expect(engines.names().join(' ')).toBe('default identity rules sentences truncate');
  });
});

describe('the registered corpora', () => {
  it('are these', () => {
    expect(corpora.names().join(' ')).toMatchInlineSnapshot(
      `"abgb access-outputs adminit alector alexsis apa-lha-or-a2 apa-lha-or-b1 asset benchls bisect bisect-challenge bisect-de cbst clara-med clear complex css css-few-shot css-outputs cwi2018-de cwi2018-en cwi2018-es cwi2018-fr deplain-apa deplain-web deplain-web-documents dress-outputs-wikilarge dress-outputs-wikismall dsim easier easse-de-outputs-deplain-web easse-de-outputs-geolino easse-de-outputs-textcomplexityde easse-outputs-pwkp easse-outputs-turkcorpus easy-japanese easy-japanese-extended first-es geolino german-news hanls hsplit irekia irekia-documents japanese-news klexikon lexmturk matcha mcts mlsp2024 newsela-en newsela-es nnseval onestopenglish onestopenglish-documents paccss-it porsimples porsimplessent pwkp qats rsse ruadapt-encyclopedic ruadapt-fairytales ruadapt-literature ruwikilarge saaq-al-bambuu simpitiki simpitiki-pa simple-german-battisti simple-german-corpus simple-patho simplex-pb simplext simplifyur slots swipe teacher terence textcomplexityde textcomplexityde-zest tsar2022-en tsar2022-es tsar2022-pt tsar2025 tsar2025-outputs turkcorpus turkcorpus-legacy wikiauto wikiauto-gem wikilarge wikilarge-fr wikisplit wikisplit-untokenised wivico"`,
    );
  });
});

describe('a language', () => {
  const folders = readdirSync(`${ROOT}languages`, { withFileTypes: true })
    // Rules that several languages share are no language.
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => entry.name);

  it('is a folder, and every folder is one', () => {
    expect(folders.sort()).toEqual(languageIds());
  });

  it.each(folders)('%s has a profile, a card and an example', (id) => {
    const files = readdirSync(`${ROOT}languages/${id}`);
    expect(files).toContain('profile.json');
    expect(files).toContain('README.md');
    expect(readdirSync(`${ROOT}examples`)).toContain(`${id}.txt`);
  });
});
