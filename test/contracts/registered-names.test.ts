import { readdirSync } from 'node:fs';
import { corpora } from 'klartext/corpus';
import { languageIds, tokenizers } from 'klartext/language';
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

describe('the registered corpora', () => {
  it('are these', () => {
    expect(corpora.names().join(' ')).toMatchInlineSnapshot(
      `"abgb access-outputs adminit alector alexsis apa-lha-or-a2 apa-lha-or-b1 asset benchls bisect bisect-challenge bisect-de cbst clara-med clear complex css css-few-shot css-outputs cwi2018-de cwi2018-en cwi2018-es cwi2018-fr deplain-apa deplain-web deplain-web-documents dress-outputs-wikilarge dress-outputs-wikismall dsim easier easse-de-outputs-deplain-web easse-de-outputs-geolino easse-de-outputs-textcomplexityde easse-outputs-pwkp easse-outputs-turkcorpus easy-japanese easy-japanese-extended first-es geolino german-news hanls hsplit irekia irekia-documents japanese-news klexikon lexmturk matcha mcts mlsp2024 newsela-en newsela-es nnseval onestopenglish onestopenglish-documents paccss-it porsimples porsimplessent pwkp qats rsse ruadapt-encyclopedic ruadapt-fairytales ruadapt-literature ruwikilarge saaq-al-bambuu simpitiki simpitiki-pa simple-german-battisti simple-german-corpus simple-patho simplex-pb simplext simplifyur slots swipe teacher terence textcomplexityde textcomplexityde-zest tsar2022-en tsar2022-es tsar2022-pt tsar2025 tsar2025-outputs turkcorpus turkcorpus-legacy wikiauto wikiauto-gem wikilarge wikilarge-fr wikisplit wikisplit-untokenised wivico"`,
    );
  });
});

describe('a language', () => {
  const folders = readdirSync(`${ROOT}languages`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
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
