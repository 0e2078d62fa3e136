import * as core from 'klartext';
import * as corpus from 'klartext/corpus';
import * as language from 'klartext/language';
import { describe, expect, it } from 'vitest';

// As a user imports them: through the exports of package.json, from what was built.
describe('the public names', () => {
  it('of klartext', () => {
    expect(Object.keys(core).sort()).toEqual([
      'KlartextError',
      'LEVELS',
      'OPERATIONS',
      'UPOS',
      'applyEdits',
      'nearestName',
      'overlaps',
      'registry',
      'sentencesOf',
      'slice',
      'unknownName',
    ]);
  });

  it('of klartext/language', () => {
    expect(Object.keys(language).sort()).toEqual([
      'describeLanguages',
      'fetchedFiles',
      'folderFiles',
      'languageIds',
      'loadEasseSyllables',
      'loadIdentifier',
      'loadLanguage',
      'loadPunkt',
      'pythonLower',
      'pythonSplit',
      'readConllu',
      'tokenizers',
      'tokenizersWith',
      'tokensOf',
      'writeConllu',
    ]);
  });

  it('of klartext/corpus', () => {
    expect(Object.keys(corpus).sort()).toEqual([
      'ACCESSES',
      'SPLITS',
      'TASKS',
      'corpora',
      'corpusFiles',
      'countRecords',
      'folderCorpusFiles',
      'howToGet',
      'importCorpus',
      'isPair',
      'loadCorpus',
      'memoryCorpusFiles',
      'openStore',
      'pairsOf',
      'storeFolder',
    ]);
  });
});
